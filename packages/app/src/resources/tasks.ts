import { type LimitReads, type ProfileLimits, withKeys } from '@corrente/domain/charging-profiles'
import { readConfiguration, readTasks, type StationKeys, type Task } from '@corrente/domain/operations'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'
import { fewAtOnce } from '../kit/reading/index.ts'

/** Start of the keys of everything that shows tasks; a command marks it out of date. */
export const TASKS_KEY = ['tasks'] as const

/** GET operations/tasks (TSK-005): all of them, newest first. */
export const readTaskList = (
  cp: Gateway,
  offsetHours: number,
  signal?: AbortSignal,
): Promise<Outcome<readonly Task[]>> =>
  cp.get('operations/tasks', readTasks, { query: { timeZone: offsetHours }, signal })

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

const readDetail = (cp: Gateway, taskId: number, chargeBoxId: string, signal?: AbortSignal) =>
  cp.get('operations/tasks/{taskId}/details/{chargeBoxId}', readConfiguration, {
    params: { taskId, chargeBoxId },
    signal,
  })

/** GET operations/tasks/{taskId}/details/{chargeBoxId} (TSK-006). @param of - undefined: nothing is asked */
export const taskDetailQuery = (of: { readonly taskId: number; readonly stationId: string } | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...TASKS_KEY, 'detail', of?.taskId, of?.stationId],
    isEnabled: of !== undefined,
    run: (signal) => readDetail(cp, of?.taskId ?? 0, of?.stationId ?? '', signal),
  }))

/** The details of several stations of one task, four at a time. One that cannot be read has no keys. */
export const taskDetailsQuery = (
  of: { readonly taskId: number; readonly stationIds: readonly string[] } | undefined,
) =>
  queryAtom<readonly StationKeys[]>(({ gateways: { cp } }) => ({
    key: [...TASKS_KEY, 'details', of?.taskId, ...(of?.stationIds ?? [])],
    isEnabled: of !== undefined && of.stationIds.length > 0,
    run: async (signal) => {
      const { taskId = 0, stationIds = [] } = of ?? {}
      const answers = await fewAtOnce(stationIds, (id) => readDetail(cp, taskId, id, signal), { signal })
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
    key: [...TASKS_KEY, 'profile-limits', ...reads.map(({ stationId, taskIds }) => [stationId, ...taskIds])],
    isEnabled: reads.some(({ taskIds }) => taskIds.length > 0),
    run: async (signal) => {
      const limitsOf = async ({ stationId, taskIds }: LimitReads): Promise<ProfileLimits> => {
        let known: ProfileLimits = { stationId, maxPeriods: undefined, maxLevel: undefined }
        for (const taskId of taskIds) {
          if (known.maxPeriods !== undefined) break
          const answer = await readDetail(cp, taskId, stationId, signal)
          if (answer.kind === 'done') known = withKeys(known, answer.data)
        }
        return known
      }
      const read = await fewAtOnce(reads, limitsOf, { signal })
      return { kind: 'done', data: read.map(([, limits]) => limits), unreadRows: 0 }
    },
  }))
