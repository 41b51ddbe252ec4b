import { readChargeBoxMessage, readStatusEvent, type Station } from '@corrente/domain/stations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chargePoint, stationsOf, statusEvent, type WireStatus } from '../testing/wire.ts'
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
const say = (network: Network, message: object) => {
  const read = readChargeBoxMessage(message)
  if (!read) throw new Error('unreadable message')
  return network.applyChargeBox(read)
}
const statusOf = (network: Network, id: string, connectorId = 1) =>
  network.get(id)?.connectors.find((one) => one.id === connectorId)?.status

test('LIV-014 a status event sets its connector and the colour of its station', () => {
  const { network } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]))
  network.takeChanges()
  tell(network, 'A', 1, 'Charging', 1)
  expect(network.get('A')?.status).toBe('busy')
  expect(network.takeChanges().stations.map(({ id }) => id)).toEqual(['A'])
  expect(network.takeChanges().stations).toEqual([])
})

test('LIV-014 an event of an unknown station or connector changes nothing and is counted', () => {
  const { network, tally } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]))
  network.takeChanges()
  tell(network, 'B', 1, 'Charging', 1)
  tell(network, 'A', 7, 'Charging', 1)
  expect(network.takeChanges().stations).toEqual([])
  expect(tally.ignored).toBe(2)
})

test('LIV-014 a station is known by its id, by its uuid and by its topic', () => {
  const { network } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]))
  const take = (message: object) => {
    const event = readStatusEvent(message, { stationId: 'A', connectorId: 1 })
    if (!event) throw new Error('unreadable event')
    network.applyStatus(event)
  }
  take({ chargeBoxUuid: 'uuid-of-A', status: 'Charging' })
  expect(statusOf(network, 'A')).toBe('Charging')
  take({ status: 'Faulted' })
  expect(statusOf(network, 'A')).toBe('Faulted')
})

test('R7 repeated and older events change nothing and are counted apart', () => {
  const { network, tally } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]))
  tell(network, 'A', 1, 'Charging', 5)
  tell(network, 'A', 1, 'Charging', 5)
  tell(network, 'A', 1, 'Available', 4)
  expect(statusOf(network, 'A')).toBe('Charging')
  expect(tally).toMatchObject({ duplicates: 1, outOfOrder: 1 })
})

test('R7 any order and any repetition of the same events ends alike', () => {
  const events = fc.uniqueArray(
    fc.record({
      connectorId: fc.integer({ min: 0, max: 2 }),
      status: fc.constantFrom('Available', 'Charging', 'Faulted', 'Preparing'),
      at: fc.integer({ min: 0, max: 9 }),
    }),
    // Of one second the later arrival counts, so that no two have the same.
    { maxLength: 10, selector: ({ connectorId, at }) => `${connectorId} ${at}` },
  )
  const orders = events.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2, maxLength: all.length * 2 }),
    ),
  )
  fc.assert(
    fc.property(orders, ([once, shuffled]) => {
      const end = (list: typeof once) => {
        const { network } = build()
        snapshot(
          network,
          chargePoint('A', [
            ['Available', 0],
            ['Available', 0],
          ]),
        )
        for (const { connectorId, status, at } of list) tell(network, 'A', connectorId, status, at)
        return network.get('A')
      }
      expect(end(shuffled)).toEqual(end(once))
    }),
  )
})

test('LIV-012 a message about a known station is merged field by field', () => {
  const { network } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]))
  expect(say(network, { chargeBoxId: 'A', description: 'New name', action: 'UPDATE' })?.name).toBe('New name')
  expect(network.get('A')?.connectors).toHaveLength(1)
  expect(network.needsSnapshot()).toBe(false)
})

test('LIV-013 a message about an unknown station asks for the list, once, and not again when the list lacks it', () => {
  const { network } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]))
  say(network, { chargeBoxId: 'B', action: 'INSERT' })
  expect(network.needsSnapshot()).toBe(true)
  network.beginSnapshot()
  expect(network.needsSnapshot()).toBe(false)
  network.applySnapshot(stationsOf(chargePoint('A', [['Available', 0]])))
  expect(network.needsSnapshot()).toBe(false)
  say(network, { chargeBoxId: 'B', description: 'Not of this origin' })
  expect(network.needsSnapshot()).toBe(false)
  say(network, { chargeBoxId: 'B', action: 'INSERT' })
  expect(network.needsSnapshot()).toBe(true)
})

test('LIV-013 a station that was inserted during the fetch asks for another one', () => {
  const { network } = build()
  network.beginSnapshot()
  say(network, { chargeBoxId: 'B', action: 'INSERT' })
  network.applySnapshot(stationsOf(chargePoint('A', [['Available', 0]])))
  expect(network.needsSnapshot()).toBe(true)
})

test('R4 a snapshot that says nothing new posts nothing', () => {
  const { network } = build()
  const points = [chargePoint('A', [['Available', 0]]), chargePoint('B', [['Charging', 0]])]
  expect(snapshot(network, ...points).added).toHaveLength(2)
  network.takeChanges()
  expect(snapshot(network, ...points)).toEqual({ added: [], changed: [], removed: [], hasNewStatus: false })
  expect(network.takeChanges()).toEqual({ stations: [], removed: [] })
})

test('R4 a station that the snapshot lacks is removed', () => {
  const { network } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]), chargePoint('B', [['Available', 0]]))
  network.takeChanges()
  expect(snapshot(network, chargePoint('B', [['Available', 0]])).removed).toEqual(['A'])
  expect(network.takeChanges()).toEqual({ stations: [], removed: ['A'] })
})

test('R4 R7 a snapshot that was read before an event does not undo it', () => {
  const { network } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]))
  network.beginSnapshot()
  tell(network, 'A', 1, 'Charging', 10)
  network.applySnapshot(stationsOf(chargePoint('A', [['Available', 0]])))
  expect(statusOf(network, 'A')).toBe('Charging')
})

test('R4 an event without a time that came during the fetch is applied once more on the reply', () => {
  const { network } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]))
  network.beginSnapshot()
  tell(network, 'A', 1, 'Charging')
  network.applySnapshot(stationsOf(chargePoint('A', [['Preparing', 5]])))
  expect(statusOf(network, 'A')).toBe('Charging')
})

test('R4 an event of a station that only the reply brings is not lost', () => {
  const { network } = build()
  network.beginSnapshot()
  tell(network, 'A', 1, 'Faulted', 10)
  network.applySnapshot(stationsOf(chargePoint('A', [['Available', 0]])))
  expect(statusOf(network, 'A')).toBe('Faulted')
})

test('a charger with a clock in the future is put right by the snapshots after five minutes', () => {
  let now = 0
  const { network } = build(() => now)
  const row = chargePoint('A', [['Available', 60]])
  snapshot(network, row)
  tell(network, 'A', 1, 'Faulted', 90_000)
  now = 299_999
  snapshot(network, row)
  expect(statusOf(network, 'A')).toBe('Faulted')
  now = 300_000
  snapshot(network, row)
  expect(statusOf(network, 'A')).toBe('Available')
})

const STATUSES = ['Available', 'Preparing', 'Charging', 'Faulted'] as const
const stepOf = (isTimed: fc.Arbitrary<boolean>) =>
  fc.oneof(
    fc.record({
      do: fc.constant('change' as const),
      station: fc.integer({ min: 0, max: 2 }),
      status: fc.constantFrom(...STATUSES),
      isTimed,
    }),
    fc.record({ do: fc.constantFrom('deliver', 'lose', 'repeat', 'shuffle', 'request', 'read', 'reply') }),
  )
type Step = ReturnType<typeof stepOf> extends fc.Arbitrary<infer T> ? T : never

/** Plays the steps between a server and a network; says where they end, after one more snapshot where that is due. */
function play(steps: readonly Step[], isRepaired: (hasLost: boolean) => boolean) {
  const truth = new Map<string, WireStatus>(['A', 'B', 'C'].map((id) => [id, ['Available', 0]]))
  const read = () => stationsOf(...[...truth].map(([id, status]) => chargePoint(id, [status])))
  const { network } = build()
  network.beginSnapshot()
  network.applySnapshot(read())
  let wire: (() => void)[] = []
  let last: (() => void) | undefined
  let fetching: { rows?: readonly Station[] } | undefined
  let hasLost = false
  let time = 1
  const begin = () => {
    network.beginSnapshot()
    fetching = {}
  }
  const reply = () => {
    network.applySnapshot(fetching?.rows ?? read())
    fetching = undefined
  }
  for (const one of steps) {
    if (one.do === 'change') {
      const id = 'ABC'[one.station] ?? 'A'
      const { status, isTimed } = one
      const at = time++
      truth.set(id, [status, at])
      wire.push(() => tell(network, id, 1, status, isTimed ? at : undefined))
    } else if (one.do === 'deliver') {
      last = wire.shift() ?? last
      last?.()
    } else if (one.do === 'lose') {
      hasLost ||= wire.length > 0
      wire = []
    } else if (one.do === 'repeat') last?.()
    else if (one.do === 'shuffle') wire.reverse()
    else if (one.do === 'request' && !fetching) begin()
    else if (one.do === 'read' && fetching) fetching.rows ??= read()
    else if (one.do === 'reply' && fetching) reply()
  }
  if (fetching) reply()
  for (const message of wire) message()
  if (isRepaired(hasLost)) {
    begin()
    reply()
  }
  return [...truth].map(([id, [status]]) => [id, status, statusOf(network, id)] as const)
}

test('R4 R7 any interleaving of timed messages and snapshots ends as the server stands', () => {
  fc.assert(
    fc.property(fc.array(stepOf(fc.constant(true)), { maxLength: 60 }), (steps) => {
      // Only a gap needs the snapshot that follows it; repetitions and any order need none.
      for (const [id, there, here] of play(steps, (hasLost) => hasLost))
        expect([id, here]).toEqual([id, there])
    }),
    { numRuns: 1_000 },
  )
})

test('R4 with messages without a time the next snapshot sets right what order or repetition broke', () => {
  fc.assert(
    fc.property(fc.array(stepOf(fc.boolean()), { maxLength: 60 }), (steps) => {
      for (const [id, there, here] of play(steps, () => true)) expect([id, here]).toEqual([id, there])
    }),
    { numRuns: 1_000 },
  )
})

test('a station that was deleted here is unknown at once: nothing that is still told of it brings it back', () => {
  const { network } = build()
  snapshot(network, chargePoint('A', [['Available', 0]]), chargePoint('B', [['Available', 0]]))
  network.takeChanges()
  network.drop('A')
  tell(network, 'A', 1, 'Charging', 1)
  say(network, { action: 'UPDATE', chargeBoxId: 'A', chargeBoxUuid: 'uuid-of-A', description: 'Again' })
  expect(network.get('A')).toBeUndefined()
  expect([...network.all()].map(({ id }) => id)).toEqual(['B'])
  expect(network.takeChanges()).toEqual({ stations: [], removed: ['A'] })
})
