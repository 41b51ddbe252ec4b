export {
  type Answer,
  type Found,
  isAnsweredEnd,
  type Look,
  NOT_SENT,
  type NotSent,
  onceEnd,
  ownWordsOf,
  type Refusal,
  readDeleted,
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
export { canPress, isUnderWay, isUnsettled, stepWrite, type WriteRules } from './machine.ts'
export {
  DELIVERY_MS,
  deliveredBy,
  FORM_PATIENCE,
  ONCE_PATIENCE,
  type Patience,
  REFUND_PATIENCE,
  releaseAt,
  staleEntries,
} from './patience.ts'
export { canRetry, type RunSummary, summarizeRun } from './run.ts'
export {
  type Begin,
  IDLE,
  type JournalChange,
  type OpenWrite,
  type WriteEffect,
  type WriteEvent,
  type WriteState,
} from './steps.ts'
