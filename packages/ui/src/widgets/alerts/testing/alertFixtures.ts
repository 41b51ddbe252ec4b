import { mute, mutesOf, NO_MARKS, stationMarkKey, type TroubleGroup, triage } from '@corrente/domain/alerts'
import { notificationFixture } from '@corrente/domain/fixtures'
import type { EventType, StationNotification } from '@corrente/domain/notifications'
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
