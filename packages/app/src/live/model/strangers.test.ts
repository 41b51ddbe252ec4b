import { readStatusEvent } from '@corrente/domain/stations'
import { expect, test } from 'vitest'
import { chargePoint, stationsOf, statusEvent } from '../testing/wire.ts'
import { newTally } from './counters.ts'
import { createNetwork, type Network } from './network.ts'

const build = (now: () => number = () => 0) => {
  const tally = newTally()
  return { tally, network: createNetwork({ tally, now, trustMs: 300_000 }) }
}
const snapshot = (network: Network, ...points: readonly object[]) => {
  network.beginSnapshot()
  return network.applySnapshot(stationsOf(...points))
}
const tell = (network: Network, ...event: Parameters<typeof statusEvent>) => {
  const read = readStatusEvent(statusEvent(...event))
  if (!read) throw new Error('unreadable event')
  network.applyStatus(read)
}
const statusOf = (network: Network, id: string) => network.get(id)?.connectors[0]?.status

test('a body that names another station counts for that one, whatever topic it came on; an unknown one for none', () => {
  const { network, tally } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]), chargePoint('B', [['Available', 0]]))
  const take = (message: object) => {
    const event = readStatusEvent(message, { stationId: 'A', connectorId: 1 })
    if (!event) throw new Error('unreadable event')
    network.applyStatus(event)
  }
  take({ chargeBoxId: 'B', status: 'Charging' })
  expect([statusOf(network, 'A'), statusOf(network, 'B')]).toEqual(['Available', 'Charging'])
  take({ chargeBoxId: 'A name nobody knows', status: 'Faulted' })
  expect([statusOf(network, 'A'), statusOf(network, 'B')]).toEqual(['Available', 'Charging'])
  expect(tally.ignored).toBe(1)
  expect(network.needsSnapshot()).toBe(true)
})

test('a station that was dropped is gone at once, and the reply that is under way does not bring it back', () => {
  const { network } = build()
  const both = [chargePoint('A', [['Available', 0]]), chargePoint('B', [['Available', 0]])]
  snapshot(network, ...both)
  network.takeChanges()
  network.beginSnapshot()
  network.drop('A')
  expect(network.takeChanges()).toEqual({ stations: [], removed: ['A'] })
  tell(network, 'A', 1, 'Charging', 1)
  expect(network.applySnapshot(stationsOf(...both)).added).toEqual([])
  expect([...network.all()].map(({ id }) => id)).toEqual(['B'])
  // Registered anew, it comes with the reply after that.
  expect(snapshot(network, ...both).added.map(({ id }) => id)).toEqual(['A'])
})
