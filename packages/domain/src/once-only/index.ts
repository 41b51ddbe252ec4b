export {
  type Journal,
  type JournalEntry,
  journalWith,
  journalWithout,
  openEntry,
  readJournal,
  type Snapshot,
} from './journal.ts'
export {
  canPress,
  type OnceEffect,
  type OnceEvent,
  type OnceOutcome,
  type OnceRules,
  type OnceState,
  outcomeOf,
  type ReadBack,
  stepOnce,
} from './machine.ts'
export { onceEnd } from './outcome.ts'
