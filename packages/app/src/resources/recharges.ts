import {
  type ApprovalRead,
  RECHARGES_MAX,
  RECHARGES_PER_PAGE,
  type Recharge,
  type RechargeDetail,
  type RechargeFilters,
  type RechargePage,
  readRechargeDetail,
  readRecharges,
  rechargeExcelQuery,
  rechargeRequest,
} from '@corrente/domain/transactions'
import type { Block } from '@corrente/domain/wire'
import { type DownloadOptions, type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { fewAtOnce, readBlocks } from '../kit/reading/index.ts'
import { callEndOf } from '../kit/writes/index.ts'
import type { FormatsPort } from '../ports/index.ts'

/** Start of the keys of everything that shows recharges; an approval marks it out of date. */
export const RECHARGES_KEY = ['recharges'] as const

type Zone = Pick<FormatsPort, 'zone'>

/** POST transaction/list: one page, newest first (TRX-044, TRX-045). */
export const readRechargePage = (
  cp: Gateway,
  filters: RechargeFilters,
  page: RechargePage,
  { zone }: Zone,
  signal?: AbortSignal,
): Promise<Outcome<Block<Recharge>>> =>
  cp.send('POST', 'transaction/list', { json: rechargeRequest(filters, page), signal }, (body) =>
    readRecharges(body, zone),
  )

/** A page of the list. @param isEnabled false: nothing is asked, what came stays */
export const rechargePageQuery = (
  filters: RechargeFilters,
  page: Omit<RechargePage, 'size'>,
  isEnabled: boolean,
) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...RECHARGES_KEY, 'page', filters, page],
    isEnabled,
    keepsFormer: true,
    run: (signal) => readRechargePage(cp, filters, { ...page, size: RECHARGES_PER_PAGE }, formats, signal),
  }))

/** How far a list has been read. */
export interface ReadingProgress {
  readonly read: number
  readonly total: number | undefined
}

/** All recharges of the filters, up to 10,000: what is counted, and what "todas" means. */
export async function readAllRecharges(
  cp: Gateway,
  filters: RechargeFilters,
  formats: Zone,
  options: {
    readonly signal?: AbortSignal
    readonly onProgress?: (progress: ReadingProgress) => void
    /** False: of a list of over 10,000 one block is enough. Default: true. */
    readonly isPartUseful?: boolean
  },
) {
  const { signal, onProgress, isPartUseful = true } = options
  return readBlocks(
    async ({ page, size }) => {
      const outcome = await readRechargePage(cp, filters, { page, size, order: [] }, formats, signal)
      if (outcome.kind === 'done' && outcome.data.count !== undefined)
        onProgress?.({ read: Math.min(page * size, outcome.data.count), total: outcome.data.count })
      return outcome
    },
    // The server counts no further: a list that seems to have just so many is longer.
    { keyOf: ({ id }) => id, max: isPartUseful ? RECHARGES_MAX : RECHARGES_MAX - 1, isPartUseful },
  )
}

/**
 * The list read whole, for questions that the server does not answer.
 * @param onProgress - told after each block
 */
export const allRechargesQuery = (
  filters: RechargeFilters,
  isEnabled: boolean,
  onProgress: (progress: ReadingProgress) => void,
) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...RECHARGES_KEY, 'all', filters],
    isEnabled,
    run: (signal) => readAllRecharges(cp, filters, formats, { signal, onProgress }),
  }))

/** GET transaction/{id}: one recharge, whatever the range, with what was measured (TRX-047). */
export const readOneRecharge = (
  cp: Gateway,
  id: number,
  { zone }: Zone,
  signal?: AbortSignal,
): Promise<Outcome<RechargeDetail>> =>
  cp.get('transaction/{id}', (body) => readRechargeDetail(body, zone), {
    params: { id: String(id) },
    ...(signal && { signal }),
  })

/** A recharge as it is opened. @param id undefined: none is asked for */
export const rechargeQuery = (id: number | undefined) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...RECHARGES_KEY, 'one', id],
    isEnabled: id !== undefined,
    run: (signal) => readOneRecharge(cp, id ?? 0, formats, signal),
  }))

/** A recharge read for an approval: there, gone, or not readable. */
async function readForApproval(cp: Gateway, id: number, formats: Zone): Promise<ApprovalRead> {
  const outcome = await readOneRecharge(cp, id, formats)
  if (outcome.kind === 'done') return { id, kind: 'read', recharge: outcome.data.recharge }
  const end = callEndOf(outcome)
  return { id, kind: end === 404 || end === 410 ? 'gone' : 'unreadable' }
}

/** Reads recharges again, four at once, in their order. @param onRead - told how many have come */
export async function readManyRecharges(
  cp: Gateway,
  ids: readonly number[],
  formats: Zone,
  onRead: (count: number) => void = () => undefined,
): Promise<readonly ApprovalRead[]> {
  const reads = await fewAtOnce(ids, (id) => readForApproval(cp, id, formats), {
    onProgress: ({ read }) => onRead(read),
  })
  return reads.map(([, read]) => read)
}

/** GET report/xlsx/transactions: the list as an Excel file, by the filters shown (TRX-052). */
export const askRechargeExcel = (
  cp: Gateway,
  filters: RechargeFilters,
  { offsetHours }: Pick<FormatsPort, 'offsetHours'>,
  options: DownloadOptions,
) =>
  cp.download('GET', 'report/xlsx/transactions', {
    ...options,
    query: rechargeExcelQuery(filters, offsetHours()),
  })

/** GET report/xlsx/transactions/{id}/meter-values: what was measured in a recharge, as an Excel file (TRX-051). */
export const askMeterValues = (cp: Gateway, id: number, options: DownloadOptions) =>
  cp.download('GET', 'report/xlsx/transactions/{id}/meter-values', { ...options, params: { id: String(id) } })
