import {
  canPress,
  deliveredBy,
  IDLE,
  isUnsettled,
  type Patience,
  releaseAt,
  stepWrite,
  type WriteEffect,
  type WriteEvent,
  type WriteState,
} from '@corrente/domain/writes'
import { createCalls } from './calls.ts'
import type { WritesDeps } from './deps.ts'
import type { KeyLocks } from './locks.ts'
import type { Work } from './work.ts'

/** What is done while the end of a write is not known. */
interface WaitingParts {
  /** Reads the object back; resolves with whether the end is still not known. */
  readonly lookAgain: () => Promise<boolean>
  /** The time has come from which it may be released. */
  readonly letGo: () => void
}

/**
 * Looks again from time to time, and once the call cannot be delivered any more; offers a release once patience is over.
 * @returns stops
 */
function waitOn(
  { laterMs = [], everyMs, ...patience }: Patience,
  sentAt: number,
  { now, later }: Pick<WritesDeps, 'now' | 'later'>,
  { lookAgain, letGo }: WaitingParts,
): () => void {
  const stops = new Set<() => void>()
  let isStopped = false
  const release = releaseAt(patience, sentAt)
  if (release !== undefined && release <= now()) letGo()
  else if (release !== undefined) stops.add(later(release - now(), letGo))
  const inAWhile = (place: number) => {
    const ms = laterMs[place] ?? everyMs
    if (ms !== undefined) stops.add(later(ms, () => void again(place)))
  }
  const again = async (place: number) => {
    if ((await lookAgain()) && !isStopped) inAWhile(place + 1)
  }
  inAWhile(0)
  const untilOver = deliveredBy(sentAt) - now()
  if (laterMs.length > 0 && untilOver > 0) stops.add(later(untilOver, () => void lookAgain()))
  return () => {
    isStopped = true
    for (const stop of stops) stop()
  }
}

/** One write of this document: it goes on when the view that began it is left. */
export type OneWrite = ReturnType<typeof createOneWrite>

const nothing = () => undefined

/**
 * Drives the machine of the domain for one write: its lock, its journal, its looks (rule R16).
 * @param onChange - told whenever its state moves
 */
export function createOneWrite(first: Work, deps: WritesDeps, locks: KeyLocks, onChange: () => void) {
  const calls = createCalls(first, deps)
  const { isOver, settle, rules } = calls
  let isQuiet = false
  let state = IDLE
  let stopWaiting: () => void = nothing

  const become = (next: WriteState) => {
    if (next === state) return
    state = next
    onChange()
  }
  /** Moves on where nothing is to be done for it. */
  const dispatch = (event: WriteEvent) => become(stepWrite(state, event, rules()).state)
  const follow = async (effect: WriteEffect): Promise<WriteEvent | undefined> => {
    switch (effect.do) {
      case 'nothing':
        return undefined
      case 'look':
        return calls.look()
      case 'send':
        return calls.send()
      case 'readBack':
        if (effect.journal) await settle(effect.journal)
        await new Promise<void>((resolve) => deps.later(effect.afterMs, resolve))
        return isOver() ? undefined : calls.readBack()
      case 'rest':
        await settle(effect.journal)
        return undefined
    }
  }
  const drive = async (begin: WriteEvent) => {
    let event: WriteEvent | undefined = begin
    // Of its own: the end of the session takes the shown one away.
    let at = state
    while (event) {
      if (isOver()) return lastWord(at, event)
      const next = stepWrite(state, event, rules())
      at = next.state
      // How it ended is told once the journal knows it too.
      if (next.effect.do !== 'rest') become(next.state)
      event = await follow(next.effect)
      if (next.effect.do === 'rest' && !isOver()) ended(next.state)
    }
  }
  /** After the session nothing more is sent, read or shown; an answer that tells the end still settles the journal. */
  const lastWord = async (at: WriteState, event: WriteEvent) => {
    const { effect } = stepWrite(at, event, rules())
    if ('journal' in effect && effect.journal) await settle(effect.journal)
  }
  const ended = (end: WriteState) => {
    stopWaiting()
    const hasSaved = 'saved' in end && end.saved.length > 0
    const isNews = hasSaved || ['done', 'accepted', 'other'].includes(end.phase)
    if (isNews && !isQuiet) for (const key of calls.work().outdates) deps.invalidate(key)
    become(end)
    if (!isUnsettled(end)) return
    stopWaiting = waitOn(rules().patience, end.at, deps, {
      letGo: () => dispatch({ type: 'patienceOver' }),
      lookAgain: async () => {
        const before = state
        const isStill = () => state === before && !isOver()
        await alone(async () => {
          const event = await calls.readBack()
          // The run that it was part of may be over: it outdates by itself what it changed.
          isQuiet = false
          if (isStill()) await drive(event)
        })
        return isStill()
      },
    })
  }
  /** What a person asks for while its end is not known; a look that is under way goes on. */
  const ask = (event: () => WriteEvent) =>
    alone(() => {
      stopWaiting()
      return drive(event())
    })
  const alone = (run: () => Promise<void>) => {
    const { keys, lock, shares } = calls.work()
    return locks.tryAlone([...keys, ...shares], lock, run)
  }
  const aloneOrElsewhere = async (run: () => Promise<void>) => {
    if (!(await alone(run))) dispatch({ type: 'elsewhere' })
  }

  return {
    keys: first.keys,
    state: () => state,
    /** The session of whoever began it is over. */
    isOver,
    press: async (pressed: Work, quiet: boolean) => {
      if (!canPress(state) || isOver()) return
      await aloneOrElsewhere(async () => {
        if (!canPress(state)) return
        calls.take(pressed)
        isQuiet = quiet
        await drive({ type: 'press', open: calls.takeOpen() })
      })
    },
    confirm: async () => {
      if (state.phase !== 'asking' || isOver()) return
      await aloneOrElsewhere(async () => {
        calls.takeYes()
        await drive({ type: 'yes', open: calls.takeOpen() })
      })
    },
    cancel: () => dispatch({ type: 'no' }),
    verify: async () => {
      if (!isUnsettled(state) || isOver()) return
      await ask(() => ({ type: 'verify' }))
    },
    release: async (anew: Work) => {
      if (!isUnsettled(state) || !state.canRelease || isOver()) return
      await ask(() => ({ type: calls.letGo(anew) ? 'release' : 'settledElsewhere' }))
    },
    disprove: async (looked: Work) => {
      await alone(async () => {
        if (canPress(state)) {
          calls.take(looked)
          const open = calls.takeOpen()
          if (open?.isOwn) await drive({ type: 'press', open })
        }
        stopWaiting()
        await drive({ type: 'disproved' })
      })
    },
    abandon: async (left: Work) => {
      await alone(async () => {
        if (!canPress(state) || isOver()) return
        calls.take(left)
        const open = calls.takeOpen()
        if (open?.isOwn && open.stage === 'half') await settle('nothing')
        dispatch({ type: 'forget' })
      })
    },
    forget: () => dispatch({ type: 'forget' }),
    /** Nothing was sent, for a reason from outside: the object is taken by another write. */
    refuse: () => {
      if (canPress(state)) become({ phase: 'notSent', why: 'open' })
    },
    drop: () => {
      stopWaiting()
      state = IDLE
    },
  }
}
