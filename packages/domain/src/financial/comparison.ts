import type { Currency } from '../money/index.ts'
import type { Bridge, MonthCheck, Share } from './bridge.ts'
import type { Summary } from './reply.ts'
import type { BridgeApart } from './status.ts'

/** What the server sums by itself. */
export const COMPARED = ['total', 'recharges', 'deposits'] as const
export type Compared = (typeof COMPARED)[number]

/** What a difference may be equal to, to the cent. */
export type DifferenceCause = 'refunded' | BridgeApart | 'otherCoins' | 'idle'

/** A sum of the rows beside the server's own, in integer hundredths. */
export interface SumComparison {
  readonly what: Compared
  /** What the rows in the tenant's coin come to. */
  readonly rows: number
  /** undefined: the server did not say. */
  readonly server: number | undefined
  /** Server less rows; undefined without the server's. */
  readonly difference: number | undefined
  /** What is exactly as large as the difference; undefined: nothing is, or there is none. */
  readonly cause: DifferenceCause | undefined
}

const NOTHING: Share = { count: 0, amount: 0 }

/** Sums that the server may count otherwise than the rows: what is theirs too much, or too little. */
function causesOf(
  bridge: Bridge | undefined,
  others: readonly Bridge[],
): ReadonlyMap<number, DifferenceCause> {
  const { apart, parts, refunded, refundedOutside } = bridge ?? {}
  const given = (refunded?.amount ?? 0) + (refundedOutside?.amount ?? 0)
  const amounts: readonly (readonly [DifferenceCause, number])[] = [
    ['refunded', -given],
    ['contested', apart?.contested.amount ?? 0],
    ['open', apart?.open.amount ?? 0],
    ['refused', apart?.refused.amount ?? 0],
    ['unknown', apart?.unknown.amount ?? 0],
    ['idle', -(parts?.idle.amount ?? 0)],
    ['otherCoins', others.reduce((sum, { gross }) => sum + gross.amount, 0)],
  ]
  const found = new Map<number, DifferenceCause>()
  // The first that fits is the likeliest.
  for (const [cause, amount] of amounts) if (amount !== 0 && !found.has(amount)) found.set(amount, cause)
  return found
}

/**
 * The rows' own sums beside the server's (design: Conferir o mês). Nobody documents what the server counts, so a difference
 * is shown, and named where something is exactly as large.
 * @param own - the tenant's currency: the server's sums name none
 */
export function compareSums(
  { coins }: MonthCheck,
  summary: Summary,
  own: Currency,
): readonly SumComparison[] {
  const bridge = coins.find(({ currency }) => currency === own)
  const { recharges, idle, deposits, other } = bridge?.parts ?? {}
  const amount = ({ amount: hundredths }: Share = NOTHING): number => hundredths
  const sums: Readonly<Record<Compared, number>> = {
    total: bridge?.gross.amount ?? 0,
    recharges: amount(recharges) + amount(idle) + amount(other),
    deposits: amount(deposits),
  }
  const causes = causesOf(
    bridge,
    coins.filter((each) => each !== bridge),
  )
  return COMPARED.map((what) => {
    const server = summary[what]
    const difference = server === undefined ? undefined : server - sums[what]
    const cause = what === 'total' && difference !== undefined ? causes.get(difference) : undefined
    return { what, rows: sums[what], server, difference, cause }
  })
}
