import { ALERTS_PER_PAGE, alertSpan, TRIAGE_SIZE, transactionTimeline, triage } from '@corrente/domain/alerts'
import { readNotifications } from '@corrente/domain/notifications'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, NOW, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 120 })
const token = await signIn(engine)
afterAll(() => engine.close())

const get = (path: string) => call(engine, `/api/v1/notification/${path}`, { token })
const list = async (query: string) => {
  const reply = await get(`list/?${query}`)
  const read = readNotifications(reply.body)
  if (read === undefined) throw new Error(reply.text)
  return read
}

describe('the alerts list', () => {
  test('API-033 pages of ten with the total, newest first, none twice', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}&size=${ALERTS_PER_PAGE}`)))
    const alerts = pages.flatMap(({ data }) => data.rows)
    expect(new Set(alerts.map(({ pk }) => pk)).size).toBe(30)
    const times = alerts.map(({ at }) => at ?? 0)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(
      pages.every(
        ({ data: { count } }) => count !== undefined && count > 1000 && count === pages[0]?.data.count,
      ),
    ).toBe(true)
  })

  test('a page past the end is empty, with the same total', async () => {
    const [first, past] = [await list('page=1&size=10'), await list('page=900000&size=10')]
    expect(past).toMatchObject({ data: { rows: [], count: first.data.count } })
  })

  test('a search finds by charge box id and by name, in any case', async () => {
    const [alert] = (await list('page=1&size=10')).data.rows
    for (const text of [alert?.stationId, alert?.stationName]) {
      if (text === undefined) continue
      const found = await list(`page=1&size=10&searchInput=${encodeURIComponent(text.toUpperCase())}`)
      expect(found.data.rows.map(({ pk }) => pk)).toContain(alert?.pk)
      expect(
        found.data.rows.every(({ stationId, stationName }) => stationId === text || stationName === text),
      ).toBe(true)
    }
    expect(await list('page=1&size=10&searchInput=nobody')).toMatchObject({ data: { rows: [], count: 0 } })
  })

  test("a short recharge has the events of its transaction, in its station's own list", async () => {
    const warnings = (await list('page=1&size=1000')).data.rows.filter(({ type }) => type === 'Warning')
    const [warning] = warnings
    if (warning === undefined) throw new Error('no short recharge in this world')
    const reply = await get(`chargeBox/?chargeBoxIds=${encodeURIComponent(warning.stationId)}&limit=1000`)
    const timeline = transactionTimeline(warning, [], readNotifications(reply.body)?.data.rows)
    expect(timeline.map(({ type }) => type)).toEqual(['TransactionStarted', 'TransactionEnded'])
  })

  test('its newest 500 can be triaged: several stations in trouble, and it says that there are older ones', async () => {
    const { data } = await list(`page=1&size=${TRIAGE_SIZE}`)
    expect(alertSpan(data.rows)).toMatchObject({ count: 500, isCut: true })
    const { groups, heldBack } = triage(data.rows, { now: NOW, holdMinutes: 2 })
    expect(new Set(groups.map(({ stationId }) => stationId)).size).toBeGreaterThan(5)
    expect(groups.length + heldBack.length).toBeLessThan(data.rows.length / 2)
  })

  test.each(['', 'page=0&size=10', 'page=1&size=2001', 'page=1&size=10&colour=red', 'page=1&page=2&size=10'])(
    'the query %j is refused',
    async (query) => expect((await get(`list/?${query}`)).status).toBe(400),
  )

  test('without a session it is 401', async () => {
    expect((await call(engine, '/api/v1/notification/list/?page=1&size=10')).status).toBe(401)
  })
})
