import {
  askRefund,
  type Movement,
  movementKey,
  type RefundAsk,
  type RefundBlock,
  refundBlock,
  refundKey,
  refundRoom,
  requestedOf,
  sharedNumbers,
  standsPaid,
} from '../financial/index.ts'
import { type Currency, coinOr } from '../money/index.ts'
import type { JournalEntry } from '../writes/index.ts'
import type { MoneyProof, MoneyRow } from './moneyRow.ts'

/** So many recharges at once: each is read again, sent, and looked for by itself. */
export const REFUND_RUN_MAX = 50

type Refundable =
  | Extract<MoneyProof, { readonly kind: 'noEnergy' | 'tooMuch' }>
  | { readonly kind: 'duplicate'; readonly other: number }

/** A row whose money goes back to the driver, in all or in part. */
export type RefundableRow = MoneyRow & { readonly proof: Refundable; readonly rechargeId: number }

/**
 * Whether a row may be one of several that are refunded in one run: its amount is a fact, and a refund mends it. Of two payments
 * of one recharge a refund would not say which (`sharedNumbers`).
 */
export const isRefundable = (row: MoneyRow): row is RefundableRow =>
  row.rechargeId !== undefined &&
  (row.proof.kind === 'duplicate'
    ? row.proof.other !== undefined
    : row.proof.kind === 'noEnergy' || row.proof.kind === 'tooMuch')

/**
 * Why a row stays out: what keeps any refund back, or `noPayment`: the movements hold no payment of it; `otherNotPaid`: of the
 * two that overlap the other one is not seen as paid, or its money goes back, so that nobody paid twice.
 */
export type RefundRunBlock = RefundBlock | 'noPayment' | 'otherNotPaid'

/** One refund of a run. */
export interface RefundItem {
  readonly movement: Movement
  /** Of the rows of this recharge the one that asks for the most. */
  readonly row: RefundableRow
  readonly ask: RefundAsk
  readonly currency: Currency
  /** Of a duplicate: the payment that has to stand when this one is sent. */
  readonly other: Movement | undefined
}

/** What a run would do, and what it leaves out. */
export interface RefundPlan {
  /** One for each recharge. */
  readonly items: readonly RefundItem[]
  readonly left: readonly { readonly row: RefundableRow; readonly why: RefundRunBlock }[]
  /** In hundredths, each currency by itself. */
  readonly sums: ReadonlyMap<Currency, number>
}

/** The numbers that a run needs the movements of: its own, and of the recharges that they overlap. */
export const numbersOfRun = (rows: readonly RefundableRow[]): readonly number[] => [
  ...new Set(
    rows.flatMap(({ rechargeId, proof }) =>
      proof.kind === 'duplicate' ? [rechargeId, proof.other] : [rechargeId],
    ),
  ),
]

/** What each row asks for at most: all of a recharge that gave nothing, or cannot be; of a duplicate what was paid twice. */
const wantedOf = ({ proof, amount }: RefundableRow): number =>
  proof.kind === 'duplicate' ? amount : Number.POSITIVE_INFINITY

const isDuplicate = ({ proof }: RefundableRow): boolean => proof.kind === 'duplicate'

/** Of each recharge the row that asks for the most; duplicates last, since whether they are any depends on the others. */
function oneEach(rows: readonly RefundableRow[]): readonly RefundableRow[] {
  const found = new Map<number, RefundableRow>()
  for (const row of rows) {
    const held = found.get(row.rechargeId)
    if (!held || wantedOf(row) > wantedOf(held)) found.set(row.rechargeId, row)
  }
  return [...found.values()].sort((a, b) => Number(isDuplicate(a)) - Number(isDuplicate(b)) || a.at - b.at)
}

/**
 * Plans the refunds of some rows of the queue, one for each recharge. Nothing is planned beyond what is left of a payment, nor
 * where an earlier refund is not settled.
 * @param movements - those of `numbersOfRun`, read anew
 * @param open - what the journal of this browser holds of refunds
 */
export function planRefunds(
  rows: readonly RefundableRow[],
  movements: readonly Movement[],
  open: readonly JournalEntry[],
  own: Currency,
): RefundPlan {
  const payments = new Map(movements.map((movement) => [movementKey(movement.target, movement.pk), movement]))
  const paymentOf = (id: number) => payments.get(movementKey('TRANSACTION', id))
  const shared = sharedNumbers(movements)
  const items: RefundItem[] = []
  const left: RefundPlan['left'][number][] = []
  const goingBack = new Set<number>()
  /** The payments that stay, as a duplicate of theirs goes back. */
  const kept = new Set<number>()
  const sums = new Map<Currency, number>()

  const isKept = (id: number): boolean => {
    const other = paymentOf(id)
    return other !== undefined && !goingBack.has(id) && standsPaid(other, open)
  }
  const planOne = (row: RefundableRow): RefundItem | RefundRunBlock => {
    const { proof, rechargeId } = row
    const movement = paymentOf(rechargeId)
    if (!movement) return 'noPayment'
    const requested = requestedOf(open, movement)
    const isOpen = open.some(({ keys }) => keys.includes(refundKey(movement)))
    const isShared = shared.has(rechargeId)
    const block = refundBlock(movement, { requested, isOpen, isShared, idle: undefined })
    const room = refundRoom(movement, requested)
    if (block !== undefined || !room) return block ?? 'noAmount'
    if (proof.kind === 'duplicate' && (kept.has(rechargeId) || !isKept(proof.other))) return 'otherNotPaid'
    const ask = askRefund(room, Math.min(room.left, wantedOf(row) - movement.refunded))
    return typeof ask === 'string'
      ? 'nothingLeft'
      : {
          movement,
          row,
          ask,
          currency: coinOr(own, movement.coin),
          other: proof.kind === 'duplicate' ? paymentOf(proof.other) : undefined,
        }
  }

  for (const row of oneEach(rows)) {
    const planned = planOne(row)
    if (typeof planned === 'string') left.push({ row, why: planned })
    else {
      items.push(planned)
      goingBack.add(row.rechargeId)
      if (row.proof.kind === 'duplicate') kept.add(row.proof.other)
      sums.set(planned.currency, (sums.get(planned.currency) ?? 0) + planned.ask.amount)
    }
  }
  return { items, left, sums }
}
