import { IDLE, isUnderWay, isUnsettled, type Journal, type WriteState } from '@corrente/domain/writes'
import { useEffect, useEffectEvent, useMemo, useRef, useSyncExternalStore } from 'react'
import { usePorts } from '../../ports/index.ts'
import type { ChainAction, JournalPlace, WriteAction } from './action.ts'
import { writesOf } from './documentWrites.ts'
import { type Work, workOfAction, workOfChain } from './work.ts'

/** A write at work: where it stands, and what can be done about it. */
export interface WriteControl<Action, Result = void, Ask = never, Why extends string = never> {
  readonly state: WriteState<Result, Ask, Why>
  /**
   * Begins; does nothing while it is under way, asked, done or of unknown end. Resolves with where it came to rest.
   * @param action - with what is chosen at the press; its keys are those of the hook's action
   */
  readonly press: (action?: Action) => Promise<WriteState<Result, Ask, Why>>
  /** Yes to its question. */
  readonly confirm: () => void
  /** No to its question. */
  readonly cancel: () => void
  /** Looks what became of it. */
  readonly verify: () => void
  /** Sends anew what is of unknown end, for somebody who was told that the first may still arrive. */
  readonly release: (action?: Action) => Promise<WriteState<Result, Ask, Why>>
  /** After a reload: takes up what the journal holds of it, and looks. Sends nothing. */
  readonly resume: (action?: Action) => Promise<void>
  /** Somebody looked for themselves, where no call can: it did not work. */
  readonly disprove: () => Promise<void>
  /** Lets go of a chain that stopped half-way, for somebody who was told. */
  readonly abandon: () => Promise<void>
  /** The draft of its form goes once it happened, also where its form was left before. */
  readonly ownDraft: (form: string) => void
  /** Forgets how it ended. */
  readonly forget: () => void
}

const NO_KEYS: readonly string[] = []

function useWork<Action, Result, Ask, Why extends string>(
  action: Action | undefined,
  workOf: (action: Action) => Work,
  onDone: ((result: Result) => void) | undefined,
): WriteControl<Action, Result, Ask, Why> {
  const writes = writesOf(usePorts())
  const work = action && workOf(action)
  // Actions are made anew with each render; their keys tell them apart.
  const name = work ? JSON.stringify(work.keys) : undefined
  const keys = useMemo(() => (name === undefined ? NO_KEYS : (JSON.parse(name) as readonly string[])), [name])
  const read = () => (keys.length === 0 ? IDLE : writes.stateOf(keys))
  const held = useSyncExternalStore(writes.subscribe, read)
  const former = useMemo(() => (keys.length === 0 ? IDLE : writes.stateOf(keys)), [writes, keys])
  // How a former view of it ended is not this one's news: neither shown nor told, and forgotten at once.
  const isOver = held === former && !isUnderWay(held) && !isUnsettled(held)
  const state = (isOver ? IDLE : held) as WriteState<Result, Ask, Why> // of this work, whose types the action gave
  useEffect(() => {
    if (keys.length > 0) writes.forget(keys)
  }, [writes, keys])
  const tell = useEffectEvent((result: Result) => onDone?.(result))
  useEffect(() => {
    if (state.phase === 'done') tell(state.result)
  }, [state])
  const rest =
    (run: (work: Work) => Promise<WriteState>) =>
    async (now: Action | undefined = action) =>
      (now ? await run(workOf(now)) : state) as WriteState<Result, Ask, Why> // as above
  const by =
    (run: (work: Work) => Promise<void>) =>
    async (now: Action | undefined = action): Promise<void> => {
      if (now) await run(workOf(now))
    }
  return {
    state,
    press: rest(writes.press),
    release: rest(writes.release),
    resume: by(writes.resume),
    disprove: () => by(writes.disprove)(),
    abandon: () => by(writes.abandon)(),
    confirm: () => void writes.confirm(keys),
    cancel: () => writes.cancel(keys),
    verify: () => void writes.verify(keys),
    ownDraft: (form) => writes.ownDraft(keys, form),
    forget: () => writes.forget(keys),
  }
}

/**
 * A write of a screen. It goes on when the screen is left, and every screen of its keys sees it.
 * @param action - what a press begins; undefined while there is nothing to write
 * @param onDone - it happened: told once, by whichever press or look found it
 */
export const useWrite = <Ready, Proof, Result, Ask, Why extends string>(
  action: WriteAction<Ready, Proof, Result, Ask, Why> | undefined,
  onDone?: (result: Result) => void,
) => useWork<WriteAction<Ready, Proof, Result, Ask, Why>, Result, Ask, Why>(action, workOfAction, onDone)

/** A chain of a screen, as `useWrite`; its result is the chain's last state. */
export const useChain = <State, Ask, Why extends string>(
  chain: ChainAction<State, Ask, Why> | undefined,
  onDone?: (state: State) => void,
) => useWork<ChainAction<State, Ask, Why>, State, Ask, Why>(chain, workOfChain, onDone)

/** What the journal holds open under keys with this beginning, as it was when the screen opened and after each write. */
export function useOpenWrites(place: JournalPlace, prefix: string): Journal {
  const writes = writesOf(usePorts())
  const held = useRef<Journal>([])
  return useSyncExternalStore(writes.subscribe, () => {
    const now = writes.openUnder(place, prefix)
    if (JSON.stringify(now) !== JSON.stringify(held.current)) held.current = now
    return held.current
  })
}
