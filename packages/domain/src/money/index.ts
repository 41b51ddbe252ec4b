export { COUNTRY_COINS, type Coin, coinOf, moneyStyleOf } from './coin.ts'
export { formatMoney, type MoneyStyle } from './format.ts'
export { toHundredths } from './hundredths.ts'
export { amountOfDigits, minorDigitsOf, shownDecimals, writeAmount } from './typed.ts'
