import type { Task } from '@corrente/domain/operations'
import { taskKey } from '@corrente/domain/operations'
import { atom } from 'jotai'
import type { CommandOrder, SentTask } from '../../resources/commands.ts'
import type { SentCommand } from '../sentCommands.ts'

/** Stations and parameters that the next form takes over, when a command is sent again from elsewhere. */
export const carriedOrderAtom = atom<Pick<CommandOrder, 'command' | 'stations' | 'values'> | undefined>(
  undefined,
)

/** The task of a send: numbers begin again, so that one that was there before is another. */
export const taskOfSent = (tasks: readonly Task[], { taskId, before }: SentTask): Task | undefined =>
  tasks.find((task) => task.id === taskId && !before.has(taskKey(task)))

/** The keys of the tasks that this tab has sent. */
export const ownKeys = (tasks: readonly Task[], sent: readonly SentCommand[]): ReadonlySet<string> =>
  new Set(sent.flatMap((each) => taskOfSent(tasks, each) ?? []).map(taskKey))

/** What this tab has sent as that task; undefined: somebody else did, or it is not known any more. */
export const sentOf = (task: Task, sent: readonly SentCommand[]): SentCommand | undefined =>
  sent.find((each) => taskOfSent([task], each) !== undefined)
