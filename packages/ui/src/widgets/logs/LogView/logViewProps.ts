import type { LogView as LogAnswer, LogFacts, LogPart, LogQuestion, RefusedCard } from '@corrente/domain/logs'
import type { Account } from '@corrente/domain/stations'
import type { EpochMs } from '@corrente/domain/time'
import type { Loadable, LoadFailure } from '../../../foundations/index.ts'
import type { LogText } from '../logText.ts'

/** What there is instead of a log: three screens that must not be mistaken for each other, and two that wait. */
export const LOG_ENDS = ['choose', 'loading', 'empty', 'notAvailable', 'failed'] as const
export type LogEnd = (typeof LOG_ENDS)[number]

/** A log that is here. */
export interface ShownLog {
  readonly text: LogText
  readonly facts: LogFacts
  /** What the question finds in it; undefined while it is looked for the first time. */
  readonly answer: LogAnswer | undefined
  /** When it was last read. */
  readonly at: EpochMs | undefined
}

export interface LogViewProps {
  /** The accounts to choose from (LOG-001). */
  accounts: Loadable<readonly Account[]>
  /** The name of the chosen one; undefined: none yet. */
  account: string | undefined
  onAccount: (name: string) => void
  /** The log; undefined where there is none to show, for the reason that `end` gives. */
  log: ShownLog | undefined
  end: LogEnd
  /** Why the latest read brought nothing; beside a log that was read before as well. */
  failure: LoadFailure | undefined
  isReading: boolean
  onRead: () => void
  question: LogQuestion
  onQuestion: (change: Partial<LogQuestion>) => void
  isFollowing: boolean
  onFollow: (isFollowing: boolean) => void
  /** The server has another log by now; what is shown is kept until it is dismissed. */
  hasNewDay: boolean
  onNewDay: () => void
  isDownloading: boolean
  /** Downloads the whole file (LOG-006). */
  onDownload: () => void
  /** Makes the text of a part of what is shown. */
  onPart: (part: LogPart) => Promise<string>
  /** Saves such a text as a file. */
  onSavePart: (text: string) => void
  /** The verdict of a refused card; undefined where this user may not see cards. */
  cardHref?: ((card: RefusedCard) => string | undefined) | undefined
  /** Where the station that a line is about is shown, by its charge box id; undefined where this user may see none. */
  stationHref?: ((id: string) => string | undefined) | undefined
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopyText: (text: string) => Promise<void>
}
