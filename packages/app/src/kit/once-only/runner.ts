import {
  canPress,
  type Journal,
  type JournalEntry,
  journalWith,
  journalWithout,
  type OnceEffect,
  type OnceEvent,
  type OnceRules,
  type OnceState,
  openEntry,
  type ReadBack,
  type Snapshot,
  stepOnce,
} from '@corrente/domain/once-only'
import type { EpochMs } from '@corrente/domain/time'
import type { LockPort } from '../../ports/index.ts'

/** What the read before a send says. */
export interface BeforeSend {
  /** Ids, amounts, times of the object; undefined: it could not be read, so nothing is sent. */
  readonly snapshot: Snapshot | undefined
  /** It still is what the person was shown. */
  readonly isAsConfirmed: boolean
}

/** An action that must happen once: one intent, one key, whoever presses where. */
export interface OnceAction {
  /** `station.delete:12`. */
  readonly key: string
  /** Whose journal it stands in: the back end that it goes to. */
  readonly gateway: string
  readonly rules: OnceRules
  readonly readBefore: () => Promise<BeforeSend>
  /** Sends, once. @returns `onceEnd` of the answer */
  readonly send: (entry: JournalEntry) => Promise<'done' | 'refused' | 'unknown'>
  /** Reads the object again after a lost answer. */
  readonly readAgain: (entry: JournalEntry) => Promise<ReadBack>
}

/** What the runner needs from outside. */
export interface OnceDeps {
  readonly locks: LockPort
  readonly readJournal: (gateway: string) => Journal
  readonly writeJournal: (gateway: string, journal: Journal) => void
  /** Keeps locks and journal apart from another tenant's on the same origin. */
  readonly tenantId: string
  readonly now: () => EpochMs
  readonly newId: () => string
  readonly pause: (ms: number) => Promise<void>
}

/** Drives once-only actions and tells where each stands. */
export interface OnceRunner {
  /** Where an intent stands in this tab. */
  readonly stateOf: (key: string) => OnceState
  /** Told on every change. Returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** A confirmed press. Does nothing while the intent is under way or its outcome unknown. */
  readonly press: (action: OnceAction) => void
  /** Looks what became of an intent whose outcome is unknown. */
  readonly verify: (action: OnceAction) => void
  /** Forgets how an intent ended, so that its dialog opens anew; what is under way or unknown stays. */
  readonly forget: (key: string) => void
}

const IDLE: OnceState = { phase: 'idle' }

/**
 * Drives the machine of the domain (decisions: Once-only actions): the lock is held from the press to the outcome, also while a
 * lost answer is looked up, so that no other tab can judge a send that is still on its way.
 */
export function createOnceRunner(deps: OnceDeps): OnceRunner {
  const { locks, readJournal, writeJournal, tenantId, now, newId, pause } = deps
  const states = new Map<string, OnceState>()
  const listeners = new Set<() => void>()
  const underWay = new Set<string>()

  const stateOf = (key: string): OnceState => states.get(key) ?? IDLE
  const become = (key: string, state: OnceState) => {
    states.set(key, state)
    for (const listener of listeners) listener()
  }
  // Two tabs may change the journal at the same moment for two intents: each reads and writes in its turn.
  const changeJournal = (gateway: string, change: (journal: Journal) => Journal) =>
    locks.inTurn(`once-journal:${tenantId}:${gateway}`, async () => {
      writeJournal(gateway, change(readJournal(gateway)))
    })

  const follow = async (action: OnceAction, effect: OnceEffect): Promise<OnceEvent | undefined> => {
    const { key, gateway } = action
    switch (effect.do) {
      case 'nothing':
      case 'release':
        return undefined
      case 'takeLock':
        return { type: 'lock', isHeld: true }
      case 'readBefore':
        return { type: 'read', ...(await action.readBefore()), id: newId(), at: now() }
      case 'journalAndSend':
        await changeJournal(gateway, (journal) => journalWith(journal, effect.entry))
        return { type: 'answer', end: await action.send(effect.entry) }
      case 'readAgain':
        await pause(effect.afterMs)
        return { type: 'readBack', result: await action.readAgain(effect.entry) }
      case 'settle':
        await changeJournal(gateway, (journal) => journalWithout(journal, key))
        return undefined
    }
  }
  const drive = async (action: OnceAction, first: OnceEvent) => {
    let event: OnceEvent | undefined = first
    while (event) {
      const { state, effect } = stepOnce(action.key, stateOf(action.key), event, action.rules)
      // What is settled is told once the journal knows it too.
      if (effect.do !== 'settle') become(action.key, state)
      event = await follow(action, effect)
      if (effect.do === 'settle') become(action.key, state)
    }
  }
  /** One at a time in this tab, and in all of them. False: another tab is at it. */
  const alone = async (action: OnceAction, work: () => Promise<void>): Promise<boolean> => {
    underWay.add(action.key)
    try {
      return await locks.tryAlone(`once:${tenantId}:${action.gateway}:${action.key}`, work)
    } finally {
      underWay.delete(action.key)
    }
  }

  return {
    stateOf,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    press: (action) => {
      const { key, gateway } = action
      if (underWay.has(key) || !canPress(stateOf(key))) return
      const started = alone(action, () =>
        drive(action, { type: 'press', open: openEntry(readJournal(gateway), key) }),
      )
      void started.then((isOurs) => {
        if (!isOurs) become(key, { phase: 'elsewhere' })
      })
    },
    verify: (action) => {
      if (underWay.has(action.key) || stateOf(action.key).phase !== 'locked') return
      void alone(action, () => drive(action, { type: 'verify' }))
    },
    forget: (key) => {
      if (!underWay.has(key) && canPress(stateOf(key))) become(key, IDLE)
    },
  }
}
