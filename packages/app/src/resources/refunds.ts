import {
  aroundDay,
  askRefund,
  canResendInvoice,
  type Movement,
  movementIn,
  movementKey,
  partialAmountText,
  type RefundAsk,
  type RefundProof,
  readRefundProof,
  refundBlock,
  refundFound,
  refundKey,
  refundRoom,
  sharedNumbers,
  standsPaid,
} from '@corrente/domain/financial'
import { toHundredths } from '@corrente/domain/money'
import { toDateOnly } from '@corrente/domain/time'
import { isJsonObject, ownField } from '@corrente/domain/wire'
import { type Found, type Look, ONCE_PATIENCE, REFUND_PATIENCE } from '@corrente/domain/writes'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { notRead, onceAnswerOf, type WriteAction } from '../kit/writes/index.ts'
import { MOVEMENTS_KEY, type MovementPlace, readNumber } from './movements.ts'
import { idleMoney, isCancelOpen, type MoneyDeps } from './twoDoors.ts'

/** Why a refund was not sent, besides what every write may say. */
export type RefundWhy = 'otherNotPaid' | 'sharedNumber' | 'idleCancelled' | 'idleCancelOpen' | 'blocked'

/** The refund of a movement: of which one, and, where it is to be sent, what a person confirmed. */
export interface RefundOrder {
  readonly movement: Pick<Movement, 'pk' | 'target'> & { readonly key?: string }
  readonly place: MovementPlace
  /** Of one that was paid twice: the other payment, which has to stand. */
  readonly other?: Movement | undefined
  /** What was shown and said yes to; undefined: one that is only looked up. */
  readonly confirmed?: { readonly shown: Pick<Movement, 'amount' | 'refunded'>; readonly ask: RefundAsk }
}

/** What is sent: the proof carries the amount. */
interface Ready {
  readonly proof: RefundProof
  readonly isFull: boolean
}

/** A 2xx as *Calls* counts it, with a body or without one; anything else of a 2xx is unknown. */
const DOCUMENTED = [204]

/**
 * Refunds a movement once (decisions: Financial and refunds). It is read again right before; a yes is only *requested* until
 * the row shows it; an unchanged row proves nothing.
 */
export const refundAction = (
  deps: MoneyDeps,
  order: RefundOrder,
): WriteAction<Ready, RefundProof, void, never, RefundWhy> => ({
  keys: [refundKey(order.movement)],
  lock: 'allTabs',
  shares: order.movement.target === 'IDLE' ? [idleMoney(order.movement.pk)] : [],
  journal: 'financial',
  patience: REFUND_PATIENCE,
  confirms: 'always',
  unchangedProves: false,
  outdates: [MOVEMENTS_KEY],
  look: () => look(deps, order),
  proofOf: ({ proof }) => proof,
  send: async ({ proof, isFull }) => {
    const answer = onceAnswerOf(
      await deps.fin.send('POST', 'transactions/{id}/payments/refunds', {
        params: { id: proof.pk },
        query: { partialAmount: isFull ? undefined : partialAmountText(proof.asked) },
      }),
      DOCUMENTED,
      undefined,
    )
    // A browser sends again what a cut connection swallowed: then the no is to the second, and the first was taken.
    return answer.end === 'refused' ? { ...answer, looksFirst: true } : answer
  },
  confirm: (proof) => seen(deps, proof),
})

/** What the row says of a refund; a row that is not found proves nothing. */
async function seen({ fin, apiKey }: MoneyDeps, stored: RefundProof): Promise<Found<void>> {
  const proof = readRefundProof(stored)
  if (!proof) return { found: 'unreadable' }
  const { from, to, order, pk, target } = proof
  const read = await readNumber(fin, pk, { range: { from, to }, order }, apiKey())
  // Of two payments nobody knows which it went back of.
  const row = read.kind === 'done' ? movementIn(read.data, { pk, target }) : undefined
  return row ? refundFound(proof, row) : { found: 'unreadable' }
}

type Looked = Look<Ready, never, RefundWhy>

async function look(deps: MoneyDeps, { movement, place, confirmed, other }: RefundOrder): Promise<Looked> {
  if (!confirmed) return { look: 'notSent', why: 'changed' }
  const read = await readNumber(deps.fin, movement.pk, place, deps.apiKey())
  if (read.kind !== 'done') return notRead(read)
  const now = movementIn(read.data, movement)
  if (!now) return { look: 'notSent', why: 'gone' }
  const twin = await findTwin(deps, now, read.data, place)
  if (twin !== undefined) return twin
  const door = await otherDoor(deps, now)
  if (door !== undefined) return door
  const without = other && (await isNotPaid(deps, other, place))
  if (without !== undefined) return without
  const { shown, ask } = confirmed
  if (now.amount !== shown.amount || now.refunded !== shown.refunded)
    return { look: 'notSent', why: 'changed' }
  // An earlier refund that is open was looked for before this: nothing else is asked for.
  const known = { requested: 0, isOpen: false, isShared: false, idle: undefined }
  const room = refundRoom(now, 0)
  if (!room || refundBlock(now, known) !== undefined) return { look: 'notSent', why: 'blocked' }
  const again = askRefund(room, ask.amount)
  if (typeof again === 'string' || again.isFull !== ask.isFull) return { look: 'notSent', why: 'changed' }
  const { range, order } = place
  return {
    look: 'ready',
    ready: {
      isFull: ask.isFull,
      proof: {
        target: now.target,
        pk: now.pk,
        asked: ask.amount,
        before: now.refunded,
        paid: room.paid,
        from: range.from,
        to: range.to,
        order,
        coin: now.coin ?? '',
      },
    },
  }
}

/** Whether the number stands under another type, or another payment, too: also outside the range of the list, as a car may stay over midnight. */
async function findTwin(
  { fin, apiKey, now, zone }: MoneyDeps,
  movement: Movement,
  rows: readonly Movement[],
  { order }: MovementPlace,
): Promise<Looked | undefined> {
  if (sharedNumbers(rows).has(movement.pk)) return { look: 'notSent', why: 'sharedNumber' }
  const at = movement.createdAt ?? movement.paidAt
  if (at === undefined || movement.target === 'USER') return undefined
  const range = aroundDay(toDateOnly(at, zone), toDateOnly(now(), zone))
  const wide = await readNumber(fin, movement.pk, { range, order }, apiKey())
  if (wide.kind !== 'done') return notRead(wide)
  return sharedNumbers([...rows, ...wide.data]).has(movement.pk)
    ? { look: 'notSent', why: 'sharedNumber' }
    : undefined
}

/** Whether the other payment of two does not stand any more: then this one is the only one. */
async function isNotPaid(
  { fin, apiKey, journal }: MoneyDeps,
  other: Movement,
  place: MovementPlace,
): Promise<Looked | undefined> {
  const read = await readNumber(fin, other.pk, place, apiKey())
  if (read.kind !== 'done') return notRead(read)
  const now = movementIn(read.data, other)
  return now && standsPaid(now, journal('financial')) ? undefined : { look: 'notSent', why: 'otherNotPaid' }
}

/** Whether an idle charge was cancelled among the recharges, or is being: the same money goes back by that door. */
async function otherDoor(deps: MoneyDeps, movement: Movement): Promise<Looked | undefined> {
  if (movement.target !== 'IDLE') return undefined
  if (isCancelOpen(deps, movement.pk)) return { look: 'notSent', why: 'idleCancelOpen' }
  const read = await readIdleCharge(deps.cp, movement.pk)
  // A number that is no recharge's has no such door.
  if (read.kind === 'refused' && read.status === 404) return undefined
  if (read.kind !== 'done') return notRead(read)
  if (!read.data) return { look: 'notSent', why: 'idleCancelled' }
  // One may have begun while this was read.
  return isCancelOpen(deps, movement.pk) ? { look: 'notSent', why: 'idleCancelOpen' } : undefined
}

/** GET transaction/{id}: whether its idle charge still stands. */
const readIdleCharge = (cp: Gateway, pk: number, signal?: AbortSignal): Promise<Outcome<boolean>> =>
  cp.get('transaction/{id}', readHasIdleCharge, { params: { id: pk }, signal })

/** Whether an idle charge still stands, read when its drawer opens. @param pk - undefined: nothing is asked */
export const idleChargeQuery = (pk: number | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...MOVEMENTS_KEY, 'idle', pk],
    freshMs: 0,
    isEnabled: pk !== undefined,
    run: (signal) => readIdleCharge(cp, pk ?? 0, signal),
  }))

function readHasIdleCharge(body: unknown) {
  const held = ownField(body, 'transaction')
  if (!isJsonObject(held)) return undefined
  const amount = toHundredths(held.moneyIdlePaymentTransactionAmount)
  return { data: amount !== undefined && amount > 0, unread: 0 }
}

/** The intent to send the invoice of a movement again. */
export const resendKey = ({ target, pk }: Pick<Movement, 'target' | 'pk'>): string =>
  `invoice.resend:${movementKey(target, pk)}`

/**
 * Sends the invoice of a movement again (NFE-011). The movement is read again at the press: an invoice that came through
 * meanwhile is left alone. No call tells afterwards whether it arrived.
 */
export const resendAction = (
  { fin, apiKey }: Pick<MoneyDeps, 'fin' | 'apiKey'>,
  movement: Pick<Movement, 'key' | 'pk' | 'target'>,
  place: MovementPlace,
): WriteAction<{ readonly pk: number }, { readonly pk: number }> => ({
  keys: [resendKey(movement)],
  lock: 'allTabs',
  journal: 'financial',
  // What was never heard of says nothing after a day.
  patience: { ...ONCE_PATIENCE, staleAfterMs: 86_400_000 },
  outdates: [MOVEMENTS_KEY],
  look: async () => {
    const { pk } = movement
    const read = await readNumber(fin, pk, place, apiKey())
    if (read.kind !== 'done') return notRead(read)
    const now = movementIn(read.data, movement)
    if (!now) return { look: 'notSent', why: 'gone' }
    const isFit = canResendInvoice(now) && !sharedNumbers(read.data).has(pk)
    return isFit ? { look: 'ready', ready: { pk } } : { look: 'notSent', why: 'changed' }
  },
  proofOf: (ready) => ready,
  send: async ({ pk }) =>
    onceAnswerOf(
      await fin.send('POST', 'transactions/{id}/nfes/resends', { params: { id: pk } }),
      DOCUMENTED,
      undefined,
    ),
})
