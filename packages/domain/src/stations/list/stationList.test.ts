import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { connectorFixture, stationFixture, stationRowFixture } from '../../fixtures/index.ts'
import { sortRows } from '../../paging/index.ts'
import { lastDays } from '../../time/index.ts'
import { queryText } from '../../wire/index.ts'
import { lastSignOf } from '../condition.ts'
import {
  answersAny,
  applyStatusEvent,
  createChipTally,
  filterQuery,
  freshnessOf,
  isFiltered,
  NO_STATION_FILTERS,
  readStatusEvent,
  reportRequest,
  STATION_LIMIT_QUERY,
  STATION_REPORT_DAYS,
  STATIONS_PER_PAGE,
  type StationFilters,
  type StationRow,
  stationListQuery,
  withLive,
} from '../index.ts'
import { answersChip, STATION_CHIPS, type StationChip } from './chips.ts'
import { SILENT_AFTER_MS } from './live.ts'
import { STATION_SORT_VALUES, STATION_SORTS } from './sort.ts'

type Seen = Parameters<typeof answersChip>[0]
const countChips = (stations: Iterable<Seen>) =>
  Object.fromEntries(
    STATION_CHIPS.map((chip) => [chip, [...stations].filter((each) => answersChip(each, chip)).length]),
  )
const filterByChips = <Each extends Seen>(stations: readonly Each[], chips: readonly StationChip[]) =>
  stations.filter((each) => answersAny(each, chips))

const PAGE = { page: 1, size: STATIONS_PER_PAGE, offsetHours: -3 }
const filters = (changes: Partial<StationFilters>): StationFilters => ({ ...NO_STATION_FILTERS, ...changes })

describe('the call', () => {
  test('STN-003 STN-004 STN-007 STN-029 without filters only the active ones are asked for, ten to a page', () => {
    expect(queryText(stationListQuery(NO_STATION_FILTERS, PAGE))).toBe(
      '?timeZone=-3&page=1&size=10&active=true',
    )
  })

  test('STN-002 STN-029 every filter goes out under its own name; blank ones do not', () => {
    const all = filters({ search: ' São ', groupPk: 3, accountPk: 7, isOnline: false, isDisabled: true })
    expect(queryText(stationListQuery(all, { ...PAGE, page: 2 }))).toBe(
      '?timeZone=-3&page=2&size=10&active=false&chargeBoxGroupPk=3&tenantPk=7&searchInput=S%C3%A3o&online=false',
    )
    expect(queryText(stationListQuery(filters({ search: '  ' }), PAGE))).not.toContain('searchInput')
  })

  test('STN-047 Excel has the same filters and no page', () => {
    expect(queryText(filterQuery(filters({ groupPk: 3 })))).toBe('?active=true&chargeBoxGroupPk=3')
  })

  test('STN-038 the limit probe changes nothing', () => {
    expect(queryText(STATION_LIMIT_QUERY)).toBe('?page=1&size=1&checkLimit=true')
  })

  test.each([
    [{}, false],
    [{ search: ' ' }, false],
    [{ search: 'a' }, true],
    [{ groupPk: 3 }, true],
    [{ accountPk: 7 }, true],
    [{ isOnline: false }, true],
    [{ isDisabled: true }, true],
  ])('%j narrows the list: %j', (changes, narrows) => expect(isFiltered(filters(changes))).toBe(narrows))
})

describe('reports', () => {
  const now = Date.parse('2026-03-14T15:05:00Z')
  test('STN-043 STN-044 the last twenty days, today included, in UTC, with the filters in force', () => {
    const range = lastDays(STATION_REPORT_DAYS, now, 'America/Sao_Paulo')
    const form = { range, costPerKwh: 0.8, incomePerKwh: 1.9 }
    expect(
      reportRequest(
        form,
        filters({ accountPk: 7, search: ' a ', isOnline: true }),
        'https://example.com/l.svg',
      ),
    ).toEqual({
      from_date: '2026-02-23 03:00:00',
      to_date: '2026-03-15 02:59:59',
      logo: 'https://example.com/l.svg',
      cost_kwh: 0.8,
      income_kwh: 1.9,
      charge_box_group_pk: null,
      tenant_pk: 7,
      search_input: 'a',
      active: true,
      online: true,
    })
    expect(reportRequest(form, NO_STATION_FILTERS, 'x').online).toBeNull()
  })
})

describe('chips', () => {
  const of = (...statuses: (string | undefined)[]) =>
    stationFixture({
      connectors: statuses.map((reported, index) => {
        const event = readStatusEvent({ chargeBoxId: 'A', connectorId: 1, status: reported })
        const held = stationFixture({
          id: 'A',
          connectors: [
            connectorFixture({
              reported: undefined,
              status: undefined,
              rawStatus: undefined,
              statusAt: undefined,
            }),
          ],
        })
        const connector = event ? applyStatusEvent(held, event).connectors[0] : held.connectors[0]
        return { ...(connector ?? connectorFixture()), id: index + 1 }
      }),
    })

  test.each([
    [['Faulted', 'Available'], 'faulted'],
    [['Faulted', 'Charging'], 'faulted busy'],
    [['Unavailable', 'Unavailable'], 'offline'],
    [['UNAVAILABLE', undefined], 'offline'],
    [[], ''],
    [[undefined], ''],
    [['Unavailable', 'Available'], ''],
    [['Occupied'], 'busy'],
    [['Maintenance'], 'maintenance'],
    [['Available'], ''],
    [['Dreaming'], ''],
  ])('a station with %j answers %j', (statuses, chips) => {
    const station = of(...statuses)
    const answered = (['faulted', 'offline', 'busy', 'maintenance'] as const).filter((chip) =>
      answersChip(station, chip),
    )
    expect(answered.join(' ')).toBe(chips)
  })

  test('what was taken out by hand is not broken; a station that is switched off answers none', () => {
    const connector = connectorFixture({
      status: 'Maintenance',
      reported: 'Faulted',
      override: 'Maintenance',
    })
    const station = stationFixture({ connectors: [connector], status: 'maintenance' })
    expect(answersChip(station, 'faulted')).toBe(false)
    expect(answersChip(station, 'maintenance')).toBe(true)
    const off = { ...of('Faulted'), isActive: false }
    expect(Object.values(countChips([off]))).toEqual([0, 0, 0, 0])
  })

  test('it says how many of those that it counts are so in part', () => {
    const tally = createChipTally<number>()
    const stations = [of('Faulted'), of('Faulted', 'Available'), of('Charging', 'Faulted'), of('Unavailable')]
    for (const [index, station] of stations.entries()) tally.set(index, station)
    expect(tally.counts()).toMatchObject({ faulted: 3, 'faulted partial': 2, busy: 1, 'busy partial': 1 })
    expect(tally.counts()).toMatchObject({ offline: 1, 'offline partial': 0 })
  })

  test('each count is the length of what the chip lists, in the order of the list', () => {
    const stations = [of('Faulted'), of('Charging'), of('Faulted', 'Charging'), of('Available')]
    const counts = countChips(stations)
    for (const chip of ['faulted', 'offline', 'busy', 'maintenance'] as const)
      expect(filterByChips(stations, [chip])).toHaveLength(counts[chip] ?? -1)
    expect(filterByChips(stations, ['faulted'])).toEqual([stations[0], stations[2]])
    expect(filterByChips(stations, [])).toEqual(stations)
    const either = filterByChips(stations, ['faulted', 'busy'])
    expect(either).toEqual(stations.filter((one) => answersChip(one, 'faulted') || answersChip(one, 'busy')))
  })
})

describe('a row with the live index', () => {
  test('without news the row is the same object', () => {
    const row = stationRowFixture()
    expect(withLive(row, undefined)).toBe(row)
    const { connectors } = row
    expect(withLive(row, stationFixture({ connectors: connectors.map((each) => ({ ...each })) }))).toBe(row)
  })

  test('a new status shows at once, the error of the old one goes, power and prices stay', () => {
    const row = stationRowFixture()
    const [first] = row.connectors
    if (!first) throw new Error('no connector')
    const failed = { ...row, connectors: [{ ...first, errorCode: 'GroundFailure', userName: 'Caio' }] }
    const event = readStatusEvent({
      chargeBoxId: row.id,
      connectorId: first.id,
      status: 'Faulted',
      timestampDT: '2026-03-14 15:00:00',
    })
    if (!event) throw new Error('no event')
    const live = applyStatusEvent(stationFixture({ connectors: [first] }), event)
    const shown = withLive(failed, live)
    expect(shown.connectors[0]).toMatchObject({
      status: 'Faulted',
      errorCode: undefined,
      userName: undefined,
      powerMax: 22,
      pricePerKwh: 1.9,
    })
    expect(shown.status).toBe('unavailable')
  })

  test('an index that was told earlier than the row was read changes nothing', () => {
    const row = stationRowFixture()
    const old = row.connectors.map((each) => ({
      ...each,
      reported: 'Charging',
      rawStatus: 'Charging',
      statusAt: 5,
    }))
    expect(withLive(row, stationFixture({ connectors: old }))).toBe(row)
  })

  test('LIV-012 a name that was told after the row was read reaches it; what is older, or left out, does not', () => {
    const row = stationRowFixture({ vendor: 'Fabricante' })
    const live = stationFixture({ ...row, name: 'Renomeada', city: 'Lages', vendor: undefined })
    expect(withLive(row, live, true)).toMatchObject({
      name: 'Renomeada',
      city: 'Lages',
      vendor: 'Fabricante',
    })
    expect(withLive(row, live)).toBe(row)
    expect(withLive(row, stationFixture({ ...row }), true)).toBe(row)
  })

  test('a connector that was just announced appears', () => {
    const row = stationRowFixture({ connectors: [] })
    const shown = withLive(
      row,
      stationFixture({ connectors: [connectorFixture({ id: 2 }), connectorFixture({ id: 1 })] }),
    )
    expect(shown.connectors.map(({ id, powerMax }) => [id, powerMax])).toEqual([
      [1, undefined],
      [2, undefined],
    ])
  })
})

describe('freshness', () => {
  const readAt = 1_000_000_000_000
  const row = (heartbeatAt: number | undefined, reported = 'Available', statusAt?: number) =>
    stationRowFixture({
      heartbeatAt,
      connectors: stationRowFixture()
        .connectors.slice(0, 1)
        .map((each) => ({ ...each, reported, statusAt })),
    })
  const isLive = true
  const byHand = ({ connectors, ...rest }: StationRow): StationRow => ({
    ...rest,
    connectors: connectors.map((each) => ({ ...each, override: 'Maintenance' as const })),
  })

  test.each([
    ['its changes come live, however long ago the last one was', row(readAt - 7 * 60_000), isLive, 'live'],
    ['it spoke after it was read', row(readAt + 3_600_000), isLive, 'live'],
    ['the connection is down', row(readAt), false, 'paused'],
    ['it is offline', row(readAt, 'Unavailable'), isLive, 'offline'],
    ['it is offline and so is this page', row(readAt, 'Unavailable'), false, 'offline'],
    ['nothing answers that was taken out by hand', byHand(row(readAt, 'Unavailable')), isLive, 'silent'],
    ['it was silent for an hour when it was read', row(readAt - SILENT_AFTER_MS), isLive, 'silent'],
    ['almost an hour', row(readAt - SILENT_AFTER_MS + 1), isLive, 'live'],
    ['a status is a sign of life too', row(1, 'Available', readAt), isLive, 'live'],
    ['it never gave a sign of life', row(undefined), isLive, 'unknown'],
  ] as const)('%s', (_what, station, up, freshness) =>
    expect(freshnessOf(station, { isLive: up, readAt })).toBe(freshness),
  )

  test('the last sign is the later of heartbeat and status', () => {
    expect(lastSignOf(row(5, 'Available', 9))).toBe(9)
    expect(lastSignOf(row(9, 'Available', 5))).toBe(9)
    expect(lastSignOf(row(undefined))).toBeUndefined()
  })
})

describe('the order', () => {
  // Later than the status of any connector, which is a sign of life too.
  const LATE = Date.parse('2030-01-01T00:00:00Z')
  const rows = [
    stationRowFixture({ pk: 1, name: 'CP-10', usage: 9, heartbeatAt: undefined, connectors: [] }),
    stationRowFixture({ pk: 2, name: 'cp-9', usage: 10, heartbeatAt: LATE + 2, city: undefined }),
    stationRowFixture({ pk: 3, name: 'Ágil', usage: undefined, heartbeatAt: LATE + 1, city: 'Lages' }),
  ]
  const by = (key: string, direction: 'ascending' | 'descending') =>
    sortRows(rows, STATION_SORT_VALUES, { key, direction }, 'pt-BR').map(({ pk }) => pk)

  test.each([
    ['name', [3, 2, 1], [1, 2, 3]],
    ['usage', [1, 2, 3], [2, 1, 3]],
    ['heartbeat', [3, 2, 1], [2, 3, 1]],
    ['connectors', [1, 2, 3], [2, 3, 1]],
  ] as const)('by %s: numbers as numbers, nothing last both ways', (key, ascending, descending) => {
    expect(by(key, 'ascending')).toEqual(ascending)
    expect(by(key, 'descending')).toEqual(descending)
  })

  test('every column has its value', () => {
    for (const key of STATION_SORTS)
      expect(STATION_SORT_VALUES[key](rows[1] ?? stationRowFixture())).not.toBeNull()
  })
})

test('counts that change station by station are those of a count from the beginning', () => {
  const statuses = fc.constantFrom('Available', 'Charging', 'Faulted', 'Unavailable', undefined)
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat({ max: 3 }), statuses)), (steps) => {
      const tally = createChipTally<number>()
      const now = new Map<number, StationRow>()
      for (const [key, reported] of steps) {
        const row =
          reported === undefined
            ? undefined
            : withLive(
                stationRowFixture({ pk: key, connectors: [] }),
                stationFixture({ connectors: [connectorFixture({ id: 1, reported })] }),
              )
        if (row) now.set(key, row)
        else now.delete(key)
        tally.set(key, row)
        expect(tally.counts()).toMatchObject(countChips([...now.values()]))
        expect(tally.counts()).toBe(tally.counts())
      }
      tally.clear()
      expect(tally.counts()).toMatchObject(countChips([]))
    }),
  )
})
