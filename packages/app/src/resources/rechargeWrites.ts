import { type EpochMs, formatUtcText, MINUTE_MS } from '@corrente/domain/time'
import {
  type ApprovalResult,
  approvalResult,
  invoiceColorOf,
  planApproval,
} from '@corrente/domain/transactions'
import { whole } from '@corrente/domain/wire'
import { ONCE_PATIENCE, type Patience, type Snapshot } from '@corrente/domain/writes'
import type { Gateway } from '../gateways/index.ts'
import { answerOf, notRead, onceAnswerOf, type WriteAction } from '../kit/writes/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { RECHARGES_KEY, readManyRecharges, readOneRecharge } from './recharges.ts'

const PAYMENT_TYPE = 'MANUAL_DASHBOARD'

/** Start of the keys of approvals in the journal. */
export const PAY_PREFIX = 'transaction.pay:'

/** What an approval confirms. */
export interface Approval {
  /** One or more ids, as they stand in the preview. */
  readonly ids: readonly [number, ...number[]]
  readonly paidAt: EpochMs
  /** Of a single one; '' where there is none. */
  readonly externalId: string
  /** Those that somebody let in although they would stay out. */
  readonly letIn: ReadonlySet<number>
}

/** What reading back needs: the ids, comma-joined. */
interface ApprovalProof extends Snapshot {
  readonly ids: string
}

const idsOf = ({ ids }: ApprovalProof): readonly number[] => ids.split(',').map(Number)

/**
 * Marks recharges as paid by hand (TRX-032, TRX-048, TRX-049), once: each is read again at the press, as the preview may
 * have stood open for long; after any answer that may have taken effect each is read once more, and only those that are
 * paid then are called confirmed.
 */
export const approval = (
  cp: Gateway,
  { ids, paidAt, externalId, letIn }: Approval,
  formats: Pick<FormatsPort, 'zone'>,
): WriteAction<Approval, ApprovalProof, ApprovalResult> => {
  const [first, ...others] = ids
  const keyOf = (id: number) => `${PAY_PREFIX}${id}`
  const paid = { paid_timestamp: formatUtcText(paidAt), payment_type: PAYMENT_TYPE }
  return {
    keys: [keyOf(first), ...others.map(keyOf)],
    lock: 'allTabs',
    journal: 'cp',
    patience: ONCE_PATIENCE,
    confirms: 'always',
    outdates: [RECHARGES_KEY],
    look: async () => {
      const plan = planApproval(await readManyRecharges(cp, ids, formats), letIn)
      if (plan.left.length === 0) return { look: 'ready', ready: { ids, paidAt, externalId, letIn } }
      const isUnread = plan.left.every(({ why }) => why === 'unreadable')
      return { look: 'notSent', why: isUnread ? 'unreachable' : 'changed' }
    },
    proofOf: ({ ids: sent }) => ({ ids: sent.join(',') }),
    send: async () => {
      const outcome =
        others.length === 0
          ? await cp.send(
              'POST',
              'transaction/{id}/pay',
              { params: { id: String(first) }, json: { ...paid, payment_external_id: externalId } },
              whole,
            )
          : await cp.send(
              'POST',
              'transaction/confirm_payments',
              { json: { transaction_pks: ids, ...paid } },
              whole,
            )
      return onceAnswerOf(outcome, [200], { confirmed: [], left: [] })
    },
    confirm: async (proof) => {
      const reads = await readManyRecharges(cp, idsOf(proof), formats)
      const result = approvalResult(reads)
      if (result.confirmed.length > 0) return { found: 'applied', result }
      return { found: reads.some(({ kind }) => kind === 'unreadable') ? 'unreadable' : 'unchanged' }
    },
  }
}

/** A resend that was never heard of may be asked for anew after ten minutes, and says nothing after a day. */
const RESEND_PATIENCE: Patience = {
  ...ONCE_PATIENCE,
  releaseAfterMs: 10 * MINUTE_MS,
  staleAfterMs: 24 * 60 * MINUTE_MS,
}

/**
 * Asks for the invoice of a recharge anew (NFE-012), once. What came of it is read with the row; one that still says that
 * it failed proves nothing, as an invoice takes its time.
 */
export const invoiceResend = (
  cp: Gateway,
  id: number,
  formats: Pick<FormatsPort, 'zone'>,
): WriteAction<{ readonly id: number }, { readonly id: number }> => ({
  keys: [`transaction.invoice:${id}`],
  lock: 'allTabs',
  journal: 'cp',
  patience: RESEND_PATIENCE,
  unchangedProves: false,
  outdates: [],
  look: async () => {
    const now = await readOneRecharge(cp, id, formats)
    if (now.kind !== 'done') return notRead(now)
    return invoiceColorOf(now.data.recharge.nfeStatus) === 'failed'
      ? { look: 'ready', ready: { id } }
      : { look: 'notSent', why: 'changed' }
  },
  proofOf: (ready) => ready,
  send: async () =>
    answerOf(await cp.send('POST', 'nfe/resend', { json: { transaction_pk: id } }), undefined),
  confirm: async () => {
    const now = await readOneRecharge(cp, id, formats)
    if (now.kind !== 'done') return { found: 'unreadable' }
    return {
      found: invoiceColorOf(now.data.recharge.nfeStatus) === 'failed' ? 'unchanged' : 'applied',
      result: undefined,
    }
  },
})
