import type { OnceState } from '@corrente/domain/once-only'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type Ports, usePorts } from '../../ports/index.ts'
import { createOnceRunner, type OnceAction, type OnceRunner } from './runner.ts'

/** One runner for the page: whichever component asks, an intent is under way once. */
const runners = new WeakMap<Ports, OnceRunner>()

const runnerOf = (ports: Ports): OnceRunner => {
  const held = runners.get(ports)
  if (held) return held
  const { clock, locks, newId, storage, tenant } = ports
  const runner = createOnceRunner({
    locks,
    newId,
    now: clock.now,
    tenantId: tenant.id,
    readJournal: (gateway) => storage.readJournal(tenant.id, gateway),
    writeJournal: (gateway, journal) => storage.writeJournal(tenant.id, gateway, journal),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  runners.set(ports, runner)
  return runner
}

/** A once-only action at work. */
export interface OnceControl {
  readonly state: OnceState
  /** A confirmed press. */
  readonly press: () => void
  /** Looks what became of it. */
  readonly verify: () => void
  /** Forgets a former end: its dialog opens anew. */
  readonly forget: () => void
}

/**
 * A once-only action of a screen.
 * @param action - what is pressed; undefined while nothing is asked
 * @param onDone - it happened: said once, by whichever press or look found it
 */
export function useOnce(action: OnceAction | undefined, onDone: () => void): OnceControl {
  const runner = runnerOf(usePorts())
  const key = action?.key ?? ''
  const state = useSyncExternalStore(runner.subscribe, () => runner.stateOf(key))
  const isDone = state.phase === 'settled' && state.outcome === 'done'
  const tell = useEffectEvent(onDone)
  useEffect(() => {
    if (!isDone) return
    tell()
    runner.forget(key)
  }, [isDone, runner, key])
  return {
    state,
    press: () => {
      if (action) runner.press(action)
    },
    verify: () => {
      if (action) runner.verify(action)
    },
    forget: () => runner.forget(key),
  }
}
