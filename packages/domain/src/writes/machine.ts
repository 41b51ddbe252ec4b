import type { EpochMs } from '../time/index.ts'
import type { Refusal } from './answer.ts'
import type { JournalStage } from './journal.ts'
import { deliveredBy, type Patience } from './patience.ts'
import type {
  Begin,
  JournalChange,
  OpenWrite,
  SentStep,
  Unsettled,
  WriteEvent,
  WriteState,
  WriteStep,
} from './steps.ts'

/** What differs between writes, as far as the machine goes. */
export interface WriteRules {
  /** Whether a lost answer can be looked up. */
  readonly canConfirm: boolean
  /** `always`: a yes counts once it was read back (a refund); `lost`: only a lost answer is looked up. */
  readonly confirms: 'lost' | 'always'
  /**
   * Whether an object that reads unchanged proves that nothing happened, once the call was answered or cannot be delivered
   * any more. Not so for a refund.
   */
  readonly unchangedProves: boolean
  readonly patience: Patience
}

type State = WriteState
type Event = WriteEvent
type Step = WriteStep

const stay = (state: State): Step => ({ state, effect: { do: 'nothing' } })
const rest = (state: State, journal: JournalChange): Step => ({ state, effect: { do: 'rest', journal } })

/** Whether a press does anything: not while something is under way, asked, done or of unknown end. */
export function canPress({ phase }: State): boolean {
  return ['idle', 'elsewhere', 'notSent', 'refused', 'notApplied'].includes(phase)
}

/** Whether a write is on its way: its screen is busy, and leaving it asks. */
export const isUnderWay = ({ phase }: State): boolean =>
  phase === 'looking' || phase === 'sending' || phase === 'verifying'

/** Whether only a look or a release can settle it. */
export const isUnsettled = (
  state: State,
): state is Extract<State, { phase: 'accepted' | 'unknown' | 'other' }> =>
  state.phase === 'accepted' || state.phase === 'unknown' || state.phase === 'other'

/**
 * Moves one write (rule R16): a look before, one send for each step, a closed set of ends, and a look back where an
 * answer was lost. An event that does not fit the phase changes nothing: a second click, an Enter, a late answer. What is
 * open in the journal is looked up first: from it nothing is ever sent a second time without a release.
 */
export function stepWrite(state: State, event: Event, rules: WriteRules): Step {
  switch (event.type) {
    case 'press':
      if (!canPress(state)) return stay(state)
      return takeUp(event.open, rules) ?? { state: { phase: 'looking' }, effect: { do: 'look' } }
    case 'yes':
      if (state.phase !== 'asking') return stay(state)
      return (
        takeUp(event.open, rules) ?? {
          state: { phase: 'looking', agreed: { ask: state.ask } },
          effect: { do: 'look' },
        }
      )
    case 'no':
      return state.phase === 'asking' ? stay({ phase: 'idle' }) : stay(state)
    case 'elsewhere':
      return canPress(state) || state.phase === 'asking' ? stay({ phase: 'elsewhere' }) : stay(state)
    case 'ready':
      return state.phase === 'looking' ? start(event.begin) : stay(state)
    case 'ask':
      if (state.phase !== 'looking') return stay(state)
      return isSame(state.agreed, { ask: event.ask })
        ? start(event.begin)
        : rest({ phase: 'asking', ask: event.ask }, 'asIs')
    case 'notSent':
      // Also from 'sending': the journal could not be written, so nothing was sent.
      return state.phase === 'looking' || state.phase === 'sending'
        ? rest({ phase: 'notSent', why: event.why }, 'asIs')
        : stay(state)
    case 'answered':
      return state.phase === 'sending' ? afterAnswer(state, event, rules) : stay(state)
    case 'found':
      return afterFound(state, event, rules)
    case 'verify':
      return verify(state, rules)
    case 'patienceOver':
      return isUnsettled(state) ? stay({ ...state, canRelease: true }) : stay(state)
    case 'release':
      return release(state, rules)
    case 'disproved':
      return isUnsettled(state) && state.canRelease
        ? rest({ phase: 'notApplied', step: state.step, saved: state.saved }, 'nothing')
        : stay(state)
    case 'settledElsewhere':
      return isUnsettled(state) ? stay({ phase: 'elsewhere' }) : stay(state)
    case 'forget':
      return canPress(state) || state.phase === 'done' || state.phase === 'asking'
        ? stay({ phase: 'idle' })
        : stay(state)
    case 'sessionEnded':
      return stay({ phase: 'idle' })
  }
}

/** Whether a question is the one that was said yes to. */
const isSame = (agreed: unknown, now: unknown): boolean => JSON.stringify(agreed) === JSON.stringify(now)

const start = (begin: Begin): Step =>
  'first' in begin
    ? send({ step: begin.first, saved: [], at: begin.at, wentOn: begin.wentOn })
    : rest({ phase: 'done', result: begin.result, saved: [] }, 'nothing')

const send = (sent: SentStep): Step => ({
  state: { phase: 'sending', ...sent },
  effect: { do: 'send', step: sent.step },
})

interface ReadBack {
  readonly attempt: number
  readonly afterMs: number
  readonly stage: 'sent' | 'accepted'
  readonly refusal?: Refusal | undefined
  readonly looksFirst?: boolean | undefined
  readonly thenSends?: boolean | undefined
}

/** What was sent, of a state that says more. */
const sentOf = ({ step, saved, at, wentOn, isAnswered }: SentStep): SentStep => ({
  step,
  saved,
  at,
  wentOn,
  ...(isAnswered === true && { isAnswered }),
})

const readBack = (sent: SentStep, { afterMs, ...how }: ReadBack, journal?: JournalStage): Step => ({
  state: { phase: 'verifying', ...sentOf(sent), ...how },
  effect: { do: 'readBack', afterMs, ...(journal && { journal }) },
})

const firstLook = ({ patience }: WriteRules): Pick<ReadBack, 'attempt' | 'afterMs'> => ({
  attempt: 0,
  afterMs: patience.delaysMs[0],
})

/** One look and no more: somebody is waiting for it. */
const lastLook = ({ patience }: WriteRules): Pick<ReadBack, 'attempt' | 'afterMs'> => ({
  attempt: patience.delaysMs.length - 1,
  afterMs: 0,
})

function verify(state: State, rules: WriteRules): Step {
  if (!isUnsettled(state) || !state.canVerify) return stay(state)
  return readBack(state, {
    ...lastLook(rules),
    stage: state.phase === 'accepted' ? 'accepted' : 'sent',
    refusal: state.phase === 'unknown' ? state.refusal : undefined,
  })
}

/** Sends anew; where a look can tell, only what it has not found. */
function release(state: State, rules: WriteRules): Step {
  if (!isUnsettled(state) || !state.canRelease) return stay(state)
  return state.canVerify && rules.unchangedProves
    ? readBack(state, { ...lastLook(rules), stage: 'sent', thenSends: true })
    : { state: { phase: 'looking' }, effect: { do: 'look' } }
}

/** The end stays open; who can settle it. */
const unsettled = (sent: SentStep, { canConfirm }: WriteRules): Unsettled => ({
  ...sentOf(sent),
  canVerify: canConfirm,
  // What nobody can look up may be sent anew by whoever was told that it may have worked.
  canRelease: !canConfirm,
})

/** What an open entry of the journal makes of a press; undefined: nothing is in the way. */
function takeUp(open: OpenWrite | undefined, rules: WriteRules): Step | undefined {
  if (!open) return undefined
  if (open.stage === 'damaged') return rest({ phase: 'notSent', why: 'damaged' }, 'asIs')
  if (!open.isOwn) return rest({ phase: 'notSent', why: 'open' }, 'asIs')
  // A chain that stopped half-way: nothing is under way, the look goes on from what is saved.
  if (open.stage === 'half') return undefined
  if (rules.canConfirm) return readBack(open, { ...firstLook(rules), stage: open.stage })
  return rest({ phase: 'unknown', ...unsettled(open, rules) }, 'sent')
}

function afterAnswer(
  state: Extract<State, { phase: 'sending' }>,
  { answer, next, at }: Extract<Event, { type: 'answered' }>,
  rules: WriteRules,
): Step {
  switch (answer.end) {
    case 'done':
      if (rules.confirms === 'always' && rules.canConfirm)
        // It was answered: nothing of it is still on its way.
        return readBack(
          { ...state, isAnswered: true },
          { ...firstLook(rules), stage: 'accepted' },
          'accepted',
        )
      return advance(state, answer.result, next, at)
    case 'refused':
      if (answer.looksFirst === true && rules.canConfirm)
        return readBack(state, {
          ...firstLook(rules),
          stage: 'sent',
          refusal: answer.refusal,
          looksFirst: true,
        })
      return refuse(state, answer.refusal)
    case 'unknown': {
      const sent = { ...state, isAnswered: answer.isAnswered === true }
      if (rules.canConfirm)
        return readBack(sent, { ...firstLook(rules), stage: 'sent', refusal: answer.refusal })
      return rest({ phase: 'unknown', ...unsettled(sent, rules), refusal: answer.refusal }, 'sent')
    }
  }
}

/** A step is saved: the next one, or the end. */
function advance({ step, saved }: SentStep, result: unknown, next: string | undefined, at: EpochMs): Step {
  const all = [...saved, step]
  return next === undefined
    ? rest({ phase: 'done', result, saved: all }, 'nothing')
    : send({ step: next, saved: all, at })
}

/** What a chain has saved stays known; a single write leaves nothing behind. */
const keptBy = ({ saved, wentOn }: SentStep): 'half' | 'nothing' =>
  saved.length > 0 || wentOn === true ? 'half' : 'nothing'

const refuse = (sent: SentStep, refusal: Refusal): Step =>
  rest({ phase: 'refused', refusal, step: sent.step, saved: sent.saved }, keptBy(sent))

/**
 * Whether an object that reads unchanged says that nothing happened: not while a gateway may still deliver the call
 * (decisions: Saving).
 */
const proves = ({ at, isAnswered }: SentStep, now: EpochMs, { unchangedProves }: WriteRules): boolean =>
  unchangedProves && (isAnswered === true || now >= deliveredBy(at))

/** A look proved that nothing happened: what the server said of it stands, where it said something. */
const disproved = (sent: SentStep, refusal: Refusal | undefined): Step =>
  refusal && sent.isAnswered === true
    ? refuse(sent, refusal)
    : rest({ phase: 'notApplied', step: sent.step, saved: sent.saved }, keptBy(sent))

function afterFound(
  state: State,
  { found, next, at }: Extract<Event, { type: 'found' }>,
  rules: WriteRules,
): Step {
  if (state.phase !== 'verifying' && !isUnsettled(state)) return stay(state)
  if (found.found === 'applied') return advance(state, found.result, next, at)
  if (found.found === 'other')
    return rest({ phase: 'other', what: found.what, ...unsettled(state, rules) }, 'sent')
  const isProof = found.found === 'unchanged' && (found.isSettled === true || proves(state, at, rules))
  if (state.phase !== 'verifying') {
    // A look in the background that finds nothing new leaves everything as it is.
    if (!isProof || state.phase !== 'unknown') return stay(state)
    return disproved(state, state.refusal)
  }
  const { stage, refusal, looksFirst, thenSends } = state
  // What was refused is looked for once: nobody waits longer for the server's no.
  if (looksFirst === true && refusal) return refuse(state, refusal)
  if (thenSends === true && found.found === 'unchanged')
    return { state: { phase: 'looking' }, effect: { do: 'look' } }
  const attempt = state.attempt + 1
  const afterMs = rules.patience.delaysMs[attempt]
  if (afterMs !== undefined) return { state: { ...state, attempt }, effect: { do: 'readBack', afterMs } }
  // It may still arrive: only after the last look an unchanged object says that nothing happened.
  if (isProof) return disproved(state, refusal)
  return stage === 'accepted'
    ? rest({ phase: 'accepted', ...unsettled(state, rules) }, 'accepted')
    : rest({ phase: 'unknown', ...unsettled(state, rules), refusal }, 'sent')
}
