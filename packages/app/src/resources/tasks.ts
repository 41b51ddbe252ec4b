import { type LimitReads, type ProfileLimits, withKeys } from '@corrente/domain/charging-profiles'
import { readConfiguration, type StationKeys, type Task, taskKey } from '@corrente/domain/operations'
import { type Gateway, queryAtom } from '../gateways/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'
import { readTaskList } from './task-list/readTaskList.ts'

export { readTaskList }

/** Start of the keys of everything that shows tasks; a command marks it out of date. */
export const TASKS_KEY = ['tasks'] as const

/**
 * The tasks, read again while one of them is looked at.
 * @param isEnabled - false without the right to them (TSK-008)
 * @param everyMs - undefined: by button alone
 */
export const tasksQuery = (isEnabled: boolean, everyMs: number | undefined) =>
  queryAtom(({ gateways: { cp }, formats }) => ({
    key: [...TASKS_KEY, 'list'],
    isEnabled,
    // Another pace is no new question.
    freshMs: 4_000,
    ...(everyMs !== undefined && { everyMs }),
    run: (signal) => readTaskList(cp, formats.offsetHours(), signal),
  }))

/** A task as its details are asked for: numbers begin again, so that its start belongs to its name. */
export type TaskName = Pick<Task, 'id' | 'startedAt'>

const readDetail = (cp: Gateway, { id }: TaskName, chargeBoxId: string, signal?: AbortSignal) =>
  cp.get('operations/tasks/{taskId}/details/{chargeBoxId}', readConfiguration, {
    params: { taskId: id, chargeBoxId },
    signal,
  })

const NO_TASK: TaskName = { id: 0, startedAt: undefined }

/** GET operations/tasks/{taskId}/details/{chargeBoxId} (TSK-006). @param of - undefined: nothing is asked */
export const taskDetailQuery = (of: { readonly task: TaskName; readonly stationId: string } | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...TASKS_KEY, 'detail', of && taskKey(of.task), of?.stationId],
    isEnabled: of !== undefined,
    run: (signal) => readDetail(cp, of?.task ?? NO_TASK, of?.stationId ?? '', signal),
  }))

/** The details of several stations of one task, four at a time. One that cannot be read has no keys. */
export const taskDetailsQuery = (
  of: { readonly task: TaskName; readonly stationIds: readonly string[] } | undefined,
) =>
  queryAtom<readonly StationKeys[]>(({ gateways: { cp } }) => ({
    key: [...TASKS_KEY, 'details', of && taskKey(of.task), ...(of?.stationIds ?? [])],
    isEnabled: of !== undefined && of.stationIds.length > 0,
    run: async (signal) => {
      const { task = NO_TASK, stationIds = [] } = of ?? {}
      const answers = await fewAtOnce(stationIds, (id) => readDetail(cp, task, id, signal), { signal })
      const data = answers.map(([stationId, answer]) => ({
        stationId,
        keys: answer.kind === 'done' ? answer.data : undefined,
      }))
      return { kind: 'done', data, unreadRows: 0 }
    },
  }))

/**
 * What stations said last that they take of charging profiles, by whomever it was read: four stations at a time, each from
 * its newest read to the one that holds the number of periods.
 */
export const profileLimitsQuery = (reads: readonly LimitReads[]) =>
  queryAtom<readonly ProfileLimits[]>(({ gateways: { cp } }) => ({
    key: [
      ...TASKS_KEY,
      'profile-limits',
      ...reads.map(({ stationId, tasks }) => [stationId, ...tasks.map(taskKey)]),
    ],
    isEnabled: reads.some(({ tasks }) => tasks.length > 0),
    run: async (signal) => {
      const limitsOf = async ({ stationId, tasks }: LimitReads): Promise<ProfileLimits> => {
        let known: ProfileLimits = { stationId, maxPeriods: undefined, maxLevel: undefined }
        for (const task of tasks) {
          if (known.maxPeriods !== undefined) break
          const answer = await readDetail(cp, task, stationId, signal)
          if (answer.kind === 'done') known = withKeys(known, answer.data)
        }
        return known
      }
      const read = await fewAtOnce(reads, limitsOf, { signal })
      return { kind: 'done', data: read.map(([, limits]) => limits), unreadRows: 0 }
    },
  }))
