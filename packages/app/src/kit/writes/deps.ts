import type { EpochMs } from '@corrente/domain/time'
import type { Journal } from '@corrente/domain/writes'
import type { QueryKey } from '../../gateways/index.ts'
import type { LockPort } from '../../ports/index.ts'
import type { JournalPlace } from './action.ts'

/** What writes need from outside. */
export interface WritesDeps {
  readonly locks: LockPort
  readonly readJournal: (place: JournalPlace) => Journal
  /** @returns whether it stands there now, read back: storage may be full or blocked */
  readonly writeJournal: (place: JournalPlace, journal: Journal) => boolean
  /** Forgets the draft of a form: it is saved. */
  readonly dropDraft: (form: string) => void
  /** Keeps locks apart from another tenant's on the same origin. */
  readonly tenantId: string
  readonly now: () => EpochMs
  readonly newId: () => string
  /** Calls back once after so many milliseconds. Returns the way to stop. */
  readonly later: (ms: number, callback: () => void) => () => void
  /** Whether the session that this document began with is over; never where it began without one. */
  readonly isSessionOver: () => boolean
  readonly onSession: (listener: () => void) => () => void
  readonly invalidate: (key: QueryKey) => void
  /** A write threw: a mistake of the code, for the report. */
  readonly failed: (error: unknown) => void
}
