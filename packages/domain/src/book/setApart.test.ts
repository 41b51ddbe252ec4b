import { expect, test } from 'vitest'
import { makeBook, notificationFixture, stationRowFixture } from '../fixtures/index.ts'
import { DAY_MS, HOUR_MS } from '../time/index.ts'
import {
  type Book,
  bookRows,
  readSetApart,
  type SetApart,
  setApart,
  summaries,
  withSetApart,
} from './index.ts'

const FROM = Date.parse('2026-03-01T03:00:00Z')
const TO = FROM + 10 * DAY_MS
const ZONE = 'America/Sao_Paulo'

/** One connector, known for ten days: a day down, then six hours down. */
const TOLD = [
  [0, 'Available'],
  [24, 'Failure'],
  [48, 'Available'],
  [96, 'Failure'],
  [102, 'Available'],
] as const
const book: Book = makeBook(
  {
    stations: [stationRowFixture({ id: 'A', connectors: stationRowFixture().connectors.slice(0, 1) })],
    recharges: [],
    events: TOLD.map(([hours, type], place) =>
      notificationFixture({
        pk: place,
        key: `#${place}`,
        stationId: 'A',
        connectorId: 1,
        type,
        at: FROM + hours * HOUR_MS,
      }),
    ),
    eventsFrom: FROM,
  },
  { from: FROM, to: TO },
  TO,
  ZONE,
)
const connector = book.connectors[0] as Book['connectors'][number]
const [first, second] = connector.outages as [(typeof connector.outages)[0], (typeof connector.outages)[0]]
const said = { reason: 'utility', note: 'Aviso 4711 da concessionária' } as const
const apartFirst = withSetApart([], connector, first, TO, said)
const numbersOf = (all: readonly SetApart[]) => {
  const { nevi, couldCharge } = summaries(setApart(book, all), undefined)[0] as ReturnType<
    typeof summaries
  >[0]
  return { nevi, couldCharge }
}

test('an outage that is set apart counts for NEVI no more; a driver could not charge all the same', () => {
  const before = numbersOf([])
  const after = numbersOf(apartFirst)
  expect(before.nevi.share).toBeCloseTo((240 - 30) / 240, 6)
  expect(after.nevi.share).toBeCloseTo((240 - 6) / 240, 6)
  expect(after.nevi.outage).toBe(before.nevi.outage)
  expect(after.nevi.excluded).toContainEqual({ reason: 'apart', minutes: 24 * 60 })
  expect(after.couldCharge).toEqual(before.couldCharge)
})

test('it counts again when that is taken back, and each outage is set apart by itself', () => {
  const both = withSetApart(apartFirst, connector, second, TO, { ...said, reason: 'vandalism' })
  expect(both.map(({ reason }) => reason)).toEqual(['utility', 'vandalism'])
  expect(numbersOf(both).nevi.share).toBe(1)
  expect(withSetApart(both, connector, first, TO, undefined).map(({ reason }) => reason)).toEqual([
    'vandalism',
  ])
})

test('an outage whose end nobody knows lasts until the next one, and takes none along', () => {
  const unsure = { ...first, to: undefined }
  const told = { ...connector, outages: [unsure, second] }
  const all = withSetApart([], told, unsure, TO, said)
  expect(all).toMatchObject([{ from: first.from, to: second.from }])
  expect(withSetApart(all, told, second, TO, said)).toHaveLength(2)
})

test('the files say what was left out, and why', () => {
  const all = setApart(book, apartFirst)
  expect(bookRows('uptime', all, ZONE)[1]).toEqual(['A', '1', '2026-03', 97.5, 1800, 1440, 0])
  expect(bookRows('outages', all, ZONE).map((row) => row.slice(-3))).toEqual([
    ['outage_minutes', 'excluded_for', 'note'],
    [1440, 'utility', 'Aviso 4711 da concessionária'],
    [360, '', ''],
  ])
})

test.each([undefined, null, 'x', {}, [1, null, { stationId: 'A' }, { ...apartFirst[0], reason: 'rain' }]])(
  'what a browser kept and cannot be read is left out: %j',
  (kept) => expect(readSetApart(kept)).toEqual([]),
)

test('what was kept is read again', () => {
  expect(readSetApart(JSON.parse(JSON.stringify(apartFirst)))).toEqual(apartFirst)
})
