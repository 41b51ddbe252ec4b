import {
  type DayRange,
  type FinancialAccount,
  type FinancialCharger,
  MOVEMENTS_PER_PAGE,
  MOVEMENTS_READ_MAX,
  type Movement,
  type MovementOrder,
  type MovementTab,
  readChargeId,
  readFinancialAccounts,
  readFinancialChargers,
  readMovements,
  readReferences,
  readSummary,
  sortParameter,
} from '@corrente/domain/financial'
import type { Block } from '@corrente/domain/wire'
import {
  type DownloadedFile,
  type DownloadOptions,
  type Gateway,
  type Outcome,
  queryAtom,
} from '../gateways/index.ts'
import { readBlocks } from '../kit/reading/index.ts'

/** Start of the keys of everything that shows movements; a refund marks it out of date. */
export const MOVEMENTS_KEY = ['financial'] as const

/** Which movements are asked for: one object for list, totals and file, so that they never differ. */
export interface MovementQuestion {
  readonly range: DayRange
  readonly order: MovementOrder
  /** E-mails, documents and numbers; any of them fits. */
  readonly terms: readonly string[]
  /** The ocppChargeBoxId. */
  readonly charger: string | undefined
  /** Whose movements. */
  readonly apiKey: string
  /** Those of its child accounts too: of the tenant's own key, not of an account that somebody chose (THM-012, MON-007). */
  readonly withChildren: boolean
}

const PATHS: Readonly<Record<MovementTab, string>> = {
  allMovements: 'transactions',
  recharges: 'transactions/recharges',
  deposits: 'transactions/deposits',
}

/** The query of the four calls (FIN-028). @param page - from 0 */
const queryOf = (
  { range, order, terms, charger, apiKey, withChildren }: MovementQuestion,
  direction: 'asc' | 'desc',
  page: { readonly page: number; readonly size: number },
) => ({
  ...page,
  startDate: range.from,
  endDate: range.to,
  userEmailOrTransactionId: terms.length === 0 ? undefined : terms.join(','),
  sort: sortParameter(order, direction),
  chargeBoxId: charger,
  tenantApiKey: apiKey,
  searchTenantChildren: withChildren,
})

/** One page of a list (FIN-029). @param page - from 1 */
export const readMovementPage = (
  fin: Gateway,
  tab: MovementTab,
  question: MovementQuestion,
  { page, size }: { readonly page: number; readonly size: number },
  signal?: AbortSignal,
): Promise<Outcome<Block<Movement>>> =>
  fin.get(PATHS[tab], readMovements, { query: queryOf(question, 'desc', { page: page - 1, size }), signal })

/** A page as the list shows it. @param question - undefined: not all of it is known yet, nothing is asked */
export const movementPageQuery = (tab: MovementTab, question: MovementQuestion | undefined, page: number) =>
  queryAtom(({ gateways: { fin } }) => ({
    key: [...MOVEMENTS_KEY, 'page', tab, question, page],
    isEnabled: question !== undefined,
    run: (signal) =>
      question
        ? readMovementPage(fin, tab, question, { page, size: MOVEMENTS_PER_PAGE }, signal)
        : Promise.reject(new Error('nothing is asked')),
  }))

/** All movements of a question, at most 10,000. @param onPage - told after each block how many are read, and of how many */
export const readAllMovements = (
  fin: Gateway,
  tab: MovementTab,
  question: MovementQuestion,
  {
    signal,
    onBlock,
  }: { signal?: AbortSignal; onBlock?: (read: number, total: number | undefined) => void } = {},
) => {
  let read = 0
  return readBlocks(
    async (page) => {
      const block = await readMovementPage(fin, tab, question, page, signal)
      if (block.kind === 'done') {
        read += block.data.rows.length + block.unreadRows
        onBlock?.(read, block.data.count)
      }
      return block
    },
    { keyOf: ({ key }) => key, max: MOVEMENTS_READ_MAX },
  )
}

/**
 * All movements of a question, for what is computed of them.
 * @param question - undefined: nothing is asked
 * @param onBlock - told after each block how many are read, and of how many
 */
export const allMovementsQuery = (
  tab: MovementTab,
  question: MovementQuestion | undefined,
  onBlock: (read: number, total: number | undefined) => void,
) =>
  queryAtom(({ gateways: { fin } }) => ({
    key: [...MOVEMENTS_KEY, 'all', tab, question],
    isEnabled: question !== undefined,
    run: (signal) =>
      question
        ? readAllMovements(fin, tab, question, { signal, onBlock })
        : Promise.reject(new Error('nothing is asked')),
  }))

/** Where a movement was found: the range and the order of its list. */
export interface MovementPlace {
  readonly range: DayRange
  readonly order: MovementOrder
}

/**
 * All movements of one number, read as their list was (decisions: Financial and refunds).
 * @param apiKey - the tenant's own
 */
export const readNumber = (
  fin: Gateway,
  pk: number,
  { range, order }: MovementPlace,
  apiKey: string,
  signal?: AbortSignal,
): Promise<Outcome<readonly Movement[]>> =>
  readAllMovements(
    fin,
    'allMovements',
    { range, order, terms: [String(pk)], charger: undefined, apiKey, withChildren: true },
    signal ? { signal } : {},
  ).then((read) =>
    read.kind === 'done' ? { ...read, data: read.data.rows.filter((row) => row.pk === pk) } : read,
  )

/** The movements of a number, read when its drawer opens: never taken from an older answer. */
export const numberQuery = (pk: number | undefined, place: MovementPlace, apiKey: string) =>
  queryAtom(({ gateways: { fin } }) => ({
    key: [...MOVEMENTS_KEY, 'number', pk, place, apiKey],
    freshMs: 0,
    isEnabled: pk !== undefined,
    run: (signal) => readNumber(fin, pk ?? 0, place, apiKey, signal),
  }))

/** GET transactions/summary: the totals of the range, with page 0 and size 10 whatever the list shows (FIN-004, FIN-022). */
export const summaryQuery = (question: MovementQuestion | undefined) =>
  queryAtom(({ gateways: { fin } }) => ({
    key: [...MOVEMENTS_KEY, 'summary', question],
    isEnabled: question !== undefined,
    run: (signal) =>
      question
        ? fin.get('transactions/summary', readSummary, {
            query: queryOf(question, 'asc', { page: 0, size: MOVEMENTS_PER_PAGE }),
            signal,
          })
        : Promise.reject(new Error('nothing is asked')),
  }))

/**
 * The shown list as an Excel file: all of its pages (FIN-030). A list whose count nobody knows yet is counted first: a file
 * of its first page alone would pass for all of it.
 * @param known - rows of the list
 */
export async function askMovementExcel(
  fin: Gateway,
  tab: MovementTab,
  question: MovementQuestion,
  known: number | undefined,
  options: DownloadOptions,
): Promise<Outcome<DownloadedFile>> {
  const counted =
    known === undefined
      ? await readMovementPage(fin, tab, question, { page: 1, size: MOVEMENTS_PER_PAGE }, options.signal)
      : undefined
  if (counted !== undefined && counted.kind !== 'done') return counted
  const size = known ?? counted?.data.count ?? MOVEMENTS_READ_MAX
  return fin.download('GET', PATHS[tab], {
    ...options,
    query: queryOf(question, 'desc', { page: 0, size: Math.max(MOVEMENTS_PER_PAGE, size) }),
  })
}

/** GET tenants: the accounts of the filter (FIN-031). @param apiKey - the tenant's own */
export const financialAccountsQuery = (apiKey: string) =>
  queryAtom<readonly FinancialAccount[]>(({ gateways: { fin } }) => ({
    key: [...MOVEMENTS_KEY, 'accounts', apiKey],
    freshMs: 300_000,
    run: (signal) =>
      fin.get('tenants', readFinancialAccounts, {
        query: { tenantApiKey: apiKey, searchTenantChildren: true },
        signal,
      }),
  }))

/** GET chargeboxes: the chargers of the filter (FIN-031). @param apiKey - of the chosen account, else the tenant's own */
export const financialChargersQuery = (apiKey: string, withChildren: boolean) =>
  queryAtom<readonly FinancialCharger[]>(({ gateways: { fin } }) => ({
    key: [...MOVEMENTS_KEY, 'chargers', apiKey, withChildren],
    freshMs: 300_000,
    run: (signal) =>
      fin.get('chargeboxes', readFinancialChargers, {
        query: { tenantApiKey: apiKey, searchTenantChildren: withChildren },
        signal,
      }),
  }))

/** What the provider calls a payment (FIN-033, FIN-034). @param id - its external id, unchanged */
export const paymentCodeQuery = (call: 'chargeId' | 'externalReferenceId' | 'none', id: string | undefined) =>
  queryAtom<readonly string[]>(({ gateways: { pag } }) => ({
    key: ['payment-code', call, id],
    isEnabled: call !== 'none' && id !== undefined,
    run: (signal) =>
      call === 'chargeId'
        ? pag.get('payments/chargeId/{id}', readChargeId, {
            params: { id: id ?? '' },
            isPlainText: true,
            signal,
          })
        : pag.get('payments/externalReferenceId/{id}', readReferences, { params: { id: id ?? '' }, signal }),
  }))
