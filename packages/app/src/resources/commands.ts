import {
  COMMAND_PATIENCE,
  COMMAND_RULES,
  type Command,
  type CommandReply,
  type CommandRequest,
  type CommandValues,
  commandKeys,
  commandRequest,
  findSent,
  openCommands,
  type Protocol,
  readCommandOffer,
  readCommandReply,
  readPaymentTypes,
  type Task,
  taskKey,
  withSentCommand,
} from '@corrente/domain/operations'
import type { EpochMs } from '@corrente/domain/time'
import type { Answer, Journal } from '@corrente/domain/writes'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { answerOf, type WriteAction } from '../kit/writes/index.ts'
import { readTaskList, TASKS_KEY } from './tasks.ts'

/** GET operations/{mode}/{command} (OPS-015): the stations and the lists that a command can use, read when its form opens. */
export const offerQuery = (protocol: Protocol, command: Command, isEnabled = true) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: ['commands', 'offer', protocol, command],
    isEnabled,
    freshMs: 0,
    run: (signal) =>
      cp.get('operations/{mode}/{command}', readCommandOffer, {
        params: { mode: protocol, command: COMMAND_RULES[command].call },
        signal,
      }),
  }))

/** GET payment/types (OPS-027). */
export const paymentTypesQuery = (isEnabled: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: ['commands', 'payment-types'],
    isEnabled,
    run: (signal) => cp.get('payment/types', readPaymentTypes, { signal }),
  }))

/** POST operations/{mode}/{command} (OPS-018). */
const sendCommand = (
  cp: Gateway,
  { protocol, command }: Pick<CommandOrder, 'protocol' | 'command'>,
  json: CommandRequest,
): Promise<Outcome<CommandReply>> =>
  cp.send(
    'POST',
    `operations/{mode}/${COMMAND_RULES[command].call}`,
    { params: { mode: protocol }, json },
    readCommandReply,
  )

/** A command as somebody wants it sent. */
export interface CommandOrder {
  readonly command: Command
  readonly protocol: Protocol
  /** Charge box ids. */
  readonly stations: readonly string[]
  readonly values: CommandValues
}

/** What a send gives. */
export interface SentTask {
  readonly taskId: number
  /** The keys of the tasks that were there before: a task with the same number may be among them. */
  readonly before: ReadonlySet<string>
}

/** Asked before it is sent: the stations that somebody else's task of the same command still waits for. */
export interface OthersWait {
  readonly stations: readonly string[]
}

interface Ready {
  readonly request: CommandRequest
  /** Undefined: the tasks could not be read. */
  readonly before: readonly string[] | undefined
}
type Proof = { readonly command: string; readonly stations: string; readonly before: string }

/** Charge box ids may hold blanks and commas, no line breaks. */
const SEPARATOR = '\n'

/**
 * What the answer of a send says (decisions: Operations and tasks): sent with a task; refused by a body that says error
 * under a 2xx or by a 4xx other than 408; anything else is unknown.
 */
function answerOfSend(
  outcome: Outcome<CommandReply>,
  before: readonly string[] | undefined,
): Answer<SentTask> {
  const taskId = outcome.kind === 'done' ? outcome.data.taskId : undefined
  if (taskId !== undefined) return { end: 'done', result: { taskId, before: new Set(before) } }
  // Every 5xx of this platform has a body of `type: "error"`, which says nothing of what was sent.
  const answer = answerOf(outcome, undefined)
  return answer.end === 'done' ? { end: 'unknown' } : answer
}

/** What a send needs from its page. */
export interface CommandDeps {
  readonly cp: Gateway
  readonly offsetHours: () => number
  /** The server's clock. */
  readonly serverNow: () => EpochMs
  /** Without the right to the tasks no task is read (TSK-008). */
  readonly mayReadTasks: boolean
  /** What this browser has sent of late. */
  readonly sent: { readonly read: () => Journal; readonly write: (journal: Journal) => unknown }
  /** The keys of those of the tasks that this tab has sent. */
  readonly ownOf: (tasks: readonly Task[]) => ReadonlySet<string>
}

/**
 * A command to stations: one call, one task. What this browser has sent and is not answered yet is not sent again;
 * somebody else's only asks. Tasks that cannot be read keep nobody from stopping a recharge: a lost answer is then not recognised.
 */
export const commandSend = (
  { cp, offsetHours, serverNow, mayReadTasks, sent, ownOf }: CommandDeps,
  order: CommandOrder,
): WriteAction<Ready, Proof, SentTask, OthersWait> => {
  const { command, stations, values } = order
  const [first = '', ...rest] = commandKeys(order)
  const openAt = (tasks: readonly Task[]) =>
    openCommands(order, sent.read(), tasks, ownOf(tasks), serverNow())
  return {
    keys: [first, ...rest],
    lock: 'allTabs',
    journal: 'cp',
    patience: COMMAND_PATIENCE,
    // A task that is not in the list may still come.
    unchangedProves: false,
    outdates: [TASKS_KEY],
    look: async () => {
      const tasks = mayReadTasks ? await readTaskList(cp, offsetHours()) : undefined
      const request = commandRequest(command, values, stations, serverNow())
      if (tasks?.kind !== 'done')
        return openAt([]).own
          ? { look: 'notSent', why: 'open' }
          : { look: 'ready', ready: { request, before: undefined } }
      const ready = { request, before: tasks.data.map(taskKey) }
      const open = openAt(tasks.data)
      if (open.own) return { look: 'notSent', why: 'open' }
      return open.others.length > 0
        ? { look: 'ask', ask: { stations: open.others }, ready }
        : { look: 'ready', ready }
    },
    proofOf: ({ before }) => ({
      command,
      stations: stations.join(SEPARATOR),
      before: (before ?? []).join(SEPARATOR),
    }),
    send: async ({ request, before }) => {
      const answer = answerOfSend(await sendCommand(cp, order, request), before)
      if (answer.end === 'done')
        sent.write(withSentCommand(sent.read(), order, answer.result.taskId, serverNow()))
      return answer
    },
    ...(mayReadTasks && {
      confirm: async (proof: Proof) => {
        const before = new Set(proof.before.split(SEPARATOR))
        const tasks = await readTaskList(cp, offsetHours())
        // Without the list from before nothing tells an old task from the new one.
        if (tasks.kind !== 'done' || proof.before === '') return { found: 'unreadable' as const }
        const sent = { command, stations: proof.stations.split(SEPARATOR) }
        const task = findSent(sent, before, tasks.data, taskKey)
        return task
          ? { found: 'applied' as const, result: { taskId: task.id, before } }
          : { found: 'unchanged' as const }
      },
    }),
  }
}
