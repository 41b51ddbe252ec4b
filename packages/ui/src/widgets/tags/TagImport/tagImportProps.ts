import type { Account } from '@corrente/domain/stations'
import type { CheckedRow, ImportChoices, ImportGround, ImportRead } from '@corrente/domain/tags'
import type { ReactNode } from 'react'
import type { Loadable } from '../../../foundations/index.ts'
import type { ListRows, RecordListProps } from '../../lists/index.ts'

/** Which rows of the preview are shown. */
export type ImportShown = 'all' | 'problems'

/** A list that was sent before the page was loaded anew. */
export interface SentImportShown {
  /** When, in words. */
  sentAt: string
  /** How many cards. */
  count: number
  /** How many of them are registered now; undefined: not known yet. */
  registered: number | undefined
  onDismiss: () => void
}

export interface TagImportProps extends Pick<RecordListProps<CheckedRow>, 'view' | 'onViewChange'> {
  /** The list as it was pasted, typed or dropped. */
  text: string
  onTextChange: (text: string) => void
  /** A file takes the place of what stands there: another list, whatever it holds. */
  onFile: (text: string) => void
  read: ImportRead
  /** All of the list, checked; none while `ground` is not here. */
  rows: readonly CheckedRow[]
  /** What it is checked against. */
  ground: Loadable<ImportGround>
  /** How many tags there are, where they are more than are read. */
  unreadTags: number | undefined
  accounts: Loadable<readonly Account[]>
  choices: ImportChoices
  onChoicesChange: (choices: ImportChoices) => void
  /** The rows of the preview, as a page. */
  list: ListRows<CheckedRow>
  shown: ImportShown
  onShownChange: (shown: ImportShown) => void
  backHref: string
  /** Asked for and confirmed: these are registered. */
  onImport: (rows: readonly CheckedRow[]) => void
  /** What was sent before the page was loaded anew, and how far it came. */
  sent?: SentImportShown | undefined
  /** The results, in the place of list and preview. */
  results?: ReactNode
}
