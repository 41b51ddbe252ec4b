import { notificationWire, rechargeWire } from '@corrente/domain/fixtures'
import { DAY_MS, HOUR_MS, lastDays, MINUTE_MS } from '@corrente/domain/time'
import type { rechargeRequest } from '@corrente/domain/transactions'
import { expect, test, vi } from 'vitest'
import { bookRowsQuery } from './book.ts'
import { storeOver } from './testing/behind.ts'

const ZONE = 'America/Sao_Paulo'
const NOW = Date.UTC(2026, 2, 14, 18)
const PERIOD = lastDays(7, NOW, ZONE)

/** `DD/MM/YYYY HH:mm:ss` of a clock three hours behind UTC. */
function brazilian(at: number): string {
  const [date = '', time = ''] = new Date(at - 3 * HOUR_MS).toISOString().slice(0, 19).split('T')
  return `${date.split('-').reverse().join('/')} ${time}`
}
const recharge = (id: number, at: number, isRunning = false) => ({
  ...rechargeWire({
    id,
    startTimestamp: brazilian(at),
    stopTimestamp: isRunning ? null : brazilian(at + MINUTE_MS),
  }),
  at,
})
const event = (pk: number, at: number) => ({
  ...notificationWire({
    notificationPk: pk,
    type: 'Available',
    notificationTimestampDT: new Date(at).toISOString().slice(0, 19).replace('T', ' '),
  }),
  at,
})

/** A back end that counts no further than 10,000, as it is documented (TRX-024). */
function backEnd(
  recharges: readonly ReturnType<typeof recharge>[],
  events: readonly ReturnType<typeof event>[],
  pageMax = 10_000,
) {
  const world = { recharges: [...recharges], events: [...events] }
  const asked = { recharges: 0, events: 0 }
  let newestFirst: typeof world.events = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.includes('notification/list')) {
      asked.events += 1
      const page = Number(searchParams.get('page'))
      const size = Math.min(pageMax, Number(searchParams.get('size')))
      if (newestFirst.length !== world.events.length)
        newestFirst = world.events.toSorted((a, b) => b.at - a.at)
      const sorted = newestFirst
      return Response.json({
        count: sorted.length,
        notificationList: sorted.slice((page - 1) * size, page * size),
      })
    }
    asked.recharges += 1
    const { fromDate, toDate, page, size } = (await request.json()) as ReturnType<typeof rechargeRequest>
    const [from = 0, to = 0] = [fromDate, toDate].map((text) => Date.parse(`${text}Z`))
    const found = world.recharges.filter(({ at }) => at >= from && at <= to)
    const reached = found.slice(0, 10_000)
    return Response.json({ count: reached.length, list: reached.slice((page - 1) * size, page * size) })
  }
  const store = storeOver(answer, NOW, ZONE)
  const query = bookRowsQuery(PERIOD)
  store.sub(query, () => undefined)
  const settled = () => vi.waitFor(() => expect(store.get(query).isFetching).toBe(false), 20_000)
  const read = async () => {
    await settled()
    const { latest, data } = store.get(query)
    if (!data) throw new Error(JSON.stringify(latest))
    return data
  }
  return {
    world,
    asked,
    read,
    again: async () => {
      Object.assign(asked, { recharges: 0, events: 0 })
      await store.set(query, 'refetch')
      return read()
    },
  }
}

test('TRX-024 a period with more recharges than the server counts is read whole, each once', async () => {
  const many = Array.from({ length: 10_400 }, (_, at) => recharge(at + 1, PERIOD.from + at * 50_000))
  const server = backEnd(many, [])
  const data = await server.read()
  expect(data?.recharges.length).toBe(many.length)
  expect(new Set(data?.recharges.map(({ id }) => id)).size).toBe(many.length)
})

test('2,000 stations are at most 60 calls, and each is told', async () => {
  const server = backEnd(
    Array.from({ length: 8000 }, (_, at) => recharge(at + 1, PERIOD.from + at * 60_000)),
    Array.from({ length: 30_000 }, (_, at) => event(at + 1, PERIOD.from + at * 17_000)),
  )
  const data = await server.read()
  expect([data?.recharges.length, data?.events.length]).toEqual([8000, 30_000])
  // The list of stations is one more.
  expect(data?.calls).toBe(server.asked.recharges + server.asked.events)
  expect(server.asked.recharges + server.asked.events + 1).toBeLessThanOrEqual(60)
})

test('a server that gives fewer events a page than it is asked for is read whole', async () => {
  const many = Array.from({ length: 1300 }, (_, at) => event(at + 1, PERIOD.from + at * 60_000))
  const data = await backEnd([], many, 500).read()
  expect([data?.events.length, data?.calls]).toEqual([1300, 4])
})

test('a finished day is read once; today, and a day on which somebody still charges, again', async () => {
  const days = [1, 2, 3, 4, 5, 6].map((day) => recharge(day, NOW - day * DAY_MS, day === 3))
  const server = backEnd(
    [...days, recharge(9, NOW - HOUR_MS)],
    [event(1, NOW - 8 * DAY_MS), event(2, NOW - DAY_MS)],
  )
  expect((await server.read())?.recharges.length).toBe(7)
  server.world.recharges = [
    // Of a day that is over nothing is asked for.
    recharge(100, NOW - 5 * DAY_MS),
    recharge(3, NOW - 3 * DAY_MS),
    recharge(10, NOW - MINUTE_MS),
  ]
  server.world.events.push(event(3, NOW - HOUR_MS))
  const data = await server.again()
  expect(data?.recharges.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 10])
  expect(data?.recharges.find(({ id }) => id === 3)?.stoppedAt).toBeDefined()
  expect(server.asked).toEqual({ recharges: 2, events: 1 })
  expect(data?.events.map(({ pk }) => pk)).toEqual([3, 2, 1])
})

test('where the server keeps fewer events than the period is long, it is told since when they are whole', async () => {
  const first = NOW - 2 * DAY_MS
  const data = await backEnd([], [event(1, first), event(2, NOW - DAY_MS)]).read()
  expect(data?.eventsFrom).toBe(first)
  const whole = await backEnd([], [event(1, NOW - 9 * DAY_MS), event(2, NOW - DAY_MS)]).read()
  expect(whole?.eventsFrom).toBe(PERIOD.from)
})
