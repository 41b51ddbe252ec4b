import type { EpochMs } from '@corrente/domain/time'
import { idleStateOf } from '@corrente/domain/transactions'
import { whole } from '@corrente/domain/wire'
import { type Look, ONCE_PATIENCE, type Snapshot } from '@corrente/domain/writes'
import { callEndOf, notRead, onceAnswerOf, type WriteAction } from '../kit/writes/index.ts'
import { RECHARGES_KEY, readOneRecharge } from './recharges.ts'
import {
  hasGoneBack,
  idleKey,
  idleMoney,
  isIdleRefundOpen,
  type MoneyDeps,
  readIdleMovement,
} from './twoDoors.ts'

/** What an idle charge was before it was cancelled. */
interface IdleProof extends Snapshot {
  readonly id: number
  /** Integer hundredths. */
  readonly amount: number
}

/** Why an idle charge was not cancelled, besides what every write may say: the same money goes, or went, by the other door. */
export const IDLE_WHYS = ['refundOpen', 'refunded'] as const
export type IdleWhy = (typeof IDLE_WHYS)[number]

/** Which idle charge is cancelled. */
export interface IdleOrder {
  /** Of its recharge. */
  readonly id: number
  /** As it was shown, in hundredths. */
  readonly amount: number
  /** Whether this user may read movements; who may not has the journal of this browser alone. */
  readonly hasMovements: boolean
}

type Looked = Look<IdleProof, never, IdleWhy>

/** Cancels the idle charge of a recharge, once (TRX-033, TRX-050, TRX-057). */
export const idleCancel = (
  deps: MoneyDeps,
  { id, amount, hasMovements }: IdleOrder,
): WriteAction<IdleProof, IdleProof, void, never, IdleWhy> => ({
  keys: [idleKey(id)],
  lock: 'allTabs',
  shares: [idleMoney(id)],
  journal: 'cp',
  patience: ONCE_PATIENCE,
  outdates: [RECHARGES_KEY],
  look: async () => {
    if (isIdleRefundOpen(deps, id)) return { look: 'notSent', why: 'refundOpen' }
    const now = await readOneRecharge(deps.cp, id, deps)
    if (now.kind !== 'done') return notRead(now)
    const { recharge } = now.data
    if (idleStateOf(recharge) !== 'cancellable' || recharge.idleAmount !== amount)
      return { look: 'notSent', why: 'changed' }
    const door = hasMovements ? await otherDoor(deps, id, recharge.stoppedAt) : undefined
    return door ?? { look: 'ready', ready: { id, amount } }
  },
  proofOf: (ready) => ready,
  send: async () =>
    onceAnswerOf(
      await deps.cp.send(
        'DELETE',
        'cancel-idle-payment/transaction/{id}',
        { params: { id: String(id) } },
        whole,
      ),
      [204],
      undefined,
    ),
  confirm: async () => {
    const now = await readOneRecharge(deps.cp, id, deps)
    if (now.kind !== 'done') return { found: 'unreadable' }
    const left = now.data.recharge.idleAmount ?? 0
    if (left === 0) return { found: 'applied', result: undefined }
    return left === amount ? { found: 'unchanged' } : { found: 'other', what: { amount: left } }
  },
})

/** Whether its movement was given back in finance, or a refund of it began while this was read. */
async function otherDoor(
  deps: MoneyDeps,
  id: number,
  stoppedAt: EpochMs | undefined,
): Promise<Looked | undefined> {
  const read = await readIdleMovement(deps, { id, at: stoppedAt ?? deps.now() })
  // The gateway knows this user's permissions better than the menu does.
  if (read.kind !== 'done') return callEndOf(read) === 403 ? undefined : notRead(read)
  if (read.data && hasGoneBack(read.data)) return { look: 'notSent', why: 'refunded' }
  return isIdleRefundOpen(deps, id) ? { look: 'notSent', why: 'refundOpen' } : undefined
}
