import {
  type Begin,
  canPress,
  isUnsettled,
  type JournalChange,
  type JournalEntry,
  type OpenWrite,
  releaseAt,
  stepWrite,
  type WriteEffect,
  type WriteEvent,
  type WriteState,
} from '@corrente/domain/writes'
import type { WritesDeps } from './deps.ts'
import { type WriteJournal, writeJournalOf } from './journal.ts'
import type { KeyLocks } from './locks.ts'
import type { Work, WorkBegin, WorkStep } from './work.ts'

/** One write of this document: it goes on when the view that began it is left. */
export interface OneWrite {
  readonly keys: readonly string[]
  readonly state: () => WriteState
  readonly press: (work: Work, isQuiet: boolean) => Promise<void>
  readonly confirm: () => Promise<void>
  readonly cancel: () => void
  readonly verify: () => Promise<void>
  readonly release: (work: Work) => Promise<void>
  readonly disprove: (work: Work) => Promise<void>
  readonly forget: () => void
  /** Nothing was sent, for a reason from outside: the object is taken by another write. */
  readonly refuse: () => void
  /** The session of whoever began it is over. */
  readonly isOver: () => boolean
  readonly drop: () => void
}

const IDLE: WriteState = { phase: 'idle' }
const nothing = () => undefined

export const isSameKeys = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key))

/**
 * Drives the machine of the domain for one write: its lock, its journal, its looks (rule R16).
 * @param onChange - told whenever its state moves
 */
export function createOneWrite(
  first: Work,
  deps: WritesDeps,
  locks: KeyLocks,
  onChange: () => void,
): OneWrite {
  const { now, newId, later, failed } = deps
  let work = first
  let isQuiet = false
  let state = IDLE
  /** The call that is on its way or was; the one that comes next; what a yes begins with. */
  let step: WorkStep | undefined
  let upcoming: WorkStep | undefined
  let asked: WorkBegin | undefined
  let entry: JournalEntry | undefined
  /** One for each press. */
  let intent: string | undefined
  /** Entries that give way to the next send: too old, or let go of by somebody. */
  let stale: readonly string[] = []
  let released: string | undefined
  let stopWaiting: () => void = nothing

  const isOver = () => !work.isPublic && deps.isSessionOver()
  const journal = (): WriteJournal => writeJournalOf(deps, work.journal)
  const become = (next: WriteState) => {
    if (next === state) return
    state = next
    onChange()
  }
  const pause = (ms: number) => new Promise<void>((resolve) => later(ms, resolve))

  /** What the journal holds of these objects, but for what was released. */
  const takeOpen = (): OpenWrite | undefined => {
    const { keys } = work
    const { staleAfterMs = Number.POSITIVE_INFINITY } = work.rules.patience
    const isStale = ({ at }: JournalEntry) => now() - at >= staleAfterMs
    const held = journal().open(keys)
    stale = held.filter(isStale).map(({ id }) => id)
    const [open, ...others] = held.filter((each) => each.id !== released && !isStale(each))
    if (!open) return undefined
    const isOwn = others.length === 0 && isSameKeys(open.keys, keys)
    const foreign = { stage: open.stage, step: '', saved: [], at: open.at, isOwn: false }
    if (!isOwn) return foreign
    try {
      step = work.restore(open)
      entry = open
      return { ...foreign, step: step?.name ?? '', isOwn }
    } catch (error) {
      failed(error)
      return foreign
    }
  }
  const beginWith = (begin: WorkBegin): Begin => {
    if (!('first' in begin)) return begin
    upcoming = begin.first
    return { first: begin.first.name, at: now() }
  }
  const look = async (): Promise<WriteEvent> => {
    try {
      const found = await work.look(entry?.stage === 'half' ? entry.proof : undefined)
      if (found.look === 'notSent') return { type: 'notSent', why: found.why }
      if (found.look === 'ready') return { type: 'ready', begin: beginWith(found.ready) }
      asked = found.ready
      return { type: 'ask', ask: found.ask }
    } catch (error) {
      failed(error)
      return { type: 'notSent', why: 'unreachable' }
    }
  }
  /** Moves on from a call that is saved. @returns the name of the next one */
  const followed = (result: unknown): string | undefined => {
    upcoming = step?.next(result)
    return upcoming?.name
  }
  const send = async (): Promise<WriteEvent> => {
    if (!upcoming) throw new Error('a write that sends has something to send')
    intent ??= newId()
    const id = intent
    const kept: JournalEntry = { keys: work.keys, id, at: now(), stage: 'sent', proof: upcoming.proof }
    try {
      await journal().keep(kept, entry ? [entry.id, ...stale] : stale)
    } catch (error) {
      // Another tab was quicker, in a browser without locks.
      failed(error)
      return { type: 'notSent', why: 'open' }
    }
    entry = kept
    released = undefined
    step = upcoming
    upcoming = undefined
    if (isOver()) {
      await settle('nothing')
      return { type: 'sessionEnded' }
    }
    try {
      const answer = await step.send(step.name === '' ? id : `${id}.${step.name}`)
      return {
        type: 'answered',
        answer,
        next: answer.end === 'done' ? followed(answer.result) : undefined,
        at: now(),
      }
    } catch (error) {
      failed(error)
      return { type: 'answered', answer: { end: 'unknown' }, at: now() }
    }
  }
  const readBack = async (): Promise<WriteEvent> => {
    try {
      const found = (await step?.confirm?.()) ?? ({ found: 'unreadable' } as const)
      return {
        type: 'found',
        found,
        next: found.found === 'applied' ? followed(found.result) : undefined,
        at: now(),
      }
    } catch (error) {
      failed(error)
      return { type: 'found', found: { found: 'unreadable' }, at: now() }
    }
  }
  const settle = async (change: JournalChange) => {
    if (!entry || change === 'asIs') return
    const { id } = entry
    entry = change === 'nothing' ? undefined : { ...entry, stage: change }
    try {
      await (change === 'nothing' ? journal().remove(id) : journal().mark(id, change))
    } catch (error) {
      failed(error)
    }
  }
  const follow = async (effect: WriteEffect): Promise<WriteEvent | undefined> => {
    switch (effect.do) {
      case 'nothing':
        return undefined
      case 'look':
        return look()
      case 'send':
        return send()
      case 'readBack':
        await pause(effect.afterMs)
        return isOver() ? undefined : readBack()
      case 'rest':
        await settle(effect.journal)
        return undefined
    }
  }
  const drive = async (begin: WriteEvent) => {
    let event: WriteEvent | undefined = begin
    while (event) {
      // Nothing more is sent, read or shown; an answer that tells the end still settles the journal.
      if (isOver()) {
        const isTold = event.type === 'answered' && event.answer.end === 'refused' && !event.answer.looksFirst
        const isDone =
          event.type === 'answered' && event.answer.end === 'done' && work.rules.confirms === 'lost'
        if (isTold || (isDone && upcoming === undefined)) await settle('nothing')
        return
      }
      const next = stepWrite(state, event, work.rules)
      // How it ended is told once the journal knows it too.
      if (next.effect.do !== 'rest') become(next.state)
      event = await follow(next.effect)
      if (next.effect.do === 'rest' && !isOver()) ended(next.state)
    }
  }
  const ended = (end: WriteState) => {
    stopWaiting()
    const hasSaved = 'saved' in end && end.saved.length > 0
    if (hasSaved || ['done', 'accepted', 'other'].includes(end.phase))
      if (!isQuiet) for (const key of work.outdates) deps.invalidate(key)
    become(end)
    if (isUnsettled(end)) wait(end.at)
  }
  /** Looks again from time to time, and offers a release once patience is over. */
  const wait = (sentAt: number) => {
    const { patience } = work.rules
    const stops = new Set<() => void>()
    stopWaiting = () => {
      for (const stop of stops) stop()
      stopWaiting = nothing
    }
    const release = releaseAt(patience, sentAt)
    const letGo = () => become(stepWrite(state, { type: 'patienceOver' }, work.rules).state)
    if (release !== undefined && release <= now()) letGo()
    else if (release !== undefined) stops.add(later(release - now(), letGo))
    const { everyMs } = patience
    if (everyMs === undefined) return
    const lookAgain = () => {
      const before = state
      const isStill = () => state === before && !isOver()
      void alone(async () => {
        const event = await readBack()
        if (isStill()) await drive(event)
      }).then(() => {
        if (isStill()) stops.add(later(everyMs, lookAgain))
      })
    }
    stops.add(later(everyMs, lookAgain))
  }

  const alone = (run: () => Promise<void>) => locks.tryAlone(work.keys, work.lock, run)
  const elsewhere = () => become(stepWrite(state, { type: 'elsewhere' }, work.rules).state)

  return {
    keys: first.keys,
    state: () => state,
    isOver,
    press: async (pressed, quiet) => {
      if (!canPress(state) || isOver()) return
      const isOurs = await alone(async () => {
        if (!canPress(state)) return
        work = pressed
        isQuiet = quiet
        intent = undefined
        // A release counts for the send that it asked for.
        released = undefined
        await drive({ type: 'press', open: takeOpen() })
      })
      if (!isOurs) elsewhere()
    },
    confirm: async () => {
      if (state.phase !== 'asking' || !asked || isOver()) return
      const begin = asked
      const isOurs = await alone(async () => {
        intent = undefined
        await drive({ type: 'yes', open: takeOpen(), begin: beginWith(begin) })
      })
      if (!isOurs) elsewhere()
    },
    cancel: () => become(stepWrite(state, { type: 'no' }, work.rules).state),
    verify: async () => {
      if (!isUnsettled(state) || isOver()) return
      stopWaiting()
      await alone(() => drive({ type: 'verify' }))
    },
    release: async (anew) => {
      if (!isUnsettled(state) || !state.canRelease || isOver()) return
      stopWaiting()
      await alone(async () => {
        const isOpen =
          work.journal === undefined ||
          journal()
            .open(work.keys)
            .some(({ id }) => id === entry?.id)
        // What another tab has settled is not sent a second time from here.
        if (!isOpen) return drive({ type: 'settledElsewhere' })
        work = anew
        intent = undefined
        released = entry?.id
        await drive({ type: 'release' })
      })
    },
    disprove: async (looked) => {
      await alone(async () => {
        if (canPress(state)) {
          work = looked
          const open = takeOpen()
          if (open?.isOwn) await drive({ type: 'press', open })
        }
        stopWaiting()
        await drive({ type: 'disproved' })
      })
    },
    forget: () => become(stepWrite(state, { type: 'forget' }, work.rules).state),
    refuse: () => {
      if (canPress(state)) become({ phase: 'notSent', why: 'open' })
    },
    drop: () => {
      stopWaiting()
      state = IDLE
    },
  }
}
