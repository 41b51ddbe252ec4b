import { type Currency, coinOr, paymentKindOf } from '../money/index.ts'
import type { Movement } from './movement.ts'
import { type BridgeApart, movementStates, placeOf } from './status.ts'
import { isPaidFromWallet } from './totals.ts'

/** Some movements: how many, and what they come to in integer hundredths. */
export interface Share {
  readonly count: number
  readonly amount: number
}

/** What came in, by what it was for; a type that nobody knows is `other`. */
export const BRIDGE_PARTS = ['recharges', 'idle', 'deposits', 'other'] as const
export type BridgePart = (typeof BRIDGE_PARTS)[number]

/** What was paid without any provider: from a wallet, by voucher, by hand, by Ticket Log. */
export const BRIDGE_OUTSIDE = ['wallet', 'voucher', 'manual', 'ticket'] as const
export type BridgeOutside = (typeof BRIDGE_OUTSIDE)[number]

/** What was charged through providers by one type of payment, or in one account. */
export interface BridgeLine {
  /** The type as the wire spells it, in capitals, or the account's name; undefined: the wire named none. */
  readonly name: string | undefined
  readonly count: number
  readonly charged: number
  readonly refunded: number
}

/** From what came in to what the providers were paid, in one coin. Amounts are integer hundredths. */
export interface Bridge {
  readonly currency: Currency
  /** What came in: its sum is `gross`. */
  readonly parts: Readonly<Record<BridgePart, Share>>
  readonly gross: Share
  /** Of `gross`: authorized alone; the provider may not have charged it yet. */
  readonly authorized: Share
  readonly outside: Readonly<Record<BridgeOutside, Share>>
  /** `gross` less all that is `outside`. */
  readonly charged: Share
  /** Given back of `charged`, whenever that was: no row says when. */
  readonly refunded: Share
  /** `charged` less `refunded`, before fees. */
  readonly net: number
  /** Given back of what is `outside`: no provider saw it. */
  readonly refundedOutside: Share
  /** What makes up `charged`, the largest first. */
  readonly types: readonly BridgeLine[]
  readonly accounts: readonly BridgeLine[]
  readonly apart: Readonly<Record<BridgeApart, Share>>
}

/** The movements of a period, checked. */
export interface MonthCheck {
  /** One for each coin, by its code: sums never mix coins. */
  readonly coins: readonly Bridge[]
  /** Rows without an amount that can be read: in no sum. */
  readonly withoutAmount: number
}

const PARTS: Readonly<Record<string, BridgePart>> = {
  TRANSACTION: 'recharges',
  IDLE: 'idle',
  USER: 'deposits',
}

function outsideOf(movement: Movement): BridgeOutside | undefined {
  if (isPaidFromWallet(movement)) return 'wallet'
  const kind = paymentKindOf(movement.paymentType)
  return kind === 'voucher' || kind === 'manual' || kind === 'ticket' ? kind : undefined
}

/** A row with an amount. */
interface Counted {
  readonly movement: Movement
  readonly amount: number
  readonly refunded: number
}

/** No more went back than was paid; all of it did where the status says so, whatever the row still shows. */
const countedOf = (movement: Movement): readonly Counted[] => {
  const { amount } = movement
  if (amount === undefined) return []
  const most = Math.max(0, amount)
  const isAll = movementStates(movement).state === 'refunded'
  return [{ movement, amount, refunded: isAll ? most : Math.min(movement.refunded, most) }]
}

const shareOf = (rows: readonly Counted[]): Share => ({
  count: rows.length,
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
})
const refundsOf = (rows: readonly Counted[]): Share => {
  const given = rows.filter(({ refunded }) => refunded > 0)
  return { count: given.length, amount: given.reduce((sum, { refunded }) => sum + refunded, 0) }
}

/** The share of the rows that stand under a key. */
const sharesBy = <Key extends string>(
  rows: readonly Counted[],
  keyOf: (movement: Movement) => Key | undefined,
): ((key: Key) => Share) => {
  const groups = Map.groupBy(rows, ({ movement }) => keyOf(movement))
  return (key) => shareOf(groups.get(key) ?? [])
}

const linesOf = (
  rows: readonly Counted[],
  nameOf: (movement: Movement) => string | undefined,
): readonly BridgeLine[] =>
  [...Map.groupBy(rows, ({ movement }) => nameOf(movement))]
    .map(([name, own]) => {
      const { count, amount } = shareOf(own)
      return { name, count, charged: amount, refunded: refundsOf(own).amount }
    })
    .sort((a, b) => b.charged - a.charged || ((a.name ?? '') < (b.name ?? '') ? -1 : 1))

function bridgeOf(currency: Currency, rows: readonly Counted[]): Bridge {
  const came = rows.filter(({ movement }) => placeOf(movement) === 'in')
  const through = came.filter(({ movement }) => outsideOf(movement) === undefined)
  const past = came.filter(({ movement }) => outsideOf(movement) !== undefined)
  const charged = shareOf(through)
  const refunded = refundsOf(through)
  const part = sharesBy(came, ({ target }) => PARTS[target] ?? 'other')
  const outside = sharesBy(past, outsideOf)
  const apart = sharesBy(rows, placeOf)
  return {
    currency,
    parts: {
      recharges: part('recharges'),
      idle: part('idle'),
      deposits: part('deposits'),
      other: part('other'),
    },
    gross: shareOf(came),
    authorized: shareOf(came.filter(({ movement }) => movementStates(movement).state === 'authorized')),
    outside: {
      wallet: outside('wallet'),
      voucher: outside('voucher'),
      manual: outside('manual'),
      ticket: outside('ticket'),
    },
    charged,
    refunded,
    net: charged.amount - refunded.amount,
    refundedOutside: refundsOf(past),
    types: linesOf(through, ({ paymentType }) => paymentType?.trim().toUpperCase()),
    accounts: linesOf(through, ({ accountName }) => accountName),
    apart: {
      open: apart('open'),
      contested: apart('contested'),
      refused: apart('refused'),
      unknown: apart('unknown'),
    },
  }
}

/**
 * From the recharges, idle charges and deposits of a period to what its providers were paid (design: Conferir o mês).
 * @param own - the tenant's currency, where the wire names none
 */
export function checkMonth(rows: readonly Movement[], own: Currency): MonthCheck {
  const counted = rows.flatMap(countedOf)
  const byCoin = Map.groupBy(counted, ({ movement }) => coinOr(own, movement.coin))
  return {
    coins: [...byCoin]
      .map(([currency, group]) => bridgeOf(currency, group))
      .sort((a, b) => (a.currency < b.currency ? -1 : 1)),
    withoutAmount: rows.length - counted.length,
  }
}
