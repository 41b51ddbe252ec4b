import { notificationWire, rechargeWire, stationRowFixture } from '@corrente/domain/fixtures'
import { DAY_MS, lastDays } from '@corrente/domain/time'
import type { rechargeRequest } from '@corrente/domain/transactions'
import { expect, test, vi } from 'vitest'
import { bookOfGroupQuery } from './bookOfGroup.ts'
import { storeOver } from './testing/behind.ts'

const ZONE = 'America/Sao_Paulo'
const NOW = Date.UTC(2026, 2, 14, 18)
const PERIOD = lastDays(7, NOW, ZONE)
const STATIONS = Array.from({ length: 45 }, (_, at) => stationRowFixture({ pk: at + 1, id: `S-${at + 1}` }))

/** Of each station one recharge, and one event that is a day older than the next station's of its call. */
function reading(eventAt: (place: number) => number, lost?: number) {
  const asked = { recharges: [] as unknown[], events: [] as string[] }
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, searchParams } = new URL(request.url)
    if (pathname.includes('notification')) {
      const ids = searchParams.get('chargeBoxIds') ?? ''
      asked.events.push(ids)
      const notificationList = ids.split(',').map((chargeBoxId, place) =>
        notificationWire({
          notificationPk: Number(chargeBoxId.slice(2)),
          chargeBoxId,
          notificationTimestampDT: new Date(eventAt(place)).toISOString().slice(0, 19).replace('T', ' '),
        }),
      )
      return Response.json({ notificationList })
    }
    const { chargeBoxPk } = (await request.json()) as ReturnType<typeof rechargeRequest>
    asked.recharges.push(chargeBoxPk)
    if (chargeBoxPk === lost) return new Response(null, { status: 500 })
    return Response.json({ count: 1, list: [rechargeWire({ id: Number(chargeBoxPk) })] })
  }
  const store = storeOver(answer, NOW, ZONE)
  const query = bookOfGroupQuery(PERIOD, STATIONS)
  store.sub(query, () => undefined)
  const read = async () => {
    await vi.waitFor(() => expect(store.get(query).isFetching).toBe(false), 20_000)
    return store.get(query)
  }
  return { asked, read }
}

test('of a network of 20,000 a group is read alone: a call for each station, and one for the events of twenty', async () => {
  const { asked, read } = reading((place) => PERIOD.from - place * DAY_MS)
  const { data } = await read()
  expect(asked.recharges.toSorted((a, b) => Number(a) - Number(b))).toEqual(STATIONS.map(({ pk }) => pk))
  expect(asked.events.map((ids) => ids.split(',').length)).toEqual([20, 20, 5])
  expect(data).toMatchObject({ calls: 48, eventsFrom: PERIOD.from })
  expect([data?.recharges.length, data?.events.length]).toEqual([45, 45])
})

test('a group of which one station cannot be read is not told at all', async () => {
  const { data, latest } = await reading(() => NOW, 7).read()
  expect(data).toBeUndefined()
  expect(latest?.kind).toBe('refused')
})

test('events that begin within the period are not whole before', async () => {
  const { data } = await reading((place) => NOW - place * 60_000).read()
  expect(data?.eventsFrom).toBe(NOW - 19 * 60_000)
})
