import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { TaskResultRow, TaskRow } from '../../store/rows.ts'
import { isoText } from '../../wire/times.ts'
import { type ApiEnv, pathKey, session } from '../call.ts'
import { json, Refusal } from '../failure.ts'
import { checkOffset, queryOf, readRequest, requestSchemas } from '../schemas.ts'

const listQuery = z.strictObject({ timeZone: z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,2})?$/)) })
/** The server keeps so many tasks. */
const MOST = 5_000

/** Commands that were sent, and what chargers answered. */
export const taskCalls = new Hono<ApiEnv>()

taskCalls.get('/api/v1/operations/tasks/', session, ({ req, var: { core, caller } }) => {
  const { timeZone } = readRequest(listQuery, queryOf(req))
  checkOffset(timeZone, caller.offsetHours)
  const { store } = core.world
  const tasks = store.all<TaskRow>(
    `SELECT * FROM task WHERE network = ? ORDER BY pk DESC LIMIT ${MOST}`,
    caller.network,
  )
  const results = Map.groupBy(
    store.all<TaskResultRow>(
      `SELECT taskResult.* FROM taskResult JOIN task ON task.pk = taskPk WHERE network = ? AND task.pk >= ?`,
      caller.network,
      tasks.at(-1)?.pk ?? 0,
    ),
    ({ taskPk }) => taskPk,
  )
  const time = (at: number | null) => (at === null ? null : isoText(core.world.fromStored(at)))
  return json({
    error: null,
    taskList: tasks.map((task) => ({
      taskId: task.pk,
      origin: task.origin,
      startTimestamp: time(task.startedAt),
      endTimestamp: time(task.endedAt),
      taskDetail: {
        ocppVersion: task.version,
        operationName: task.operation,
        resultMap: Object.fromEntries(
          (results.get(task.pk) ?? []).map(({ chargeBoxId, error, response, detail }) => [
            chargeBoxId,
            { errorMessage: error, response, hasDetail: detail !== null },
          ]),
        ),
      },
    })),
  })
})

taskCalls.get('/api/v1/operations/tasks/:taskId/details/:chargeBoxId/', session, (context) => {
  readRequest(requestSchemas.nothing, queryOf(context.req))
  const { core, caller } = context.var
  const pk = pathKey(context, 'taskId')
  const id = context.req.param('chargeBoxId')
  const found = core.world.store.get<Pick<TaskResultRow, 'detail'>>(
    `SELECT detail FROM taskResult JOIN task ON task.pk = taskPk
     WHERE network = ? AND taskPk = ? AND chargeBoxId = ? AND detail IS NOT NULL`,
    caller.network,
    pk,
    id,
  )
  if (found === undefined) throw new Refusal(404, 'Task detail not found', `task ${pk} has none of ${id}`)
  // Kept as it was answered.
  return json({ error: null, configurationKeys: JSON.parse(found.detail ?? '[]') as unknown })
})
