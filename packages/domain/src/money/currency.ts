import type { Country } from '../tenants/index.ts'
import { textOf } from '../wire/index.ts'

/** An ISO 4217 code as `BRL`, or the wire's own word where it is none. */
export type Currency = string

/** The currency of a country where the server names none (MON-008, MON-009). */
export const COUNTRY_CURRENCIES = { BR: 'BRL', CO: 'COP', EC: 'USD', UY: 'UYU' } as const satisfies Record<
  Country,
  Currency
>

const ISO_CODE = /^[a-z]{3}$/i

/** The currency of an amount: the wire's `coin` or `moneyCoin` wins, else the tenant's country decides. */
export const currencyOf = (country: Country, wireCurrency?: unknown): Currency =>
  coinOr(COUNTRY_CURRENCIES[country], wireCurrency)

/** The same where the tenant's own currency is known already. */
export function coinOr(own: Currency, wireCurrency?: unknown): Currency {
  const currency = textOf(wireCurrency)
  if (currency === undefined) return own
  return ISO_CODE.test(currency) ? currency.toUpperCase() : currency
}
