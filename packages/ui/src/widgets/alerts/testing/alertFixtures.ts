import {
  createProblemBoard,
  mute,
  mutesOf,
  NO_MARKS,
  type ProblemRow,
  problemRows,
  problemShelves,
  stationMarkKey,
  type TroubleGroup,
  triage,
} from '@corrente/domain/alerts'
import { connectorFixture, notificationFixture, stationFixture } from '@corrente/domain/fixtures'
import type { EventType, StationNotification } from '@corrente/domain/notifications'
import { type Connector, normaliseStatus, type Station, stationStatusOf } from '@corrente/domain/stations'
import { MINUTE_MS } from '@corrente/domain/time'
import { STAGE_NOW } from '../../../testing/index.ts'

/** An event so many minutes before the showroom's clock. */
export const alertAgo = (
  pk: number,
  minutes: number,
  type: EventType,
  changes: Partial<StationNotification> = {},
): StationNotification =>
  notificationFixture({
    pk,
    key: `#${pk}`,
    type,
    at: STAGE_NOW - minutes * MINUTE_MS,
    errorCode: undefined,
    errorMessage: undefined,
    userName: undefined,
    transactionId: undefined,
    ...changes,
  })

const PAULISTA = { stationId: 'SP-0101', stationName: 'Paulista 01' }
const IBIRAPUERA = { stationId: 'SP-0117', stationName: 'Ibirapuera Norte' }
const AIRPORT = { stationId: 'GRU-0002', stationName: 'Aeroporto P2' }
const RECHARGE = { transactionId: '55000', userName: 'Marina Exemplo', connectorId: 2 }

/** A short recharge. */
export const shortRecharge = alertAgo(3, 9, 'Warning', { ...IBIRAPUERA, ...RECHARGE })
/** The other events of its recharge, oldest first. */
export const itsOthers: readonly StationNotification[] = [
  alertAgo(5, 11, 'TransactionStarted', { ...IBIRAPUERA, ...RECHARGE }),
  alertAgo(4, 9, 'TransactionEnded', { ...IBIRAPUERA, ...RECHARGE }),
]

/** A morning at three stations, newest first. */
export const alertsOfAMorning: readonly StationNotification[] = [
  alertAgo(1, 2, 'Failure', {
    ...PAULISTA,
    connectorId: 1,
    errorCode: 'GroundFailure',
    errorMessage: 'Falha de aterramento',
  }),
  alertAgo(2, 5, 'Connected', { ...AIRPORT, connectorId: 0 }),
  shortRecharge,
  ...itsOthers.toReversed(),
  alertAgo(6, 25, 'Disconnected', { ...AIRPORT, connectorId: 0 }),
  alertAgo(7, 40, 'Available', { ...PAULISTA, connectorId: 2 }),
  alertAgo(8, 62, 'StationBooted', { ...PAULISTA, connectorId: 0 }),
]

/** The problems of a longer morning: one that flaps, one that is over, one that happened, one nobody knows. */
export const troubles: readonly TroubleGroup[] = triage(
  [
    ...alertsOfAMorning,
    ...Array.from({ length: 6 }, (_, index) =>
      alertAgo(20 + 2 * index, 4 + 8 * index, 'Failure', {
        ...IBIRAPUERA,
        connectorId: 1,
        errorCode: 'EVCommunicationError',
      }),
    ),
    ...Array.from({ length: 6 }, (_, index) =>
      alertAgo(21 + 2 * index, 1 + 8 * index, 'Available', { ...IBIRAPUERA, connectorId: 1 }),
    ),
    notificationFixture({
      ...PAULISTA,
      pk: 90,
      key: '#90',
      type: undefined,
      rawType: 'TamperDetected',
      errorCode: undefined,
      at: STAGE_NOW - 90 * MINUTE_MS,
    }),
  ],
  { now: STAGE_NOW, holdMinutes: 0 },
).groups

/** Everything that is muted: one problem for a day, one station until it is taken back. */
export const storyMarks = mute(
  mute(NO_MARKS, troubles[0]?.key ?? '', STAGE_NOW, 24),
  stationMarkKey(AIRPORT.stationId),
  STAGE_NOW,
)

/** The mutes of a problem among `storyMarks`. */
export const storyMutesOf = (group: TroubleGroup) => mutesOf(storyMarks, group, STAGE_NOW)

const MARACANA = { groupPk: 31, groupName: 'Estacionamento Maracanã' }
const AROEIRA = { groupPk: 12, groupName: 'Shopping Aroeira' }

/** A station whose connectors report this, so many minutes ago. */
const troubled = (
  id: string,
  name: string,
  minutes: number,
  connectors: readonly (string | Partial<Connector>)[],
  changes: Partial<Station> = {},
): Station => {
  const made = connectors.map((each, index) => {
    const { override, ...rest } = typeof each === 'string' ? { reported: each } : each
    const rawStatus = override ?? rest.reported
    return connectorFixture({
      id: index + 1,
      statusAt: STAGE_NOW - minutes * MINUTE_MS,
      override,
      rawStatus,
      status: normaliseStatus(rawStatus),
      ...rest,
    })
  })
  return stationFixture({
    id,
    name,
    connectors: made,
    status: stationStatusOf(made),
    monthConsumptionWh: 324_200,
    ...changes,
  })
}

/** A network in which a site is down whole, a station is faulted, a connector of another one too, and one is meant to be out. */
const troubledStations: readonly Station[] = [
  troubled('RJ-0041', 'Maracanã 1', 42, ['Unavailable'], MARACANA),
  troubled('RJ-0042', 'Maracanã 2', 38, ['Unavailable', 'Unavailable'], MARACANA),
  troubled(
    'ARO-0003',
    'Aroeira P3',
    190,
    [{ reported: 'Faulted', errorCode: 'GroundFailure', errorInfo: 'E-17' }],
    AROEIRA,
  ),
  troubled('ARO-0004', 'Aroeira P4', 15, ['Faulted', 'Charging'], AROEIRA),
  troubled('ARO-0005', 'Aroeira P5', 15, ['Available'], AROEIRA),
  troubled('GRU-0002', 'Aeroporto P2', 3 * 24 * 60, ['Unavailable', 'Available'], { groupPk: undefined }),
  troubled('SP-0101', 'Paulista 01', 55, [{ reported: 'Available', override: 'Maintenance' }]),
]

const board = createProblemBoard()
for (const station of troubledStations) board.set(station.id, station, STAGE_NOW)
const shelves = problemShelves(board.problems(), { marks: NO_MARKS, holdMinutes: 2 }, STAGE_NOW)
/** What is wrong in it, by shelf. */
export const problemsOn = (shelf: 'todo' | 'planned'): readonly ProblemRow[] =>
  problemRows(shelves[shelf], board.siteOf)
