import { filterQuery, type ReportForm, reportRequest, type StationFilters } from '@corrente/domain/stations'
import type { DownloadedFile, DownloadOptions, Gateway, Outcome } from '../gateways/index.ts'

/** What a report is asked with. */
export interface ReportQuestion {
  readonly form: ReportForm
  readonly filters: StationFilters
  /** http(s) address of the tenant's logo. */
  readonly logo: string
}

/** POST report/assessment/unified, a PDF, or report/assessment/users, a zip (STN-041, STN-042). */
export const askReport = (
  cp: Gateway,
  kind: 'unified' | 'individual',
  { form, filters, logo }: ReportQuestion,
  options: DownloadOptions,
): Promise<Outcome<DownloadedFile>> =>
  cp.download('POST', kind === 'unified' ? 'report/assessment/unified' : 'report/assessment/users', {
    ...options,
    json: reportRequest(form, filters, logo),
  })

/** POST report/xlsx/chargepoints with the filters in its query and no body (STN-047). */
export const askExcel = (
  cp: Gateway,
  filters: StationFilters,
  options: DownloadOptions,
): Promise<Outcome<DownloadedFile>> =>
  cp.download('POST', 'report/xlsx/chargepoints', { ...options, query: filterQuery(filters) })
