export { currencyOf } from './currency.ts'
export { currencySign, formatMoney } from './format.ts'
export { PAYMENT_KINDS, PAYMENT_TYPES, type PaymentKind, paymentKindOf } from './paymentKind.ts'
export { amountOfDigits, editAmount, minorDigitsOf, shownDecimals, writeAmount } from './typed.ts'
