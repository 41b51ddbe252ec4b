import { afterEach, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import type { ConnectorRow } from '../store/rows.ts'
import { engineFor } from '../testing/engine.ts'
import { colourOf } from './status.ts'

const engines: Engine[] = []
const start = (options: Parameters<typeof engineFor>[0] = {}) => {
  const engine = engineFor(options)
  engines.push(engine)
  const messages: string[] = []
  engine.core.broker.onPublish((destination, body) => messages.push(`${destination} ${body}`))
  return { engine, messages }
}
afterEach(() => {
  for (const engine of engines.splice(0)) engine.close()
})

const MINUTE = 60_000

test('the same seed and the same instant give the same messages, however the clock is advanced', () => {
  const whole = start()
  const parts = start()
  whole.engine.control.clock({ advanceMs: 10 * MINUTE })
  for (let second = 0; second < 600; second++) parts.engine.control.clock({ advanceMs: 1000 })
  expect(whole.messages.length).toBeGreaterThan(500)
  expect(parts.messages).toEqual(whole.messages)
})

test('another seed gives another world', () => {
  const one = start()
  const two = start({ seed: 'other' })
  one.engine.control.clock({ advanceMs: MINUTE })
  two.engine.control.clock({ advanceMs: MINUTE })
  expect(two.messages).not.toEqual(one.messages)
})

test('a reset brings the same messages again', () => {
  const { engine, messages } = start()
  engine.control.clock({ advanceMs: 2 * MINUTE })
  const first = messages.splice(0)
  engine.control.reset()
  engine.control.clock({ advanceMs: 2 * MINUTE })
  expect(messages).toEqual(first)
})

test('nothing happens while the clock stands still', () => {
  const { messages } = start()
  expect(messages).toEqual([])
})

test('within every minute of the small world a station of the home network changes its colour', () => {
  const { engine } = start({ stations: 200 })
  const home = engine.core.world.model.byNetwork.BR
  const colours = () => home.map(colourOf).join()
  for (let minute = 0; minute < 10; minute++) {
    const before = colours()
    engine.control.clock({ advanceMs: MINUTE })
    expect(colours()).not.toBe(before)
  }
})

test('in the small world something goes out every three seconds', () => {
  const { engine, messages } = start({ stations: 200 })
  let silent = 0
  for (let window = 0; window < 60; window++) {
    messages.length = 0
    engine.control.clock({ advanceMs: 3000 })
    if (messages.length === 0) silent++
  }
  expect(silent).toBe(0)
})

test('after an hour the mix of colours is still that of a living network', () => {
  const { engine } = start({ stations: 200 })
  engine.control.clock({ advanceMs: 60 * MINUTE })
  const home = engine.core.world.model.byNetwork.BR.filter((station) => station.row.origin === 'MOVE')
  const share = (colour: string) =>
    home.filter((station) => colourOf(station) === colour).length / home.length
  expect(share('available')).toBeGreaterThan(0.35)
  expect(share('busy')).toBeGreaterThan(0.1)
  expect(share('busy')).toBeLessThan(0.5)
  expect(share('unavailable')).toBeLessThan(0.3)
})

test('every change is in the database too', () => {
  const { engine } = start()
  engine.control.clock({ advanceMs: 30 * MINUTE })
  const { store, model } = engine.core.world
  for (const row of store.all<ConnectorRow>('SELECT * FROM connector')) {
    const live = model.stations
      .get(row.stationPk)
      ?.connectors.find((connector) => connector.row.connectorId === row.connectorId)
    expect(live?.row.status).toBe(row.status)
    expect(live?.row.statusAt).toBe(row.statusAt)
    expect(live?.row.usage).toBe(row.usage)
    const open = store.get<{ pk: number }>(
      'SELECT pk FROM recharge WHERE stationPk = ? AND connectorId = ? AND stoppedAt IS NULL',
      row.stationPk,
      row.connectorId,
    )
    expect(live?.session?.rechargePk).toBe(open?.pk)
  }
})

test('statuses of one connector are at least a second apart and never go back', () => {
  const { engine, messages } = start()
  engine.control.clock({ advanceMs: 30 * MINUTE })
  const last = new Map<string, string>()
  for (const message of messages) {
    const topic = message.slice(0, message.indexOf(' {'))
    if (!topic.includes('/connector/')) continue
    const { timestampDT } = JSON.parse(message.slice(topic.length)) as { timestampDT: string }
    expect(timestampDT > (last.get(topic) ?? '')).toBe(true)
    last.set(topic, timestampDT)
  }
  expect(last.size).toBeGreaterThan(20)
})

test('every kind of event happens within an hour', () => {
  const { engine, messages } = start({ stations: 200 })
  engine.control.clock({ advanceMs: 60 * MINUTE })
  const types = new Set(
    messages.filter((one) => one.includes('/notification/')).map((one) => /"type":"(\w+)"/.exec(one)?.[1]),
  )
  expect([...types].sort()).toEqual([
    'Available',
    'Connected',
    'Disconnected',
    'Failure',
    'StationBooted',
    'TransactionEnded',
    'TransactionStarted',
    'Warning',
  ])
})

test('a jump of the clock is not lived through', () => {
  const { engine, messages } = start()
  engine.control.clock({ set: engine.core.clock.now() + 24 * 60 * MINUTE })
  expect(messages).toEqual([])
  engine.control.clock({ advanceMs: MINUTE })
  expect(messages.length).toBeGreaterThan(10)
  expect(messages[0]).toContain('2026-03-15')
})
