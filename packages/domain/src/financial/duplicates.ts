import { paymentKindOf } from '../money/index.ts'
import { startOfDay, type ZoneId } from '../time/index.ts'
import type { Movement } from './movement.ts'
import { movementStates } from './status.ts'
import { isPaidFromWallet } from './totals.ts'

/** What two charges of one person on one day may be, in the order in which they are looked for. */
const DUPLICATE_KINDS = [
  'refundedAlready',
  'notCaptured',
  'withIdle',
  'depositAndWallet',
  'voucherAndCard',
  'twoRecharges',
] as const

type DuplicateKind = (typeof DUPLICATE_KINDS)[number]

/** Another movement that may charge the same once more, and what the two are. */
export interface Duplicate {
  readonly kind: DuplicateKind
  readonly other: Pick<Movement, 'key' | 'pk' | 'target'>
}

/** States in which no money was taken, or the bank has it back. */
const NOT_CHARGED: readonly unknown[] = ['rejected', 'cancelled', 'charged_back']

type Rule = (one: Movement, other: Movement) => boolean
const isRecharge = ({ target }: Movement): boolean => target === 'TRANSACTION'
const isSameAmount: Rule = (one, other) => one.amount === other.amount
const isSameStation: Rule = (one, other) =>
  one.stationName !== undefined && one.stationName === other.stationName
const hasState = (movement: Movement, state: string): boolean => movementStates(movement).state === state
/** Whether one of two is this, and the other one that. */
const either =
  (first: (movement: Movement) => boolean, second: (movement: Movement) => boolean): Rule =>
  (one, other) =>
    (first(one) && second(other)) || (first(other) && second(one))

const RULES: Readonly<Record<DuplicateKind, Rule>> = {
  refundedAlready: (one, other) =>
    one.target === other.target &&
    isSameAmount(one, other) &&
    (hasState(one, 'refunded') || hasState(other, 'refunded')),
  notCaptured: (one, other) =>
    one.target === other.target &&
    isSameAmount(one, other) &&
    (hasState(one, 'authorized') || hasState(other, 'authorized')),
  withIdle: (one, other) =>
    either(isRecharge, ({ target }) => target === 'IDLE')(one, other) && isSameStation(one, other),
  depositAndWallet: (one, other) =>
    either(({ target }) => target === 'USER', isPaidFromWallet)(one, other) && isSameAmount(one, other),
  voucherAndCard: (one, other) =>
    isRecharge(one) &&
    isRecharge(other) &&
    isSameStation(one, other) &&
    either(
      ({ paymentType }) => paymentKindOf(paymentType) === 'voucher',
      ({ paymentType }) => paymentKindOf(paymentType) === 'card',
    )(one, other),
  twoRecharges: (one, other) => isRecharge(one) && isRecharge(other) && isSameAmount(one, other),
}

const kindOf: (one: Movement, other: Movement) => DuplicateKind | undefined = (one, other) =>
  DUPLICATE_KINDS.find((kind) => RULES[kind](one, other))

/**
 * Pairs that a driver may take for one charge made twice, by the keys of both, each with what the two are: a support clerk
 * asks that first (jobs: "charged twice"). Only movements of the same exact tag on one local day are compared: a name proves
 * nobody. It is a hint; it changes no sum and blocks nothing.
 */
export function possibleDuplicates(rows: readonly Movement[], zone: ZoneId): ReadonlyMap<string, Duplicate> {
  const found = new Map<string, Duplicate>()
  const charged = rows.filter(
    (row) => (row.amount ?? 0) > 0 && !NOT_CHARGED.includes(movementStates(row).state),
  )
  const byDay = Map.groupBy(
    charged.filter(({ idTag, createdAt }) => idTag !== undefined && createdAt !== undefined),
    ({ idTag, createdAt = 0 }) => `${startOfDay(createdAt, zone)} ${idTag}`,
  )
  for (const day of byDay.values())
    for (const [place, one] of day.entries())
      for (const other of day.slice(place + 1)) {
        if (one.key === other.key || (found.has(one.key) && found.has(other.key))) continue
        const kind = kindOf(one, other)
        if (kind === undefined) continue
        for (const [row, { key, pk, target }] of [[one, other] as const, [other, one] as const])
          if (!found.has(row.key)) found.set(row.key, { kind, other: { key, pk, target } })
      }
  return found
}
