import {
  codeText,
  NO_VOUCHER_FILTERS,
  readVoucher,
  readVoucherHistory,
  readVouchers,
  VOUCHERS_PER_PAGE,
  VOUCHERS_READ_MAX,
  type Voucher,
  type VoucherFilters,
} from '@corrente/domain/vouchers'
import type { Block } from '@corrente/domain/wire'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { pagedList } from '../kit/lists/index.ts'
import type { FormatsPort, Ports } from '../ports/index.ts'
import { oneRecord } from './oneRecord.ts'
import { mapOutcome } from './recordWrites.ts'

/** Start of the keys of everything that shows vouchers; a save marks it out of date. */
export const VOUCHERS_KEY = ['vouchers'] as const

/** Which vouchers are asked for. */
export interface VoucherQuestion {
  readonly filters: VoucherFilters
  /** The session's account. */
  readonly tenantPk: number | undefined
}

const textOrNone = (text: string): string | undefined => (text.trim() === '' ? undefined : text.trim())

/** GET vouchers (VCH-077): all that fit, up to 1,000 (decisions: Vouchers), or a page of a longer list. */
export const voucherPages = pagedList({
  key: [...VOUCHERS_KEY, 'list'],
  perPage: VOUCHERS_PER_PAGE,
  max: VOUCHERS_READ_MAX,
  keyOf: ({ pk }: Voucher) => pk,
  from: ({ gateways: { cp }, formats }): Pick<Ports, 'formats'> & { readonly cp: Gateway } => ({
    cp,
    formats,
  }),
  readPage: ({ cp, formats }, { filters, tenantPk }: VoucherQuestion, paging, signal) =>
    cp.get('vouchers', readVouchers, {
      query: {
        ...paging,
        code: textOrNone(filters.code),
        title: textOrNone(filters.title),
        description: textOrNone(filters.description),
        kind: filters.kind,
        status: filters.status,
        tenantPk,
        timeZone: formats.offsetHours(),
      },
      signal,
    }),
})

/** The vouchers that have this very code: one code can be many over the years. */
export const readVouchersOfCode = async (
  cp: Gateway,
  code: string,
  tenantPk: number | undefined,
  formats: FormatsPort,
  signal?: AbortSignal,
): Promise<Outcome<readonly Voucher[]>> => {
  const question = { filters: { ...NO_VOUCHER_FILTERS, code: codeText(code) }, tenantPk }
  const read = await voucherPages.readAll({ cp, formats }, question, { isPartUseful: false, signal })
  return mapOutcome(read, ({ rows }) => rows.filter((row) => codeText(row.code) === codeText(code)))
}

/** GET vouchers/{id} (VCH-079). */
export const oneVoucher = oneRecord({
  key: [...VOUCHERS_KEY, 'one'],
  from: ({ gateways: { cp }, formats }) => ({ cp, formats }),
  read: ({ cp, formats }, pk, signal) =>
    cp.get('vouchers/{pk}', readVoucher, {
      params: { pk },
      query: { timeZone: formats.offsetHours() },
      signal,
    }),
})

/** The first vouchers whose code holds what is typed. */
export const readVouchersByCode = (
  cp: Gateway,
  code: string,
  tenantPk: number | undefined,
  formats: FormatsPort,
  signal: AbortSignal,
): Promise<Outcome<Block<Voucher>>> => {
  const question = { filters: { ...NO_VOUCHER_FILTERS, code: codeText(code) }, tenantPk }
  return voucherPages.readPage({ cp, formats }, question, { page: 1, size: VOUCHERS_PER_PAGE }, signal)
}

/** The same as a query. @param code - undefined: nothing is asked */
export const vouchersOfCodeQuery = (code: string | undefined, tenantPk: number | undefined) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...VOUCHERS_KEY, 'code', code, tenantPk],
    isEnabled: code !== undefined,
    run: (signal) => readVouchersOfCode(cp, code ?? '', tenantPk, formats, signal),
  }))

/** GET vouchers/{id}/history: the recharges that it paid for, newest first (VCH-080). */
export const voucherHistoryQuery = (pk: number) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...VOUCHERS_KEY, 'history', pk],
    run: (signal) => cp.get('vouchers/{pk}/history', readVoucherHistory, { params: { pk }, signal }),
  }))
