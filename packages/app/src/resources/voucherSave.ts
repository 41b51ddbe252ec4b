import type { Held, HeldMerge } from '@corrente/domain/forms'
import type { PrivateUser } from '@corrente/domain/stations'
import {
  creationRequest,
  type HeldVoucher,
  isCreatedAs,
  isSavedAs,
  VOUCHER_FORM,
  type VoucherBase,
  type VoucherCreate,
  type VoucherPath,
  type VoucherSave,
  type VoucherValues,
  voucherForm,
  voucherRequest,
} from '@corrente/domain/vouchers'
import { isJsonObject, ownField, textOf, whole } from '@corrente/domain/wire'
import type { Found } from '@corrente/domain/writes'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { lookBeforeSave } from '../kit/forms/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'
import { answerOf, callEndOf, notRead, type WriteAction } from '../kit/writes/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { readOneUser } from './userRecord.ts'
import { oneVoucher, readVouchersOfCode, VOUCHERS_KEY } from './vouchers.ts'

/** What the save of a voucher needs besides its form. */
export interface VoucherSaver {
  readonly cp: Gateway
  readonly formats: FormatsPort
  /** The session's account: a new voucher's. */
  readonly accountPk: number
  /** The key of the voucher that a new one is a copy of. */
  readonly from?: string | undefined
}

/** How it came to be saved: by this send, or it was found to be there already. */
export type SavedHow = 'sent' | 'found'

/** What is sent, or that it need not be. */
export interface ReadyVoucher extends HeldVoucher {
  readonly isThere: boolean
}

/** The save of a voucher: it asks where somebody else changed it meanwhile. */
export type VoucherSaving = WriteAction<
  ReadyVoucher,
  VoucherSave,
  SavedHow,
  HeldMerge<VoucherBase, VoucherPath>
>

const settled = (outcome: Outcome<boolean>): Found<SavedHow> => {
  if (outcome.kind !== 'done') return { found: 'unreadable' }
  return outcome.data ? { found: 'applied', result: 'found' } : { found: 'unchanged' }
}
const mapped = <T>(outcome: Outcome<T>, to: (data: T) => boolean): Outcome<boolean> =>
  outcome.kind === 'done' ? { ...outcome, data: to(outcome.data) } : outcome

/**
 * POST vouchers (VCH-082), once: after a lost answer, and before another try, those of its code are read (decisions:
 * Vouchers). A refusal is believed only where none of them is what was sent: it may be about one's own first try.
 */
export function createVoucher(saver: VoucherSaver, held: HeldVoucher, isRetry = false): VoucherSaving {
  const { cp, formats, accountPk, from } = saver
  const isThere = async (sent: VoucherCreate) => {
    const all = await readVouchersOfCode(cp, sent.code, accountPk, formats)
    return mapped(all, (vouchers) => vouchers.some((voucher) => isCreatedAs(sent, voucher)))
  }
  return {
    // A copy's form is another one than that of a new voucher.
    keys: [`voucher.save:${from === undefined ? 'new' : `copy-${from}`}`],
    lock: 'page',
    journal: 'tab',
    outdates: [VOUCHERS_KEY],
    look: async () => {
      if (!isRetry) return { look: 'ready', ready: { ...held, isThere: false } }
      const found = await isThere(creationRequest(held, accountPk))
      return found.kind === 'done'
        ? { look: 'ready', ready: { ...held, isThere: found.data } }
        : { look: 'notSent', why: 'unreachable' }
    },
    proofOf: (ready) => creationRequest(ready, accountPk),
    send: async (ready) => {
      if (ready.isThere) return { end: 'done', result: 'found' }
      const json = creationRequest(ready, accountPk)
      const answer = answerOf<SavedHow>(await cp.send('POST', 'vouchers', { json }), 'sent')
      return answer.end === 'refused' ? { ...answer, looksFirst: true } : answer
    },
    confirm: async (sent) => settled(await isThere(sent as VoucherCreate)), // what `proofOf` made
  }
}

/** PUT vouchers/{pk} (VCH-083): read again first, with a question where somebody else changed it; `type` decides (VCH-084). */
export function updateVoucher(
  saver: VoucherSaver,
  held: HeldVoucher,
  pk: number,
  isRetry = false,
): VoucherSaving {
  const { cp, formats, accountPk } = saver
  const read = () => oneVoucher.read({ cp, formats }, pk)
  return {
    keys: [`voucher.save:${pk}`],
    lock: 'page',
    journal: 'tab',
    outdates: [VOUCHERS_KEY],
    look: async () => {
      const now = await read()
      if (now.kind !== 'done') return notRead(now)
      if (isRetry && isSavedAs(voucherRequest(held, accountPk), now.data))
        return { look: 'ready', ready: { ...held, isThere: true } }
      const look = lookBeforeSave<VoucherValues, VoucherPath, VoucherBase, VoucherBase>(
        VOUCHER_FORM,
        held,
        { ...now, data: voucherForm(now.data) },
        (base) => base,
      )
      return look.look === 'notSent' ? look : { ...look, ready: { ...look.ready, isThere: false } }
    },
    proofOf: (ready) => voucherRequest(ready, accountPk),
    send: async (ready) => {
      if (ready.isThere) return { end: 'done', result: 'found' }
      const json = voucherRequest(ready, accountPk)
      return answerOf<SavedHow>(await cp.send('PUT', 'vouchers/{pk}', { params: { pk }, json }), 'sent')
    },
    confirm: async (sent) => settled(mapped(await read(), (voucher) => isSavedAs(sent, voucher))),
  }
}

/** The save of a form: of a new voucher, or of one that exists. */
export const saveVoucher = (
  saver: VoucherSaver,
  held: Held<VoucherBase>,
  isRetry?: boolean,
): VoucherSaving =>
  held.base.voucher === undefined
    ? createVoucher(saver, held, isRetry)
    : updateVoucher(saver, held, held.base.voucher.pk, isRetry)

/** What the server says of a code (VCH-081). `unknown`: it could not be asked. */
export type CodeAnswer = 'taken' | 'scheduled' | 'known' | 'new' | 'unknown'

/** What `vouchers/last` says of a code; '' where it has no voucher to tell of. */
const readLastStatus = (body: unknown) =>
  body === null || isJsonObject(body)
    ? whole(textOf(ownField(body, 'status'))?.toUpperCase() ?? '')
    : undefined

/** GET vouchers/last: whether a code is free (VCH-046, VCH-081). A 404, or nothing, says that nobody has ever had it. */
export async function askCode(
  cp: Gateway,
  code: string,
  tenantPk: number | undefined,
  signal: AbortSignal,
): Promise<CodeAnswer> {
  const outcome = await cp.get('vouchers/last', readLastStatus, { query: { code, tenantPk }, signal })
  if (outcome.kind !== 'done') return callEndOf(outcome) === 404 ? 'new' : 'unknown'
  switch (outcome.data) {
    case '':
      return 'new'
    case 'ACTIVE':
      return 'taken'
    default:
      return outcome.data === 'NOT_STARTED' ? 'scheduled' : 'known'
  }
}

type Name = Pick<PrivateUser, 'name' | 'email'>

/** What some people are called who are on no list, read one by one (VCH-086); whoever cannot be read is left out. */
export const guestNamesQuery = (pks: readonly number[]) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: ['users', 'names', ...pks],
    isEnabled: pks.length > 0,
    run: async (signal): Promise<Outcome<ReadonlyMap<number, Name>>> => {
      const users = await fewAtOnce(pks, (pk) => readOneUser(cp, String(pk), signal), { signal })
      const names = users.flatMap(([pk, user]): readonly (readonly [number, Name])[] => {
        if (user.kind !== 'done') return []
        const { firstName, lastName, email } = user.data
        return [[pk, { name: [firstName, lastName].filter(Boolean).join(' ') || undefined, email }]]
      })
      return { kind: 'done', data: new Map(names), unreadRows: 0 }
    },
  }))
