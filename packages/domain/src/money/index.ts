export { COUNTRY_CURRENCIES, type Currency, currencyOf, moneyStyleOf } from './currency.ts'
export { currencySign, formatMoney, type MoneyStyle } from './format.ts'
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
