export { COUNTRY_COINS, type Coin, coinOf, moneyStyleOf } from './coin.ts'
export { coinSign, formatMoney, type MoneyStyle } from './format.ts'
export { toHundredths } from './hundredths.ts'
export {
  PAYMENT_KINDS,
  PAYMENT_TYPES,
  type PaymentKind,
  type PaymentType,
  paymentKindOf,
} from './paymentKind.ts'
export {
  type AmountEdit,
  type AmountRules,
  amountOfDigits,
  editAmount,
  minorDigitsOf,
  shownDecimals,
  writeAmount,
} from './typed.ts'
