import { type DateRange, formatUtcText } from '../../time/index.ts'
import type { StationFilters } from './filters.ts'

/** What the little form of a station report holds (STN-043). */
export interface ReportForm {
  readonly range: DateRange
  /** Currency units per kWh; the form's default is 0. */
  readonly costPerKwh: number
  readonly incomePerKwh: number
}

/** The body of both assessment reports (STN-043). */
export interface AssessmentReportRequest {
  readonly from_date: string
  readonly to_date: string
  readonly logo: string
  readonly cost_kwh: number
  readonly income_kwh: number
  readonly charge_box_group_pk: number | null
  readonly tenant_pk: number | null
  readonly search_input: string
  readonly active: boolean
  readonly online: boolean | null
}

/** The body of a report: the form, and the filters in force. @param logo http(s) address of the tenant's logo */
export function reportRequest(
  form: ReportForm,
  filters: StationFilters,
  logo: string,
): AssessmentReportRequest {
  return {
    from_date: formatUtcText(form.range.from),
    to_date: formatUtcText(form.range.to),
    logo,
    cost_kwh: form.costPerKwh,
    income_kwh: form.incomePerKwh,
    charge_box_group_pk: filters.groupPk ?? null,
    tenant_pk: filters.accountPk ?? null,
    search_input: filters.search.trim(),
    active: !filters.isDisabled,
    online: filters.isOnline ?? null,
  }
}

/** The three downloads of the stations list, with the media type that is due and the ending of the name. */
export const STATION_DOWNLOADS = {
  excel: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    what: 'stations',
  },
  unified: { mediaType: 'application/pdf', extension: 'pdf', what: 'stations-unificado' },
  individual: { mediaType: 'application/zip', extension: 'zip', what: 'stations-individual' },
} as const
/** The name of a download. */
export type StationDownload = keyof typeof STATION_DOWNLOADS
