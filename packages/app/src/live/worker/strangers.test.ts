import { expect, test } from 'vitest'
import { createLiveHarness } from '../testing/harness.ts'
import { chargePoint, statusEvent } from '../testing/wire.ts'

const A = chargePoint('A', [['Available', 0]])
const B = chargePoint('B', [['Charging', 0]])
const STATUS_A = '/topic/status/chargeBox/A'
const lastStations = (batches: readonly { stations?: readonly { id: string; status: string }[] }[]) =>
  batches.findLast((batch) => batch.stations)?.stations?.map(({ id, status }) => `${id} ${status}`)

test('a status of an unknown station has the list read within 5 s, and changes no other station', async () => {
  const { server, pass, batches, snapshots, answer } = await createLiveHarness([A])
  await pass(20_000)
  server.last().publish(STATUS_A, statusEvent('B', 1, 'Charging', 1))
  await pass(5_000)
  expect(snapshots).toHaveLength(2)
  await answer(A, B)
  await pass(1)
  expect(lastStations(batches())).toEqual(['B busy'])
})

test('a station that was deleted here leaves the index and its topics at once', async () => {
  const { server, timers, batches, send } = await createLiveHarness([A, B])
  send({ kind: 'drop', stationId: 'A' })
  expect(batches().at(-1)?.removed).toEqual(['A'])
  expect(server.last().subscribed()).not.toContain(STATUS_A)
  expect(server.last().subscribed()).toContain('/topic/status/chargeBox/B')
  await timers.advance(1_000)
})
