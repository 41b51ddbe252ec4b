import type { Counts } from '../baseline/compare.ts'
import type { Decision } from '../baseline/decisions.ts'
import type { Cause } from '../causes/causes.ts'
import type { ThemeAttributes } from '../config/define.ts'
import type { Words } from '../config/settings.ts'
import type { Group } from './explain.ts'

/** All that the report's page shows. */
export interface ReportData {
  /** When the run ended, ISO 8601. */
  at: string
  seconds: number
  /** What was asked for, such as `--all --shard 1/4`. */
  asked: string
  counts: Counts
  /** All themes of the run's build. */
  themes: readonly string[]
  schemes: readonly string[]
  words: Words
  /** Titles by story id, such as `Primitives/Badge · Contents`. */
  titles: Readonly<Record<string, string>>
  causes: readonly Cause[]
  /** In the order of their causes. */
  groups: readonly Group[]
  /** What was said of these very pictures before. */
  decisions: readonly Decision[]
  /** Names of Storybook's globals, for links to a cell. */
  globals?: ThemeAttributes
  /** Stories shown with the brands' own globals, and those by brand. */
  ownGlobals?: {
    stories: readonly string[]
    brands: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
  errors: readonly { story: string; messages: readonly string[] }[]
  /** Sentences on browser, fonts and the test drawing; none when they are the baseline's. */
  environment: readonly string[]
  notes: readonly string[]
  /** Where "before" comes from. */
  base?: { commit: string; why: string }
  /** What the working tree stood on. */
  commit?: string
}
