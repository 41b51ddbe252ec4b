import { type Country, localeOf } from '../tenants/index.ts'
import { textOf } from '../wire/index.ts'

/** An ISO 4217 code as `BRL`, or the wire's own word where it is none. */
export type Coin = string

/** The coin of a country where the server names none (MON-008, MON-009). */
export const COUNTRY_COINS = { BR: 'BRL', CO: 'COP', EC: 'USD', UY: 'UYU' } as const satisfies Record<
  Country,
  Coin
>

const ISO_CODE = /^[a-z]{3}$/i

/** The coin of an amount: the server's `coin` or `moneyCoin` wins, else the tenant's country decides. */
export function coinOf(country: Country, wireCoin?: unknown): Coin {
  const coin = textOf(wireCoin)
  if (coin === undefined) return COUNTRY_COINS[country]
  return ISO_CODE.test(coin) ? coin.toUpperCase() : coin
}

/** How money is written for a country: its locale and its own coin. */
export function moneyStyleOf(country: Country): { readonly locale: string; readonly tenantCoin: Coin } {
  return { locale: localeOf(country), tenantCoin: COUNTRY_COINS[country] }
}
