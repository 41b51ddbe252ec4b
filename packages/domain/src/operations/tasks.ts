import { type EpochMs, wireInstant } from '../time/index.ts'
import {
  isJsonObject,
  keyNumber,
  keyText,
  looseBoolean,
  looseText,
  ownField,
  type Read,
  readList,
  row,
  textOf,
  z,
} from '../wire/index.ts'
import { withoutPasswords } from './addresses.ts'
import { type Command, commandOfName, type Protocol, protocolOfStation } from './commands.ts'

/** What a station said to a command (TSK-004). */
export interface TaskResult {
  /** Charge box id. */
  readonly stationId: string
  readonly error: string | undefined
  readonly response: string | undefined
  readonly hasDetail: boolean
}

/** A command as the server keeps it (TSK-003). */
export interface Task {
  readonly id: number
  readonly origin: string | undefined
  readonly startedAt: EpochMs | undefined
  /** Undefined while it runs. It says that the server is done, not that the chargers obeyed. */
  readonly endedAt: EpochMs | undefined
  readonly protocol: Protocol | undefined
  /** The version as it came. */
  readonly version: string | undefined
  readonly operation: string | undefined
  readonly command: Command | undefined
  readonly results: readonly TaskResult[]
  /** Results that could not be read. */
  readonly unreadResults: number
}

function resultsOf(map: unknown): { readonly results: readonly TaskResult[]; readonly unread: number } {
  if (!isJsonObject(map)) return { results: [], unread: map === null || map === undefined ? 0 : 1 }
  const resultWire = z.object({ errorMessage: looseText, response: looseText, hasDetail: looseBoolean })
  let unread = 0
  const results = Object.entries(map).flatMap(([stationId, entry]): TaskResult[] => {
    const read = resultWire.safeParse(entry)
    if (!read.success) {
      unread += 1
      return []
    }
    const { errorMessage, response, hasDetail } = read.data
    const [error, said] = [errorMessage, response].map((text) => text && withoutPasswords(text))
    return [{ stationId, error, response: said, hasDetail: hasDetail === true }]
  })
  return { results, unread }
}

const taskWire = z.pipe(
  row<Pick<Task, 'id' | 'origin' | 'startedAt' | 'endedAt'> & { readonly detail: unknown }>({
    id: ['taskId', keyNumber],
    origin: ['origin', looseText],
    startedAt: ['startTimestamp', wireInstant],
    endedAt: ['endTimestamp', wireInstant],
    detail: ['taskDetail', z.unknown()],
  }),
  z.transform(({ detail, ...task }): Task => {
    const [version, operation] = ['ocppVersion', 'operationName'].map((name) =>
      textOf(ownField(detail, name)),
    )
    const { results, unread } = resultsOf(ownField(detail, 'resultMap'))
    return {
      ...task,
      version,
      protocol: protocolOfStation(version),
      operation,
      command: commandOfName(operation),
      results,
      unreadResults: unread,
    }
  }),
)

/** Reads a `TaskListReply`, newest first (TSK-001); undefined when it is none. Ids start again at 1, times do not. */
export function readTasks(body: unknown): Read<readonly Task[]> | undefined {
  const read = readList(taskWire, body, 'taskList', taskKey)
  return (
    read && {
      data: read.data.toSorted((a, b) => (b.startedAt ?? 0) - (a.startedAt ?? 0) || b.id - a.id),
      unread: read.unread,
    }
  )
}

/** A task is known by its number and its start together: numbers start again. */
export const taskKey = ({ id, startedAt }: Pick<Task, 'id' | 'startedAt'>): string =>
  `${id}@${startedAt ?? ''}`

/** A key of a charger with its value (TSK-007). */
export interface ConfigurationKey {
  readonly key: string
  /** Undefined: the charger gave none. */
  readonly value: string | undefined
}
const keyWire = row<ConfigurationKey>({ key: ['key', keyText], value: ['value', looseText] })
/** Reads a `TaskDetailReply`, by key. */
export function readConfiguration(body: unknown): Read<readonly ConfigurationKey[]> | undefined {
  const read = readList(keyWire, body, 'configurationKeys')
  return read && { data: read.data.toSorted((a, b) => a.key.localeCompare(b.key, 'en')), unread: read.unread }
}
