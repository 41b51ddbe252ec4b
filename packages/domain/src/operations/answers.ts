import { type EpochMs, MINUTE_MS, SECOND_MS } from '../time/index.ts'
import { ONCE_PATIENCE, type Patience } from '../writes/index.ts'
import type { Command } from './commands.ts'
import type { Task, TaskResult } from './tasks.ts'

/**
 * How a station answered a command (decisions: Operations and tasks), the worst first: failed and refused, silence, a word
 * of its own, a promise, accepted; `waiting` while it may still answer.
 */
export const VERDICTS = [
  'failed',
  'refused',
  'silent',
  'waiting',
  'answered',
  'promised',
  'accepted',
] as const
export type Verdict = (typeof VERDICTS)[number]

const LETTERS = /[\s_-]+/g
const squeeze = (text: string) => text.toLowerCase().replace(LETTERS, '')

/** The words of OCPP that chargers answer with. */
export const ANSWERS = [
  'Accepted',
  'Unlocked',
  'OK',
  'Scheduled',
  'RebootRequired',
  'Rejected',
  'NotSupported',
  'NotImplemented',
  'UnlockFailed',
  'Unknown',
  'UnknownMessageId',
  'UnknownVendorId',
] as const
export type KnownAnswer = (typeof ANSWERS)[number]

const MEANS: Readonly<Record<KnownAnswer, Verdict>> = {
  Accepted: 'accepted',
  Unlocked: 'accepted',
  OK: 'accepted',
  Scheduled: 'promised',
  RebootRequired: 'promised',
  Rejected: 'refused',
  NotSupported: 'refused',
  NotImplemented: 'refused',
  UnlockFailed: 'refused',
  Unknown: 'refused',
  UnknownMessageId: 'refused',
  UnknownVendorId: 'refused',
}
const byText = new Map<string, KnownAnswer>(ANSWERS.map((answer) => [squeeze(answer), answer]))

/** The word of OCPP that an answer is, without case, blanks, '_' and '-'; undefined for any other text. */
export const knownAnswer = (text: string | undefined): KnownAnswer | undefined =>
  text === undefined ? undefined : byText.get(squeeze(text))

const FILE_NAME = /^[^\s<>]+\.[a-z0-9]{1,8}$/i

/** How long a station may take before its silence is called one. */
export const ANSWER_MS = MINUTE_MS

/**
 * What a result says.
 * @param command - of the task: a file name is an answer to the call for diagnostics alone
 * @param startedAt - of the task; without one it is not known how long the station has been silent
 * @param now - the server's clock
 */
export function verdictOf(
  { error, response }: Pick<TaskResult, 'error' | 'response'>,
  { command, startedAt, endedAt }: Pick<Task, 'command' | 'startedAt' | 'endedAt'>,
  now: EpochMs,
): Verdict {
  if (error !== undefined) return 'failed'
  if (response !== undefined) {
    const known = knownAnswer(response)
    if (known) return MEANS[known]
    return command === 'getDiagnostics' && FILE_NAME.test(response) ? 'accepted' : 'answered'
  }
  if (endedAt !== undefined) return 'silent'
  return startedAt !== undefined && now - startedAt >= ANSWER_MS ? 'silent' : 'waiting'
}

/** A station's result with what it says. */
export interface ReadResult extends TaskResult {
  readonly verdict: Verdict
}

/** The results of a task, what needs a person first, then by station. */
export const resultsOf = (task: Task, now: EpochMs): readonly ReadResult[] =>
  task.results
    .map((result) => ({ ...result, verdict: verdictOf(result, task, now) }))
    .toSorted(
      (a, b) =>
        VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
        a.stationId.localeCompare(b.stationId, 'pt', { numeric: true }),
    )

/** How many stations gave each answer, in the order of `VERDICTS`; none that nobody gave. */
export function countVerdicts(
  results: readonly Pick<ReadResult, 'verdict'>[],
): readonly { readonly verdict: Verdict; readonly count: number }[] {
  return VERDICTS.map((verdict) => ({
    verdict,
    count: results.filter((result) => result.verdict === verdict).length,
  })).filter(({ count }) => count > 0)
}

/**
 * The stations that "send again to these" takes: refused and failed. Those that are silent join by choice alone, since the
 * command may have worked there.
 */
export const againOf = (results: readonly ReadResult[], withSilent: boolean): readonly string[] =>
  results
    .filter(
      ({ verdict }) => verdict === 'failed' || verdict === 'refused' || (withSilent && verdict === 'silent'),
    )
    .map(({ stationId }) => stationId)

/** The stations that keep a new value until they start anew: a soft reset makes it hold. */
export const rebootsOf = (results: readonly ReadResult[]): readonly string[] =>
  results
    .filter(({ error, response }) => error === undefined && knownAnswer(response) === 'RebootRequired')
    .map(({ stationId }) => stationId)

/** The stations that said yes, now or later. */
export const acceptedOf = (results: readonly ReadResult[]): readonly string[] =>
  results
    .filter(({ verdict }) => verdict === 'accepted' || verdict === 'promised')
    .map(({ stationId }) => stationId)

/**
 * How long a send of unknown end is looked for: what is 60 s old keeps nobody from sending again (decisions: Operations
 * and tasks).
 */
export const COMMAND_PATIENCE: Patience = {
  ...ONCE_PATIENCE,
  releaseAfterMs: ANSWER_MS,
  staleAfterMs: ANSWER_MS,
}

/** Whether a task may still change: it has no end, and a station that it waits for. */
export const isRunning = ({ endedAt }: Pick<Task, 'endedAt'>): boolean => endedAt === undefined

/** Whether some station of a task may still answer: none that has been silent for too long keeps it open. */
export const isAwaited = (task: Task, now: EpochMs): boolean =>
  task.results.some((result) => verdictOf(result, task, now) === 'waiting')

const OFTEN_MS = 2 * MINUTE_MS
const SELDOM_MS = 15 * MINUTE_MS
/**
 * After how long tasks are read again while a shown one runs: every 5 s for two minutes, every 30 s for another 15, then by
 * button alone (undefined). @param shownMs how long it has been shown
 */
export function readAgainMs(shownMs: number): number | undefined {
  if (shownMs < OFTEN_MS) return 5 * SECOND_MS
  return shownMs < OFTEN_MS + SELDOM_MS ? 30 * SECOND_MS : undefined
}

/** What was sent, as a task is recognised by it. */
export interface SentCommand {
  readonly command: Command
  readonly stations: readonly string[]
}

const ORIGIN = 'DASHBOARD'
const same = (a: readonly string[], b: readonly string[]): boolean => {
  const [one, other] = [new Set(a.map(lower)), new Set(b.map(lower))]
  return one.size === other.size && [...one].every((id) => other.has(id))
}
const lower = (text: string) => text.toLowerCase()

/**
 * The task of what was sent, where its answer was lost: one that was not in the list read before, of the same command and
 * stations, sent by this product. Two that fit are told apart by nothing, so that none is named. Clocks say nothing.
 */
export function findSent(
  { command, stations }: SentCommand,
  before: ReadonlySet<string>,
  after: readonly Task[],
  keyOf: (task: Task) => string,
): Task | undefined {
  const fitting = after.filter(
    (task) =>
      !before.has(keyOf(task)) &&
      task.command === command &&
      (task.origin === undefined || task.origin.toUpperCase() === ORIGIN) &&
      same(
        task.results.map(({ stationId }) => stationId),
        stations,
      ),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}
