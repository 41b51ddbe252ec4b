import type { EpochMs } from '../time/index.ts'
import type { Journal, JournalEntry } from '../writes/index.ts'
import { ANSWER_MS, resultsOf } from './answers.ts'
import type { Command } from './commands.ts'
import { COMMAND_FIELDS, type CommandValues } from './form.ts'
import { type Task, taskKey } from './tasks.ts'

/** What tells one command from another: its name, its stations, and the connector or recharge that it names. */
export interface CommandAim {
  readonly command: Command
  /** Charge box ids. */
  readonly stations: readonly string[]
  readonly values: CommandValues
}

const namesOf = (command: Command, path: 'connectorId' | 'transactionId', values: CommandValues) =>
  COMMAND_FIELDS[command].includes(path) ? values[path] : undefined

/** What a send of this command touches, one key for each station. The connector 0 is the station, as none is. */
export function commandKeys({ command, stations, values }: CommandAim): readonly string[] {
  const target = namesOf(command, 'connectorId', values) || namesOf(command, 'transactionId', values) || ''
  return stations.map((id) => keyOf(command, id, target))
}
const keyOf = (command: Command, station: string, target: string | number) =>
  `command:${command}:${target}:${station}`

/** The journal of what was sent and became a task, with one more; what is old, or sent anew, is left out of it. */
export function withSentCommand(journal: Journal, aim: CommandAim, taskId: number, now: EpochMs): Journal {
  const keys = commandKeys(aim)
  const entry: JournalEntry = { keys, id: `${taskId} ${now}`, at: now, stage: 'accepted', proof: { taskId } }
  const others = stillYoung(journal, now).map((each) => ({
    ...each,
    keys: each.keys.filter((key) => !keys.includes(key)),
  }))
  return [...others.filter((each) => each.keys.length > 0), entry]
}

const stillYoung = (journal: Journal, now: EpochMs): Journal =>
  journal.filter(({ at }) => Math.abs(now - at) < ANSWER_MS)

/** What stands open before a command is sent. */
export interface OpenCommands {
  /** This browser has sent it, to the same connector or recharge, and it is neither answered nor 60 s old. */
  readonly own: boolean
  /** Stations that somebody else's task of the same command still waits for; whatever connector it names, nobody knows. */
  readonly others: readonly string[]
}

/**
 * What is open of a command (decisions: Operations and tasks).
 * @param journal - what this browser has sent
 * @param own - the keys of those of the tasks that this tab has sent, however old
 * @param now - the server's clock
 */
export function openCommands(
  aim: CommandAim,
  journal: Journal,
  tasks: readonly Task[],
  own: ReadonlySet<string>,
  now: EpochMs,
): OpenCommands {
  const { command, stations } = aim
  const sent = stillYoung(journal, now)
  const byId = new Map(tasks.filter((task) => task.command === command).map((task) => [task.id, task]))
  const wanted = new Set(commandKeys(aim))
  const waitsFor = (task: Task) =>
    resultsOf(task, now).flatMap(({ verdict, stationId }) => (verdict === 'waiting' ? [stationId] : []))
  const isOpen = ({ keys, proof }: JournalEntry): boolean => {
    const held = keys.filter((key) => wanted.has(key))
    const task = byId.get(Number(proof.taskId))
    if (task === undefined || held.length === 0) return held.length > 0
    const waiting = new Set(task.endedAt === undefined ? waitsFor(task) : [])
    return stations.some((id) => waiting.has(id) && held.some((key) => key.endsWith(`:${id}`)))
  }
  const sentIds = new Set(sent.map(({ proof }) => Number(proof.taskId)))
  const others = tasks
    .filter((task) => task.command === command && task.endedAt === undefined)
    .filter((task) => !own.has(taskKey(task)) && !sentIds.has(task.id))
    .flatMap(waitsFor)
  return { own: sent.some(isOpen), others: [...new Set(others)].filter((id) => stations.includes(id)) }
}
