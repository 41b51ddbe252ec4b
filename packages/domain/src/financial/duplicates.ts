import { paymentKindOf } from '../money/index.ts'
import { startOfDay, type ZoneId } from '../time/index.ts'
import { isOtherPayment, type Movement, movementKey } from './movement.ts'
import { movementStates } from './status.ts'
import { isPaidFromWallet } from './totals.ts'

/** What two charges of one person on one day may be, in the order in which they are looked for. */
const DUPLICATE_KINDS = [
  'refundedAlready',
  'notCaptured',
  'twoPayments',
  'withIdle',
  'depositAndWallet',
  'voucherAndCard',
  'twoRecharges',
] as const

type DuplicateKind = (typeof DUPLICATE_KINDS)[number]

/** The kinds by how likely they are a real double; an idle charge beside its recharge is none. */
const REAL_FIRST: readonly DuplicateKind[] = [
  'twoPayments',
  'twoRecharges',
  'voucherAndCard',
  'depositAndWallet',
  'notCaptured',
  'refundedAlready',
  'withIdle',
]
const rankOf = (kind: DuplicateKind): number => REAL_FIRST.indexOf(kind)

/** Another movement that may charge the same once more, and what the two are. */
export interface Duplicate {
  readonly kind: DuplicateKind
  readonly other: Pick<Movement, 'key' | 'pk' | 'target'>
  /** Money may have been taken twice; else the pair looks like it and has its reason. */
  readonly isDouble: boolean
}

/** Pairs that no rule of the product explains: the others are two sides of one payment. */
const DOUBLE: readonly DuplicateKind[] = ['twoPayments', 'twoRecharges', 'voucherAndCard']

/** States in which no money was taken, or the bank has it back. */
const NOT_CHARGED: readonly unknown[] = ['rejected', 'cancelled', 'charged_back']

type Rule = (one: Movement, other: Movement) => boolean
const isRecharge = ({ target }: Movement): boolean => target === 'TRANSACTION'
const isSameAmount: Rule = (one, other) => one.amount === other.amount
const isSameStation: Rule = (one, other) =>
  one.stationName !== undefined && one.stationName === other.stationName
/** Known to be at two stations: nobody charges one recharge at both. */
const isElsewhere: Rule = (one, other) =>
  one.stationName !== undefined && other.stationName !== undefined && one.stationName !== other.stationName
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
  twoPayments: isOtherPayment,
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
  twoRecharges: (one, other) =>
    isRecharge(one) && isRecharge(other) && isSameAmount(one, other) && !isElsewhere(one, other),
}

const kindOf: (one: Movement, other: Movement) => DuplicateKind | undefined = (one, other) =>
  DUPLICATE_KINDS.find((kind) => RULES[kind](one, other))

/**
 * Pairs that a driver may take for one charge made twice, by the keys of both, each with what the two are: a support clerk
 * asks that first (jobs: "charged twice"). Only movements of one number, or of the same exact tag on one local day, are compared:
 * a name proves nobody. It is a hint; it changes no sum and blocks nothing.
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
  const pairs: { readonly kind: DuplicateKind; readonly rows: readonly [Movement, Movement] }[] = []
  const byNumber = Map.groupBy(charged, ({ target, pk }) => movementKey(target, pk))
  for (const group of [...byNumber.values(), ...byDay.values()])
    for (const [place, one] of group.entries())
      for (const other of group.slice(place + 1)) {
        const kind = one.key === other.key ? undefined : kindOf(one, other)
        if (kind !== undefined) pairs.push({ kind, rows: [one, other] })
      }
  pairs.sort((a, b) => rankOf(a.kind) - rankOf(b.kind))
  for (const { kind, rows: pair } of pairs)
    for (const [row, { key, pk, target }] of [pair, pair.toReversed() as [Movement, Movement]])
      if (!found.has(row.key))
        found.set(row.key, { kind, other: { key, pk, target }, isDouble: DOUBLE.includes(kind) })
  return found
}

/**
 * The movements that may be one charge made twice, case by case: those that name each other stand together, the likeliest
 * case first. A pair that has its reason (a recharge and its idle charge, a deposit and what was paid with it) is no case.
 */
export function duplicateCases(rows: readonly Movement[], zone: ZoneId): readonly (readonly Movement[])[] {
  const found = possibleDuplicates(rows, zone)
  const caseOf = new Map<string, { rank: number; readonly rows: Movement[] }>()
  const byKey = new Map(rows.map((row) => [row.key, row]))
  for (const row of rows) {
    const duplicate = found.get(row.key)
    if (!duplicate?.isDouble) continue
    const { other, kind } = duplicate
    const held = caseOf.get(row.key) ?? caseOf.get(other.key) ?? { rank: rankOf(kind), rows: [] }
    held.rank = Math.min(held.rank, rankOf(kind))
    for (const key of [row.key, other.key]) {
      const each = byKey.get(key)
      if (!each || caseOf.has(key)) continue
      caseOf.set(key, held)
      held.rows.push(each)
    }
  }
  return [...new Set(caseOf.values())].sort((a, b) => a.rank - b.rank).map(({ rows: own }) => own)
}
