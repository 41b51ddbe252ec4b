import type { AnalyticsSeries } from '@corrente/domain/analytics'
import { createRandom, networkFixture, notificationFixture, statsFixture } from '@corrente/domain/fixtures'
import { EVENT_TYPES, type StationNotification } from '@corrente/domain/notifications'
import { countStatuses, createChipTally, STATION_STATUSES } from '@corrente/domain/stations'
import { DAY_MS, daysOver, elapsedBefore, HOUR_MS, lastDays, toDateOnly } from '@corrente/domain/time'
import type { Loadable } from '../../../foundations/index.ts'
import { fakeSource } from '../../../map/testing/index.ts'
import { loaded, notLoaded, STAGE_NOW } from '../../../testing/index.ts'
import { problemsOn } from '../../alerts/testing/alertFixtures.ts'
import type { UnpaidCount } from '../HomeIndicators/cards.tsx'
import type { HomeProblemsNow } from '../HomeProblems/HomeProblems.tsx'

const ZONE = 'America/Sao_Paulo'

/** What has just come. */
export const ready = loaded
/** What was never answered. */
export const waiting = notLoaded()
/** What failed at once. */
export const failed = notLoaded('unreachable')
/** What was last answered twelve minutes ago. */
export const stale = <T>(data: T): Loadable<T> =>
  loaded(data, { at: STAGE_NOW - 12 * 60_000, state: 'unreachable', unread: 3 })

export const homeRange = lastDays(7, STAGE_NOW, ZONE)
export const homeCompared = {
  range: homeRange,
  former: elapsedBefore(homeRange, STAGE_NOW, ZONE),
  over: daysOver(homeRange, STAGE_NOW, ZONE),
}
export const homeStats = statsFixture({
  totalUsers: 4_218,
  usersCharging: 57,
  usersChargingPercentage: 1.35,
  usersCharged: 1_306,
  usersRegistered: 184,
  energyKwh: 48_215.37,
  co2SavedKg: 12_954.1,
  treeGoalPercentage: 63.5,
  cultivatedTrees: 88,
  cost: 31_277.4,
  income: 86_420.05,
  currency: 'BRL',
})

const random = createRandom('home')
export const homeStations = networkFixture(random.fork('stations'), 240)
export const homeCounts = countStatuses(homeStations.filter(({ position }) => position))
export const homeSource = fakeSource(
  homeStations.flatMap(({ id, name, position }) => (position ? [{ id, label: name, ...position }] : [])),
  new Map(homeStations.map(({ id, status }) => [id, STATION_STATUSES.indexOf(status)])),
)

/** The week and the one before. */
const days = Array.from({ length: 14 }, (_, i) => toDateOnly(STAGE_NOW - (13 - i) * DAY_MS, ZONE))
export const homeGraphs: readonly AnalyticsSeries[] = [
  {
    key: 'recharges',
    rawKey: 'recharges',
    title: 'Recargas',
    points: days.map((x) => ({ x, y: random.int(160, 420) })),
  },
  {
    key: 'consumption',
    rawKey: 'consumption',
    title: 'Consumo',
    points: days.map((x) => ({ x, y: random.int(400_000, 980_000) / 100 })),
  },
]

export const homeNotifications: readonly StationNotification[] = Array.from({ length: 36 }, (_, i) => {
  const type = random.pick(EVENT_TYPES)
  const station = random.pick(homeStations)
  return notificationFixture({
    key: `home-${i}`,
    pk: i,
    type,
    rawType: type,
    stationId: station.id,
    stationName: station.name,
    connectorId: random.int(1, 3),
    errorMessage: undefined,
    errorCode: type === 'Failure' ? 'GroundFailure' : undefined,
    userName: undefined,
    at: STAGE_NOW - i * 97_000,
  })
})

export const homeProblems: HomeProblemsNow = {
  rows: problemsOn('todo'),
  newInHour: 2,
  ended: { count: 3, since: STAGE_NOW - HOUR_MS },
  planned: 1,
  quiet: 2,
  stations: 194,
  counts: { ...createChipTally<number>().counts(), offline: 3, faulted: 5, 'faulted partial': 2 },
}

/** What the four numbers need besides the statistics: what came before, and every list permitted. */
export const homeAmountArgs = {
  formerStats: { ...homeStats, energyKwh: 41_870.2, income: 91_004.5, cost: 30_110 },
  graphs: ready(homeGraphs),
  compared: homeCompared,
  hasCosts: true,
  hrefs: {
    stations: {
      total: '/stations',
      charging: '/stations?show=busy',
      maintenance: '/stations?show=maintenance',
    },
    users: '/users',
    recharges: '/transactions?from=2026-03-08&to=2026-03-14',
  },
}
/** What the other counts need. */
export const homePeopleArgs = {
  hasCosts: true,
  hrefs: homeAmountArgs.hrefs,
  unpaid: undefined as UnpaidCount | undefined,
}
