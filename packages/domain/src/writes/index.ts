export {
  type Answer,
  type Found,
  type Look,
  NOT_SENT,
  type NotSent,
  onceEnd,
  type Refusal,
  unreadWhy,
  type WriteEnd,
  writeEnd,
} from './answer.ts'
export {
  entriesUnder,
  type Journal,
  type JournalEntry,
  type JournalStage,
  journalWith,
  journalWithout,
  openEntries,
  readJournal,
  type Snapshot,
} from './journal.ts'
export {
  type Begin,
  canPress,
  isUnderWay,
  isUnsettled,
  type JournalChange,
  type OpenWrite,
  stepWrite,
  type WriteEffect,
  type WriteEvent,
  type WriteRules,
  type WriteState,
} from './machine.ts'
export { FORM_PATIENCE, ONCE_PATIENCE, type Patience, REFUND_PATIENCE, releaseAt } from './patience.ts'
export { canRetry, type RunSummary, summarizeRun } from './run.ts'
