import { chargePointWire, connectorWire } from '@corrente/domain/fixtures'

const SITE = { chargeBoxGroupPk: 31, chargeBoxGroupName: 'Estacionamento Maracanã' }
const MALL = { chargeBoxGroupPk: 12, chargeBoxGroupName: 'Shopping Aroeira' }

let pk = 900
/** A station whose connectors have stood so since a time of this morning; the clock stands at 12:05 in São Paulo. */
export const troubledStation = (
  id: string,
  name: string,
  connectors: readonly (readonly [status: string, since: string, more?: object])[],
  more: object = {},
) => {
  pk += 1
  return chargePointWire({
    chargeBoxPk: pk,
    chargeBoxId: id,
    description: name,
    active: true,
    lastHeartbeatTimestamp: null,
    connectors: connectors.map(([status, since, extra = {}], index) =>
      connectorWire({
        connectorId: index + 1,
        unusualStatus: null,
        lastStatus: {
          status,
          timeStamp: `2026-03-14T${since}:00-03:00`,
          usage: 1,
          errorCode: 'NoError',
          ...extra,
        },
      }),
    ),
    ...more,
  })
}

/** A site that is down whole, a faulted station, one connector of another, one that somebody took out, and one that works. */
export const TROUBLED_NETWORK = [
  troubledStation('RJ-0041', 'Maracanã 1', [['Unavailable', '11:20']], SITE),
  troubledStation('RJ-0042', 'Maracanã 2', [['Unavailable', '11:25']], SITE),
  troubledStation(
    'ARO-0003',
    'Aroeira P3',
    [['Faulted', '08:55', { errorCode: 'GroundFailure', erroInfo: 'E-17' }]],
    MALL,
  ),
  troubledStation(
    'ARO-0004',
    'Aroeira P4',
    [
      ['Faulted', '11:50', { errorCode: 'OverVoltage' }],
      ['Charging', '11:30'],
    ],
    MALL,
  ),
  troubledStation('ARO-0005', 'Aroeira P5', [['Available', '07:00']], MALL),
  {
    ...troubledStation('SP-0101', 'Paulista 01', [['Available', '07:00']], {
      chargeBoxGroupPk: null,
      chargeBoxGroupName: null,
    }),
    connectors: [
      connectorWire({
        connectorId: 1,
        unusualStatus: 'MAINTENANCE',
        lastStatus: { status: 'Available', timeStamp: '2026-03-14T07:00:00-03:00', usage: 1 },
      }),
    ],
  },
]
