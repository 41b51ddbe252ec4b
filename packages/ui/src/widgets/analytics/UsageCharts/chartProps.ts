import type { AnalyticsSeries, UsagePeriod } from '@corrente/domain/analytics'
import type { Loadable } from '../../../foundations/index.ts'

/** A second station beside the one that is shown. */
export interface OtherUsage {
  /** What the shown one and the second are called. */
  readonly names: readonly [string, string]
  readonly graphs: Loadable<readonly AnalyticsSeries[]>
}

export interface UsageChartsProps {
  /** The series of `stations/usage/graphs`. */
  graphs: Loadable<readonly AnalyticsSeries[]>
  period: UsagePeriod
  /** The local day that is not over yet, `YYYY-MM-DD`. */
  today: string
  /** One person alone is shown: then there is no pie of brands (ANL-011). */
  isOfPerson: boolean
  /** A second station in the days and the hours, at the same scale; undefined: none. */
  other?: OtherUsage | undefined
  /** What is shown, in words that name no person: filter, then period, zone and date. They stand in every picture. */
  lines: readonly string[]
  /** The name of a chart's file. @param what - its key */
  fileNameOf: (what: string, extension: 'png' | 'csv') => string
  /** Puts a text on the clipboard; without it copying is not offered. */
  onCopyText?: ((text: string) => Promise<void>) | undefined
}

/** Room for a drawing, CSS pixels. */
export const BLOCK = 230
