import { paymentKindOf, paymentStateOf } from '../money/index.ts'
import { DAY_MS, type EpochMs } from '../time/index.ts'
import { keyNumberOf, keyTextOf } from '../wire/index.ts'
import type { Found, JournalEntry, Snapshot } from '../writes/index.ts'
import { available, type Movement, movementKey, TARGETS } from './movement.ts'
import { type MovementOrder, readMovementOrder } from './order.ts'

/** The beginning of the keys of all refunds. */
export const REFUND_PREFIX = 'refund:'

/** The intent to refund a movement: by its type and its number, never by the amount. */
export const refundKey = ({ target, pk }: Pick<Movement, 'target' | 'pk'>): string =>
  `${REFUND_PREFIX}${movementKey(target, pk)}`

/** What a movement comes to, in integer hundredths. */
export interface RefundRoom {
  readonly paid: number
  /** What the row says was given back. */
  readonly refunded: number
  /** What was asked for and is not in the row yet; it counts as given back. */
  readonly requested: number
  /** What may still be asked for. */
  readonly left: number
}

/** What may still be refunded; undefined where the movement has no amount. */
export function refundRoom(
  movement: Pick<Movement, 'amount' | 'refunded'>,
  requested: number,
): RefundRoom | undefined {
  const rest = available(movement)
  if (movement.amount === undefined || rest === undefined) return undefined
  const { amount: paid, refunded } = movement
  return { paid, refunded, requested, left: Math.max(0, rest - requested) }
}

/** Why a movement cannot be refunded. */
export const REFUND_BLOCKS = [
  'unknownType',
  'sharedNumber',
  'chargedBack',
  'notCaptured',
  'notApproved',
  'noAmount',
  'open',
  'nothingLeft',
  'idleCancelled',
  'idleCancelOpen',
] as const
export type RefundBlock = (typeof REFUND_BLOCKS)[number]

/** What is known besides the movement itself. */
export interface RefundKnowledge {
  /** Asked for and not in the row yet, in hundredths. */
  readonly requested: number
  /** An earlier refund of it is not settled. */
  readonly isOpen: boolean
  /** Its number stands under two types, or was paid twice (`sharedNumbers`). */
  readonly isShared: boolean
  /** The idle charge that it paid was cancelled, or is being: the same money goes back by the other door. */
  readonly idle: 'cancelled' | 'cancelOpen' | undefined
}

/** Why a movement cannot be refunded; undefined: it can (RFD-006; decisions: Financial and refunds). */
export function refundBlock(
  movement: Pick<Movement, 'target' | 'status' | 'amount' | 'refunded'>,
  { requested, isOpen, isShared, idle }: RefundKnowledge,
): RefundBlock | undefined {
  if (!TARGETS.some((target) => target === movement.target)) return 'unknownType'
  if (isShared) return 'sharedNumber'
  const state = paymentStateOf(movement.status)
  if (state === 'charged_back') return 'chargedBack'
  if (state === 'authorized') return 'notCaptured'
  if (state !== 'approved') return 'notApproved'
  const room = refundRoom(movement, requested)
  if (!room) return 'noAmount'
  if (idle !== undefined) return idle === 'cancelled' ? 'idleCancelled' : 'idleCancelOpen'
  if (isOpen) return 'open'
  return room.left > 0 ? undefined : 'nothingLeft'
}

/** What is wrong with a typed amount (RFD-007 to RFD-009). */
export const REFUND_PROBLEMS = ['empty', 'aboveTotal', 'aboveRest'] as const
export type RefundProblem = (typeof REFUND_PROBLEMS)[number]

/** What is asked for, in integer hundredths: confirmation, request and journal carry this one number. */
export interface RefundAsk {
  readonly amount: number
  /** Sent without an amount: only where nothing was refunded or asked for before, and all of it is meant. */
  readonly isFull: boolean
}

/** Whether nothing was given back or asked for yet: 'Estornar tudo', else 'Estornar o restante'. */
export const isUntouched = ({ refunded, requested }: RefundRoom): boolean => refunded === 0 && requested === 0

/**
 * What a choice asks for (RFD-007, RFD-008).
 * @param typed - hundredths of a partial refund; undefined: all that is left
 */
export function askRefund(room: RefundRoom, typed: number | undefined | 'all'): RefundAsk | RefundProblem {
  const amount = typed === 'all' ? room.left : typed
  if (amount === undefined || amount <= 0) return 'empty'
  if (amount > room.left) return isUntouched(room) ? 'aboveTotal' : 'aboveRest'
  return { amount, isFull: isUntouched(room) && amount === room.paid }
}

/** An amount as the call says it: a point and two decimals (RFD-012). @param hundredths - a whole number from 0 */
export const partialAmountText = (hundredths: number): string => {
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Where the money of a refund goes. `nowhere`: it never passed a provider. */
export const REFUND_WAYS = ['card', 'pix', 'wallet', 'provider', 'nowhere'] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** Where the money of a refund goes, by how it was paid. */
export function refundWayOf({ paymentType }: Pick<Movement, 'paymentType'>): RefundWay {
  const kind = paymentKindOf(paymentType)
  if (kind === 'manual' || kind === 'voucher' || kind === 'ticket') return 'nowhere'
  return kind === 'other' ? 'provider' : kind
}

/** What is to be said before a refund is confirmed. */
export const REFUND_WARNINGS = ['pixOld', 'pixPart', 'noProvider', 'invoiceStays', 'deposit'] as const
export type RefundWarning = (typeof REFUND_WARNINGS)[number]

/** A Pix can be given back for so many days. */
const PIX_DAYS = 90

/** What is to be said before this is confirmed; it warns, and never forbids. */
export function refundWarnings(movement: Movement, ask: RefundAsk, now: EpochMs): readonly RefundWarning[] {
  const way = refundWayOf(movement)
  const at = movement.paidAt ?? movement.createdAt
  const isPix = way === 'pix'
  const warnings: readonly (RefundWarning | false)[] = [
    isPix && at !== undefined && now - at > PIX_DAYS * DAY_MS && 'pixOld',
    isPix && !ask.isFull && 'pixPart',
    way === 'nowhere' && 'noProvider',
    movement.nfeStatus !== undefined && 'invoiceStays',
    movement.target === 'USER' && 'deposit',
  ]
  return warnings.filter((warning) => warning !== false)
}

/** All that reading a refund back may use: a number, amounts in hundredths, the range and the order. No names. */
export interface RefundProof extends Snapshot {
  readonly target: string
  readonly pk: number
  readonly asked: number
  /** What the row said was refunded before the send. */
  readonly before: number
  readonly paid: number
  /** Local days `YYYY-MM-DD` of the list that it was found in. */
  readonly from: string
  readonly to: string
  readonly order: MovementOrder
  /** The wire's own coin; '' where it named none. */
  readonly coin: string
}

/** Reads the proof of an open refund out of the journal; undefined where a part is missing: it stays locked. */
export function readRefundProof(stored: Snapshot): RefundProof | undefined {
  const pk = keyNumberOf(stored.pk)
  const asked = keyNumberOf(stored.asked)
  const before = keyNumberOf(stored.before)
  const paid = keyNumberOf(stored.paid)
  const target = keyTextOf(stored.target)
  const from = keyTextOf(stored.from)
  const to = keyTextOf(stored.to)
  if (pk === undefined || asked === undefined || before === undefined || paid === undefined) return undefined
  if (target === undefined || from === undefined || to === undefined) return undefined
  const coin = keyTextOf(stored.coin) ?? ''
  return { pk, asked, before, paid, target, from, to, order: readMovementOrder(stored.order), coin }
}

/**
 * What the row, read again, says of a refund: done where the refunded amount rose by exactly what was asked; any other
 * rise shows both amounts; nothing else proves anything (decisions: Financial and refunds).
 */
export function refundFound(
  { asked, before }: Pick<RefundProof, 'asked' | 'before'>,
  { refunded }: Pick<Movement, 'refunded'>,
): Found<void> {
  const rise = refunded - before
  if (rise === asked) return { found: 'applied', result: undefined }
  return rise > 0 ? { found: 'other', what: { asked, rise } } : { found: 'unchanged' }
}

/** What an open refund of a movement asked for and the row does not show yet, in hundredths. */
export function requestedOf(
  entries: readonly JournalEntry[],
  movement: Pick<Movement, 'target' | 'pk' | 'refunded'>,
): number {
  const key = refundKey(movement)
  const own = entries.filter(({ keys }) => keys.includes(key)).map(({ proof }) => readRefundProof(proof))
  return own.reduce(
    (sum, proof) =>
      proof ? sum + Math.max(0, proof.asked - Math.max(0, movement.refunded - proof.before)) : sum,
    0,
  )
}

/** Whether a payment stands: approved, nothing of it went back, and no refund of it is on its way from this browser. */
export const standsPaid = (movement: Movement, entries: readonly JournalEntry[]): boolean =>
  paymentStateOf(movement.status) === 'approved' &&
  movement.refunded === 0 &&
  (available(movement) ?? 0) > 0 &&
  !entries.some(({ keys }) => keys.includes(refundKey(movement)))
