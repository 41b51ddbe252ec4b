import { readConfiguration, readTasks, type Task } from '@corrente/domain/operations'
import { type Gateway, type Outcome, queryAtom } from '../gateways/index.ts'

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

/** GET operations/tasks/{taskId}/details/{chargeBoxId} (TSK-006). @param of - undefined: nothing is asked */
export const taskDetailQuery = (of: { readonly taskId: number; readonly stationId: string } | undefined) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: [...TASKS_KEY, 'detail', of?.taskId, of?.stationId],
    isEnabled: of !== undefined,
    run: (signal) =>
      cp.get('operations/tasks/{taskId}/details/{chargeBoxId}', readConfiguration, {
        params: { taskId: of?.taskId ?? 0, chargeBoxId: of?.stationId ?? '' },
        signal,
      }),
  }))
