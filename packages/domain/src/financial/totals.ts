import { type Currency, coinOr, paymentKindOf } from '../money/index.ts'
import { available, type Movement } from './movement.ts'
import type { Summary } from './reply.ts'
import { movementStates, placeOf } from './status.ts'

/** The sums of one coin, in integer hundredths (FIN-023). */
export interface CoinTotals {
  readonly currency: Currency
  /** What is left of approved and authorized movements. */
  readonly approved: number
  /** Pending, in process and rejected ones. */
  readonly open: number
}

/** What the ticked movements come to: never one sum over coins (decisions: Financial and refunds). */
export interface FooterTotals {
  /** One line for each coin, by its code. */
  readonly coins: readonly CoinTotals[]
  /** Ticked, and in neither sum: cancelled, contested, refunded, of an unknown status, or without an amount. */
  readonly inNeither: number
  /** Paid from a wallet, and left out as that was asked for. */
  readonly fromWallet: number
}

/** Whether it was paid out of a wallet: that money is there twice, as a deposit and as what was paid with it. */
export const isPaidFromWallet = ({
  target,
  paymentType,
}: Pick<Movement, 'target' | 'paymentType'>): boolean =>
  target !== 'USER' && paymentKindOf(paymentType) === 'wallet'

type Side = 'approved' | 'open' | undefined

function sideOf(movement: Movement): Side {
  const { state } = movementStates(movement)
  switch (state) {
    case 'approved':
    case 'authorized':
    case 'partial_refund':
      return 'approved'
    case 'pending':
    case 'in_process':
    case 'rejected':
      return 'open'
    default:
      return undefined
  }
}

/**
 * The footer's totals (FIN-023): approved money counts with what is left of it, open money in full.
 * @param own - the tenant's currency, where the wire names none
 * @param withoutWallet - leaves out what was paid from a wallet
 */
export function footerTotals(
  rows: readonly Movement[],
  { own, withoutWallet }: { readonly own: Currency; readonly withoutWallet: boolean },
): FooterTotals {
  const coins = new Map<Currency, { approved: number; open: number }>()
  let inNeither = 0
  let fromWallet = 0
  for (const row of rows) {
    const side = sideOf(row)
    const left = side === 'approved' ? available(row) : row.amount
    if (withoutWallet && isPaidFromWallet(row)) fromWallet += 1
    else if (side === undefined || left === undefined) inNeither += 1
    else {
      const currency = coinOr(own, row.coin)
      const held = coins.get(currency) ?? { approved: 0, open: 0 }
      coins.set(currency, { ...held, [side]: held[side] + Math.max(0, left) })
    }
  }
  return {
    coins: [...coins]
      .map(([currency, sums]) => ({ currency, ...sums }))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
    inNeither,
    fromWallet,
  }
}

/** The sums of a period in one coin, as `Summary` has them for all coins in one. */
export interface PeriodSums {
  readonly currency: Currency
  readonly total: number
  readonly recharges: number
  readonly deposits: number
}

/** What is known of the coins in the server's sums, which it adds up as if they were one. */
export interface PeriodCoins {
  /** Those of the rows that were read, by their codes. */
  readonly currencies: readonly Currency[]
  /** Each coin's own sums; undefined where not all rows are here, or they do not come to the server's total. */
  readonly sums: readonly PeriodSums[] | undefined
}

function sumsOf(rows: readonly Movement[], own: Currency): readonly PeriodSums[] {
  const byCoin = new Map<Currency, PeriodSums>()
  for (const { coin, amount = 0, target } of rows) {
    const currency = coinOr(own, coin)
    const held = byCoin.get(currency) ?? { currency, total: 0, recharges: 0, deposits: 0 }
    byCoin.set(currency, {
      currency,
      total: held.total + amount,
      recharges: held.recharges + (target === 'USER' ? 0 : amount),
      deposits: held.deposits + (target === 'USER' ? amount : 0),
    })
  }
  return [...byCoin.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
}

/**
 * Parts the server's sums by coin: sums never mix coins (decisions: Arithmetic). Which rows the server adds up, it does
 * not say: what came in, or all; the rows that come to its total are those.
 * @param rows - those of the period that are here
 * @param summary - the server's, in hundredths of whatever coins
 * @param isWhole - they are all of the period
 */
export function periodCoins(
  rows: readonly Movement[],
  { summary, own, isWhole }: { summary: Pick<Summary, 'total'> | undefined; own: Currency; isWhole: boolean },
): PeriodCoins {
  const all = sumsOf(rows, own)
  const cameIn = sumsOf(
    rows.filter((row) => placeOf(row) === 'in'),
    own,
  )
  const sums = isWhole
    ? [cameIn, all].find((each) => each.reduce((sum, { total }) => sum + total, 0) === summary?.total)
    : undefined
  return { currencies: (sums ?? all).map(({ currency }) => currency), sums }
}
