import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { SCALE_SIZES } from '../options.ts'
import type { ConnectorRow, PersonRow, RechargeRow, StationRow } from '../store/rows.ts'
import { NOW } from '../testing/engine.ts'
import { CONNECTOR_TYPES } from '../world/connectors.ts'
import { NETWORKS, type NetworkId } from '../world/networks.ts'
import { openWorld, sizeOf, type World, type WorldPlan } from './world.ts'

const DAY_MS = 86_400_000
const plan: WorldPlan = { scale: 'small', stations: undefined, seed: 'world', dataDir: undefined, now: NOW }

describe('the small world', () => {
  const world = openWorld(plan)
  afterAll(() => world.close())
  const count = (table: string) =>
    world.store.get<{ count: number }>(`SELECT count(*) AS count FROM ${table}`)?.count ?? 0

  test('has the numbers of its scale at home and a share of them next door', () => {
    const own = (network: NetworkId) =>
      world.model.byNetwork[network].filter((one) => one.row.origin === 'MOVE').length
    expect(own('BR')).toBe(SCALE_SIZES.small.stations)
    expect(NETWORKS.map(own)).toEqual([200, 40, 24, 20])
    expect(sizeOf({ scale: 'small', stations: 7 })).toMatchObject({ stations: 7, recharges: 5_000 })
  })

  test('stays small enough to start at once: fewer than 16,000 rows in all', () => {
    const tables = ['account', 'person', 'stationGroup', 'station', 'connector', 'recharge', 'event']
    expect(tables.reduce((sum, table) => sum + count(table), 0)).toBeLessThan(16_000)
  })

  test('ends now and reaches back between a week and a year', () => {
    const span = world.store.get<{ first: number; last: number }>(
      'SELECT min(startedAt) AS first, max(startedAt) AS last FROM recharge',
    )
    expect(span?.last).toBeLessThanOrEqual(NOW)
    expect(span?.last).toBeGreaterThan(NOW - DAY_MS)
    expect(span?.first).toBeGreaterThanOrEqual(NOW - 366 * DAY_MS)
    for (const station of world.store.all<StationRow>('SELECT * FROM station')) {
      expect(station.insertedAt).toBeLessThanOrEqual(NOW - 7 * DAY_MS)
      expect(station.insertedAt).toBeGreaterThanOrEqual(NOW - 365 * DAY_MS)
    }
  })

  test('has every connector type, one to four connectors, and about three fifths of the stations free', () => {
    const rows = world.store.all<ConnectorRow>('SELECT * FROM connector')
    expect(CONNECTOR_TYPES.filter((type) => !rows.some((row) => row.type === type))).toEqual([])
    const sizes = new Set([...world.model.stations.values()].map((station) => station.connectors.length))
    expect([...sizes].sort()).toEqual([1, 2, 3, 4])
    const free = [...world.model.stations.values()].filter((station) =>
      station.connectors.every((connector) => connector.row.status === 'Available'),
    ).length
    expect(free / world.model.stations.size).toBeGreaterThan(0.5)
    expect(free / world.model.stations.size).toBeLessThan(0.72)
  })

  test('has what the live system is known to send', () => {
    const stations = world.store.all<StationRow>('SELECT * FROM station')
    const connectors = world.store.all<ConnectorRow>('SELECT * FROM connector')
    expect(stations.some((row) => row.latitude === null)).toBe(true)
    expect(stations.some((row) => (row.description ?? '').length > 80)).toBe(true)
    expect(stations.some((row) => row.description === null)).toBe(true)
    expect(stations.some((row) => row.uuid === null)).toBe(true)
    expect(connectors.some((row) => row.status === null)).toBe(true)
    expect(connectors.some((row) => (row.powerMax ?? 0) > 1000)).toBe(true)
    expect(connectors.some((row) => row.powerMax === null)).toBe(true)
  })

  test('stands in its country: within its bounds, in cities of the basemap', () => {
    const bounds: Record<NetworkId, [number, number, number, number]> = {
      BR: [-34, 5.5, -74, -34],
      CO: [-4.5, 13, -79.5, -66],
      EC: [-5.2, 1.6, -81.5, -75],
      UY: [-35.2, -30, -58.6, -53],
    }
    for (const station of world.store.all<StationRow>('SELECT * FROM station WHERE latitude <> 0')) {
      const [south, north, west, east] = bounds[station.network]
      expect(station.latitude).toBeGreaterThan(south)
      expect(station.latitude).toBeLessThan(north)
      expect(station.longitude).toBeGreaterThan(west)
      expect(station.longitude).toBeLessThan(east)
    }
  })

  test('has people on example.com only, with valid Brazilian documents', () => {
    const people = world.store.all<PersonRow>('SELECT * FROM person')
    expect(people.every((person) => person.email.endsWith('@example.com'))).toBe(true)
    const digit = (text: string, length: number): number => {
      const sum = [...text.slice(0, length)].reduce(
        (total, char, index) => total + Number(char) * (length + 1 - index),
        0,
      )
      return ((sum * 10) % 11) % 10
    }
    for (const { docNumber } of people.filter(
      (person) => person.docType === 'CPF' && person.docNumber !== null,
    )) {
      const text = docNumber ?? ''
      expect([digit(text, 9), digit(text, 10)]).toEqual([Number(text[9]), Number(text[10])])
    }
  })

  test('has no recharge before its station, none that ends before it began, one open for each session', () => {
    const inserted = new Map(
      [...world.model.stations.values()].map((one) => [one.row.pk, one.row.insertedAt]),
    )
    for (const row of world.store.all<RechargeRow>('SELECT * FROM recharge')) {
      expect(row.startedAt).toBeGreaterThanOrEqual((inserted.get(row.stationPk) ?? Infinity) - 1000)
      expect(row.stoppedAt ?? Infinity).toBeGreaterThanOrEqual(row.startedAt)
    }
  })
})

const dump = ({ store }: World): string =>
  JSON.stringify(
    store
      .all<{ name: string }>("SELECT name FROM sqlite_schema WHERE type = 'table'")
      .map(({ name }) => store.all(`SELECT * FROM ${name}`)),
  )

test('the same seed gives the same world, another seed another one', () => {
  const dumpOf = (seed: string): string => {
    const world = openWorld({ ...plan, seed, stations: 10 })
    const text = dump(world)
    world.close()
    return text
  }
  expect(dumpOf('a')).toBe(dumpOf('a'))
  expect(dumpOf('a')).not.toBe(dumpOf('b'))
})

test('a world comes back as it was at first, again and again, whatever was written, also by what failed', () => {
  let world = openWorld({ ...plan, stations: 10, isFixed: true })
  const before = dump(world)
  for (let round = 0; round < 2; round++) {
    world.store.run('DELETE FROM recharge')
    world.store.together(() => world.store.setMeta('a', 'b'))
    expect(() =>
      world.store.together(() => {
        world.store.run('DELETE FROM station')
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(world.store.all('SELECT pk FROM station')).not.toEqual([])
    world = world.again?.() ?? world
    expect(dump(world)).toBe(before)
    expect(world.model.stations.size).toBeGreaterThan(0)
  }
  world.close()
})

describe('a kept world', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-world-'))
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const open = (now: number): World => openWorld({ ...plan, stations: 10, dataDir, now })
  const rechargesUntil = (world: World, now: number) => {
    const rows = world.store.all<{ startedAt: number }>('SELECT startedAt FROM recharge')
    const times = rows.map((row) => world.fromStored(row.startedAt))
    return {
      count: rows.length,
      lately: times.filter((at) => at > now - 7 * DAY_MS).length,
      last: Math.max(...times),
    }
  }

  test('is found again, and its history ends at the new now', () => {
    const first = open(NOW)
    const before = rechargesUntil(first, NOW)
    first.remember(NOW)
    first.close()
    const later = NOW + 90 * DAY_MS + 3_600_000
    const second = open(later)
    const after = rechargesUntil(second, later)
    expect(after.count).toBe(before.count)
    expect(after.last).toBeLessThanOrEqual(later)
    expect(after.last).toBeGreaterThan(later - DAY_MS)
    expect(after.lately).toBeGreaterThan(before.lately * 0.8)
    second.close()
  })

  test('belongs to one sandbox at a time; a second one lives in memory', () => {
    const first = open(NOW + 91 * DAY_MS)
    const second = open(NOW + 91 * DAY_MS)
    expect([first.isKept, second.isKept]).toEqual([true, false])
    second.store.run("UPDATE person SET password = 'x'")
    second.close()
    first.close()
    const third = open(NOW + 91 * DAY_MS)
    expect(third.isKept).toBe(true)
    expect(third.store.get("SELECT 1 FROM person WHERE password = 'x'")).toBeUndefined()
    third.close()
  })

  test('drops what would lie in the future', () => {
    const later = NOW + 180 * DAY_MS - 6 * 3_600_000
    const world = open(later)
    const future = world.store
      .all<{ at: number }>('SELECT at FROM event UNION ALL SELECT startedAt FROM recharge')
      .filter((row) => world.fromStored(row.at) > later)
    expect(future).toEqual([])
    world.close()
  })
})
