import type { Begin, OpenWrite, WriteEvent, WriteRules } from '@corrente/domain/writes'
import type { WritesDeps } from './deps.ts'
import { createKept, type Kept } from './kept.ts'
import type { Work, WorkBegin, WorkStep } from './work.ts'

/** Where the calls of one write stand. */
interface Place {
  work: Work
  /** The call that is on its way or was; the one that comes next. */
  step: WorkStep | undefined
  upcoming: WorkStep | undefined
  /** The id of what is sent; one for each press. */
  intent: string | undefined
  readonly kept: Kept
  readonly deps: WritesDeps
}

/** The calls of one write. Each tells the machine how it ended; none throws. */
export function createCalls(first: Work, deps: WritesDeps) {
  const kept = createKept(() => at.work, deps)
  const none = { step: undefined, upcoming: undefined, intent: undefined }
  const at: Place = { work: first, ...none, kept, deps }
  /** What throws is a mistake of the code: it is reported, and counts as no word from the server. */
  const caught = (run: (at: Place) => Promise<WriteEvent>, instead: () => WriteEvent) => () =>
    run(at).catch((error: unknown) => {
      deps.failed(error)
      return instead()
    })
  return {
    work: () => at.work,
    /** The rules of the write, for the call that is on its way or was. */
    rules: (): WriteRules => {
      const { rules } = at.work
      return at.step ? { ...rules, canConfirm: at.step.confirm !== undefined } : rules
    },
    isOver: () => isOver(at),
    settle: kept.settle,
    /** From here on it is this work, as it was just pressed. */
    take: (pressed: Work) => {
      at.work = pressed
      at.intent = undefined
      // A release counts for the send that it asked for.
      kept.holdOn()
    },
    takeOpen: () => takeOpen(at),
    /** A yes counts for a send of its own. */
    takeYes: () => {
      at.intent = undefined
    },
    /** Lets go of the call whose end is not known, to send this one. Returns false where it is settled already. */
    letGo: (anew: Work): boolean => {
      if (!kept.letGo()) return false
      at.work = anew
      at.intent = undefined
      return true
    },
    look: caught(look, () => ({ type: 'notSent', why: 'unreachable' })),
    send: caught(send, () => ({ type: 'answered', answer: { end: 'unknown' }, at: deps.now() })),
    readBack: caught(readBack, () => ({ type: 'found', found: { found: 'unreadable' }, at: deps.now() })),
  }
}

const isOver = ({ work, deps }: Place): boolean => !work.isPublic && deps.isSessionOver()

function beginWith(at: Place, begin: WorkBegin): Begin {
  if (!('first' in begin)) return begin
  at.upcoming = begin.first
  const wentOn = at.kept.entry()?.stage === 'half'
  return { first: begin.first.name, at: at.deps.now(), ...(wentOn && { wentOn }) }
}

/** Moves on from a call that is saved. @returns the name of the next one */
function followed(at: Place, result: unknown): string | undefined {
  at.upcoming = at.step?.next(result)
  return at.upcoming?.name
}

/** What stands open of these objects; the write's own call is restored, so that it can be looked up. */
function takeOpen(at: Place): OpenWrite | undefined {
  const held = at.kept.open()
  if (!held) return undefined
  const { open, isOwn } = held
  const foreign = { stage: open.stage, step: '', saved: [], at: open.at, isOwn: false }
  if (!isOwn) return foreign
  try {
    at.step = at.work.restore(open)
    at.kept.adopt(open)
    return { ...foreign, step: at.step?.name ?? '', isOwn }
  } catch (error) {
    at.deps.failed(error)
    return foreign
  }
}

async function look(at: Place): Promise<WriteEvent> {
  const entry = at.kept.entry()
  const found = await at.work.look(entry?.stage === 'half' ? entry.proof : undefined)
  if (found.look === 'notSent') return { type: 'notSent', why: found.why }
  if (found.look === 'ready') return { type: 'ready', begin: beginWith(at, found.ready) }
  return { type: 'ask', ask: found.ask, begin: beginWith(at, found.ready) }
}

async function send(at: Place): Promise<WriteEvent> {
  const { work, upcoming, kept, deps } = at
  if (!upcoming) throw new Error('a write that sends has something to send')
  at.intent ??= deps.newId()
  const id = at.intent
  const entry = { keys: work.keys, id, at: deps.now(), stage: 'sent', proof: upcoming.proof } as const
  const end = await kept.keep(entry)
  if (end !== 'done') return { type: 'notSent', why: end }
  at.step = upcoming
  at.upcoming = undefined
  if (isOver(at)) {
    await kept.settle('nothing')
    return { type: 'sessionEnded' }
  }
  const answer = await upcoming.send(upcoming.name === '' ? id : `${id}.${upcoming.name}`)
  const next = answer.end === 'done' ? followed(at, answer.result) : undefined
  return { type: 'answered', answer, next, at: deps.now() }
}

async function readBack(at: Place): Promise<WriteEvent> {
  const found = (await at.step?.confirm?.()) ?? ({ found: 'unreadable' } as const)
  const next = found.found === 'applied' ? followed(at, found.result) : undefined
  return { type: 'found', found, next, at: at.deps.now() }
}
