import type { Counts } from '../compare.ts'
import type { Group } from '../explain.ts'

/** All that the report's page shows. */
export interface ReportData {
  /** When the run ended, ISO 8601. */
  at: string
  seconds: number
  /** What was asked for, such as `--all --tenants brasa`. */
  asked: string
  counts: Counts
  /** All themes of the run's build. */
  themes: readonly string[]
  /** Titles by story id, such as `Primitives/Badge · Contents`. */
  titles: Readonly<Record<string, string>>
  groups: readonly Group[]
  errors: readonly { story: string; messages: readonly string[] }[]
  /** Sentences on browser, fonts and the test drawing; none when they are the baseline's. */
  environment: readonly string[]
  notes: readonly string[]
  /** Where "before" comes from. */
  base?: { commit: string; why: string }
}
