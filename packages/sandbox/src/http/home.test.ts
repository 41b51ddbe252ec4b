import { readSeries } from '@corrente/domain/analytics'
import { GOLDEN } from '@corrente/domain/fixtures'
import { readNotifications } from '@corrente/domain/notifications'
import { countStatuses, readChargeBoxMessage, readStations, readStatusEvent } from '@corrente/domain/stations'
import { readPartialStats, readStats } from '@corrente/domain/stats'
import { afterAll, describe, expect, test } from 'vitest'
import type { RechargeRow } from '../store/rows.ts'
import { call, engineFor, NOW, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 120 })
const token = await signIn(engine)
afterAll(() => engine.close())

const get = async (path: string) => {
  const reply = await call(engine, path, { token })
  expect(reply.status, reply.text.slice(0, 200)).toBe(200)
  return reply.body
}
const WEEK = 'fromDate=2026-03-08%2003:00:00&toDate=2026-03-15%2002:59:59&timeZone=-3'

/** The keys of an example that a reply must have; lists are compared by their first entry. */
const keysOf = (value: unknown, prefix = ''): string[] => {
  if (Array.isArray(value)) return keysOf(value[0], `${prefix}[]`)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    `${prefix}.${key}`,
    ...keysOf(inner, `${prefix}.${key}`),
  ])
}
/** The reply with the fullest row of a list in front: optional fields are left out of some rows on purpose. */
const fullest = (body: unknown, list: string): unknown => {
  const rows = (body as Record<string, unknown[]>)[list] ?? []
  const sorted = [...rows].sort((a, b) => keysOf(b).length - keysOf(a).length)
  return { ...(body as object), [list]: sorted }
}

describe('the product reads every reply without losing a row', () => {
  test('stations', async () => {
    const read = readStations(await get('/api/v1/chargepoints/'))
    expect(read?.unread).toBe(0)
    expect(read?.data).toHaveLength(120)
    expect(new Set(read?.data.map((station) => station.id)).size).toBe(120)
  })

  test('notifications', async () => {
    const read = readNotifications(await get('/api/v1/notification/chargeBox/?limit=100'))
    expect(read?.unread).toBe(0)
    expect(read?.data.rows).toHaveLength(100)
    const times = read?.data.rows.map((one) => one.at ?? 0) ?? []
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(times.every((at) => at <= NOW)).toBe(true)
  })

  test('statistics, whose station counts are those of the map', async () => {
    const stats = readStats(await get(`/api/v1/stats/info/?${WEEK}`))
    const stations = readStations(await get('/api/v1/chargepoints/'))?.data ?? []
    const counts = countStatuses(stations)
    expect(stats?.data.stations).toEqual({
      total: 120,
      charging: counts.busy,
      available: counts.available,
      unavailable: counts.unavailable,
      maintenance: counts.maintenance,
    })
    expect(stats?.data.currency).toBe('BRL')
  })

  test('series', async () => {
    const read = readSeries(await get('/api/v1/stations/dashboard/graphs/?days=30&timeDiff=-3'))
    expect(read?.unread).toBe(0)
    expect(read?.data.map((one) => one.key)).toEqual([
      'recharges',
      'duration',
      'consumption',
      'autonomy',
      'lengthOfStay',
      'popularHours',
      'carBrands',
    ])
    expect(read?.data[0]?.points).toHaveLength(30)
    expect(read?.data[0]?.points.at(-1)?.x).toBe('2026-03-14')
  })

  test('live messages', () => {
    const unread: string[] = []
    engine.core.broker.onPublish((destination, body) => {
      const value: unknown = JSON.parse(body)
      const isRead = destination.endsWith('/notification/chargeBox')
        ? readNotifications({ notificationList: [value] })?.unread === 0
        : destination.endsWith('/stats')
          ? readPartialStats(value) !== undefined
          : destination.startsWith('/topic/status/')
            ? readStatusEvent(value) !== undefined
            : readChargeBoxMessage(value) !== undefined
      if (!isRead) unread.push(`${destination} ${body}`)
    })
    engine.control.clock({ advanceMs: 5 * 60_000 })
    expect(unread).toEqual([])
  })
})

describe('replies have every field of the contract’s examples', () => {
  test.each([
    ['E4', '/api/v1/chargepoints/', 'chargePointList'],
    ['E3', '/api/v1/notification/list/?page=1&size=200', 'notificationList'],
    ['E2', `/api/v1/stats/info/?${WEEK}`, undefined],
  ] as const)('%s', async (id, path, list) => {
    const body = await get(path)
    const reply = list === undefined ? body : fullest(body, list)
    const have = new Set(keysOf(reply))
    expect(keysOf(GOLDEN[id]).filter((key) => !have.has(key))).toEqual([])
  })
})

describe('numbers come from the recharges', () => {
  const within = (from: number, to: number) =>
    engine.core.world.store
      .all<RechargeRow>("SELECT * FROM recharge WHERE network = 'BR'")
      .filter((row) => row.startedAt >= from && row.startedAt <= to)

  test('energy, income and users of a past week are the sums of its rows', async () => {
    const from = Date.parse('2026-02-01T03:00:00Z')
    const to = Date.parse('2026-02-08T02:59:59Z')
    const rows = within(from, to)
    const stats = readStats(
      await get(
        '/api/v1/stats/info/?fromDate=2026-02-01%2003:00:00&toDate=2026-02-08%2002:59:59&timeZone=-3',
      ),
    )
    expect(rows.length).toBeGreaterThan(20)
    expect(stats?.data.energyKwh).toBeCloseTo(rows.reduce((sum, row) => sum + row.energyWh, 0) / 1000, 2)
    expect(stats?.data.income).toBeCloseTo(
      rows.reduce((sum, row) => sum + row.income, 0),
      2,
    )
    expect(stats?.data.usersCharged).toBe(new Set(rows.map((row) => row.personPk)).size)
  })

  test('the sums are those of the statistics', async () => {
    const stats = (await get(`/api/v1/stats/info/?${WEEK}`)) as Record<string, unknown>
    const sums = (await get(`/api/v1/stats/sums/?${WEEK}`)) as Record<string, unknown>
    expect(Object.keys(sums)).toContain('energy')
    for (const [name, value] of Object.entries(sums)) expect(value).toEqual(stats[name])
  })

  test('the days of a series are local days', async () => {
    const body = (await get('/api/v1/stations/dashboard/graphs/?days=10&timeDiff=-3')) as {
      key: string
      series: { x: string; y: number }[]
    }[]
    const point = body.find((one) => one.key === 'recharges')?.series.find((one) => one.x === '2026-03-10')
    const rows = within(Date.parse('2026-03-10T03:00:00Z'), Date.parse('2026-03-11T02:59:59.999Z'))
    expect(point?.y).toBe(rows.length)
  })

  test('a range before all history is zero, not missing', async () => {
    const stats = await get(
      '/api/v1/stats/info/?fromDate=2010-01-01%2002:00:00&toDate=2010-01-02%2001:59:59&timeZone=-3',
    )
    expect(stats).toMatchObject({ usersCharged: 0, energy: { consumption: 0 }, cost: 0, income: 0 })
  })
})

describe('lists', () => {
  const page = async (query: string) =>
    (await get(`/api/v1/chargepoints/?timeZone=-3&active=true&${query}`)) as {
      count: number
      chargePointList: { chargeBoxPk: number; chargeBoxId: string }[]
    }

  test('pages begin at 1, and one past the end is empty with the same total', async () => {
    const one = await page('page=1&size=50')
    const two = await page('page=2&size=50')
    const late = await page('page=99&size=50')
    expect(one.chargePointList).toHaveLength(50)
    expect(two.chargePointList[0]?.chargeBoxPk).not.toBe(one.chargePointList[0]?.chargeBoxPk)
    expect(late).toMatchObject({ count: one.count, chargePointList: [] })
    expect(
      (await call(engine, '/api/v1/chargepoints/?timeZone=-3&active=true&page=0&size=5', { token })).status,
    ).toBe(400)
  })

  test('the limit probe and both origins answer', async () => {
    expect(await get('/api/v1/chargepoints/?page=1&size=1&checkLimit=true')).toMatchObject({ count: 120 })
    const plugShare = (await get('/api/v1/chargepoints/?originType=PLUG_SHARE')) as { count: number }
    expect(plugShare.count).toBeGreaterThan(0)
  })

  test('notifications of a station are its own, and the search finds by name or id', async () => {
    const all = (await get('/api/v1/notification/list/?page=1&size=10')) as {
      count: number
      notificationList: { chargeBoxId: string }[]
    }
    const id = all.notificationList[0]?.chargeBoxId ?? ''
    const own = (await get(
      `/api/v1/notification/chargeBox/?chargeBoxIds=${encodeURIComponent(id)}&limit=30`,
    )) as typeof all
    expect(own.notificationList.every((one) => one.chargeBoxId === id)).toBe(true)
    const found = (await get(
      `/api/v1/notification/list/?page=1&size=10&searchInput=${encodeURIComponent(id.toLowerCase())}`,
    )) as typeof all
    expect(found.count).toBeGreaterThan(0)
    expect(found.count).toBeLessThan(all.count)
    expect(await get('/api/v1/notification/list/?page=1&size=10&searchInput=zzz')).toMatchObject({ count: 0 })
  })

  test('a station’s reply is written again only after a change', async () => {
    await get('/api/v1/chargepoints/')
    const stations = engine.core.world.model.byNetwork.BR.filter((station) => station.row.origin === 'MOVE')
    const id = stations[3]?.row.chargeBoxId ?? ''
    engine.control.emit({ status: { chargeBoxId: id, connectorId: 1, status: 'Faulted' } })
    expect(
      stations.filter((station) => station.bytes === undefined).map((station) => station.row.chargeBoxId),
    ).toEqual([id])
    const reply = (await get('/api/v1/chargepoints/')) as {
      chargePointList: { chargeBoxId: string; connectors: { lastStatus: { status: string } }[] }[]
    }
    const status = reply.chargePointList.find((one) => one.chargeBoxId === id)?.connectors[0]?.lastStatus
      .status
    expect(status?.toLowerCase()).toBe('faulted')
  })
})

test('ANL-004 ANL-011 ANL-016 ANL-018 usage comes for 7, 28 or 365 days, and of a person without brands', async () => {
  const all = readSeries(await get('/api/v1/stations/usage/graphs/?days=28&timeDiff=-3'))
  expect(all?.unread).toBe(0)
  expect(all?.data.map(({ key }) => key)).toEqual([
    'recharges',
    'duration',
    'consumption',
    'autonomy',
    'lengthOfStay',
    'popularHours',
    'carBrands',
  ])
  expect(all?.data[0]?.points).toHaveLength(28)
  const one = readSeries(await get('/api/v1/stations/usage/graphs/?days=7&userId=1&timeDiff=-3'))
  expect(one?.data.some(({ key }) => key === 'carBrands')).toBe(false)
  const refused = await call(engine, '/api/v1/stations/usage/graphs/?days=8&timeDiff=-3', { token })
  expect(refused.status).toBe(400)
})
