import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { createQueryClient, type Gateway } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { profileLimitsQuery, type TaskName, taskDetailQuery, taskDetailsQuery } from './tasks.ts'

/** A server that gives another value with each answer, and one cache for all that is asked. */
function setUp() {
  let answers = 0
  const get: Gateway['get'] = async (_template, read) => {
    answers += 1
    const found = read({ configurationKeys: [{ key: 'ChargingScheduleMaxPeriods', value: String(answers) }] })
    return found ? { kind: 'done', data: found.data, unreadRows: 0 } : { kind: 'unreadable', status: 200 }
  }
  const unused = async () => ({ kind: 'unreachable', reason: 'network' }) as const
  const cp: Gateway = { get, send: unused, download: unused }
  const store = createStore()
  store.set(
    portsAtom,
    somePorts({
      queries: createQueryClient(),
      gateways: { cp, fin: cp, pag: cp, vg: cp, sc: cp },
      clock: { now: () => answers, serverNow: () => answers, noteServerDate: () => undefined },
    }),
  )
  return async (
    query: ReturnType<typeof taskDetailQuery | typeof taskDetailsQuery | typeof profileLimitsQuery>,
  ) => {
    const stop = store.sub(query as ReturnType<typeof taskDetailQuery>, () => undefined)
    const data = () => store.get(query as ReturnType<typeof taskDetailQuery>).data
    await vi.waitFor(() => expect(data()).toBeDefined())
    stop()
    return data()
  }
}

const former: TaskName = { id: 1, startedAt: 1_000 }
const later: TaskName = { id: 1, startedAt: 9_000 }

test.each([
  ['one station', (task: TaskName) => taskDetailQuery({ task, stationId: 'A' })],
  ['several', (task: TaskName) => taskDetailsQuery({ task, stationIds: ['A'] })],
  ['limits of profiles', (task: TaskName) => profileLimitsQuery([{ stationId: 'A', tasks: [task] }])],
] as const)(
  'TSK-006 numbers begin again: details are kept by number and start together (%s)',
  async (_what, queryOf) => {
    const read = setUp()
    const first = await read(queryOf(former))
    expect(await read(queryOf(former))).toEqual(first)
    expect(await read(queryOf(later))).not.toEqual(first)
  },
)
