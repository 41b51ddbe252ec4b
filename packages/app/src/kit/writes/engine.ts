import {
  entriesUnder,
  IDLE,
  isUnderWay,
  isUnsettled,
  type Journal,
  type WriteState,
} from '@corrente/domain/writes'
import { createListeners } from '../../ports/index.ts'
import type { JournalPlace } from './action.ts'
import type { WritesDeps } from './deps.ts'
import { writeJournalOf } from './journal.ts'
import { isSameKeys } from './kept.ts'
import { createKeyLocks } from './locks.ts'
import { createOneWrite, type OneWrite } from './oneWrite.ts'
import type { Work } from './work.ts'

/** Drives the writes of a document and tells where each stands. */
export interface Writes {
  /** Where the write with just these keys stands. */
  readonly stateOf: (keys: readonly string[]) => WriteState
  /** Where whatever write touches this object stands: what is under way or open before what is over. */
  readonly stateOfKey: (key: string) => WriteState
  /** Told on every change. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Begins a write. Does nothing while it is under way, asked, done or of unknown end. Resolves with where it came to rest.
   * @param isQuiet - it outdates nothing by itself: the run that it is part of does
   */
  readonly press: (work: Work, isQuiet?: boolean) => Promise<WriteState>
  /** Yes to its question. */
  readonly confirm: (keys: readonly string[]) => Promise<void>
  /** No to its question. */
  readonly cancel: (keys: readonly string[]) => void
  /** Looks what became of a write of unknown end. */
  readonly verify: (keys: readonly string[]) => Promise<void>
  /** Sends anew what is of unknown end, for somebody who was told that the first may still arrive. */
  readonly release: (work: Work) => Promise<WriteState>
  /** Settles what is of unknown end, for somebody who looked for themselves where no call can: it did not work. */
  readonly disprove: (work: Work) => Promise<void>
  /** Lets go of a chain that stopped half-way, for somebody who was told: what is saved of it stays as it is. */
  readonly abandon: (work: Work) => Promise<void>
  /** After a reload: takes up what the journal holds of this write, and looks. Sends nothing. */
  readonly resume: (work: Work) => Promise<void>
  /** The draft of a write's form goes once it happened, also where its form was left before. @param form - its name */
  readonly ownDraft: (keys: readonly string[], form: string) => void
  /** Forgets how a write ended; what is under way or of unknown end stays. */
  readonly forget: (keys: readonly string[]) => void
  /** What the journal holds open under keys with this beginning: `refund:`. */
  readonly openUnder: (place: JournalPlace, prefix: string) => Journal
}

/** Drives all writes of a document; when its session ends nothing more is sent, and the journal stays. */
export function createWrites(deps: WritesDeps): Writes {
  const locks = createKeyLocks(deps.locks, `write:${deps.tenantId}:`)
  const { add: subscribe, tell } = createListeners()
  let writes: readonly OneWrite[] = []
  /** By the text of the keys. */
  const drafts = new Map<string, string>()

  const find = (keys: readonly string[]) => writes.find((write) => isSameKeys(write.keys, keys))
  const isTaken = (write: OneWrite): boolean => isUnderWay(write.state()) || isUnsettled(write.state())
  const hold = (work: Work): OneWrite => {
    const held = find(work.keys)
    if (held) return held
    const write = createOneWrite(work, deps, locks, () => {
      const draft = drafts.get(JSON.stringify(write.keys))
      if (draft !== undefined && write.state().phase === 'done') deps.dropDraft(draft)
      tell()
    })
    writes = [...writes, write]
    return write
  }
  deps.onSession(() => {
    const over = writes.filter((write) => write.isOver())
    if (over.length === 0) return
    writes = writes.filter((write) => !over.includes(write))
    for (const write of over) write.drop()
    tell()
  })

  const press = async (work: Work, isQuiet = false) => {
    const write = hold(work)
    const others = writes.filter(
      (other) => other !== write && work.keys.some((key) => other.keys.includes(key)),
    )
    // What is of unknown end under another set of keys is settled first; what is under way has the lock.
    if (others.some((other) => isUnsettled(other.state()))) write.refuse()
    else await write.press(work, isQuiet)
    return write.state()
  }
  return {
    stateOf: (keys) => find(keys)?.state() ?? IDLE,
    stateOfKey: (key) => {
      const touching = writes.filter(({ keys }) => keys.includes(key))
      return (touching.find(isTaken) ?? touching.at(-1))?.state() ?? IDLE
    },
    subscribe,
    press,
    confirm: async (keys) => find(keys)?.confirm(),
    cancel: (keys) => find(keys)?.cancel(),
    verify: async (keys) => find(keys)?.verify(),
    release: async (work) => {
      const write = hold(work)
      await write.release(work)
      return write.state()
    },
    disprove: (work) => hold(work).disprove(work),
    abandon: (work) => hold(work).abandon(work),
    resume: async (work) => {
      const open = writeJournalOf(deps, work.journal).open(work.keys)
      if (open.some(({ keys, stage }) => stage !== 'half' && isSameKeys(keys, work.keys))) await press(work)
    },
    ownDraft: (keys, form) => void drafts.set(JSON.stringify(keys), form),
    forget: (keys) => find(keys)?.forget(),
    openUnder: (place, prefix) => entriesUnder(deps.readJournal(place), prefix),
  }
}
