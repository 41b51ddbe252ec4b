import { pickWeighted, type Random } from './random.ts'

/** Every connector type of the contract. */
export const CONNECTOR_TYPES = [
  'Type 2',
  'CCS Type 2',
  'CHAdeMO',
  'Plug NBR',
  'Type 1',
  'GB/T',
  'Tesla',
  'CCS Type 1',
] as const

/** Error codes of OCPP 1.6 that a faulted connector reports, with the maker's own words. */
export const ERROR_CODES = [
  ['GroundFailure', 'Falha de aterramento detectada'],
  ['OverCurrentFailure', 'Corrente acima do limite'],
  ['HighTemperature', 'Temperatura interna 82 °C'],
  ['ConnectorLockFailure', 'Trava do conector não respondeu'],
  ['PowerMeterFailure', null],
  ['EVCommunicationError', 'Veículo não respondeu'],
  ['OtherError', 'err=0x1F; ver log'],
] as const

/** A connector as it is to be built. */
export interface ConnectorPlan {
  connectorId: number
  type: string | null
  kilowatts: number
  /** As on the wire: kW up to 1000, W above, null unknown. */
  powerMax: number | null
  unusualStatus: string | null
  status: string | null
  errorCode: string | null
}

const TYPE_WEIGHTS = CONNECTOR_TYPES.map(
  (type, index) => [type, [50, 26, 6, 6, 5, 3, 2, 2][index] ?? 1] as const,
)
const POWERS: Readonly<Record<string, readonly number[]>> = {
  'Type 2': [7.4, 11, 22, 22],
  'CCS Type 2': [30, 60, 120, 150],
  CHAdeMO: [50],
  'Plug NBR': [3.7, 7.4],
  'Type 1': [7.4],
  'GB/T': [7, 60],
  Tesla: [11],
  'CCS Type 1': [50],
}
const BUSY_WEIGHTS = [
  ['Charging', 66],
  ['SuspendedEV', 11],
  ['SuspendedEVSE', 5],
  ['Finishing', 6],
  ['Preparing', 5],
  ['Reserved', 4],
  ['Occupied', 3],
] as const
const STATION_WEIGHTS = [
  ['available', 62],
  ['busy', 20],
  ['unavailable', 10],
  ['maintenance', 5],
  ['silent', 3],
] as const

/**
 * One to four connectors with a plausible first status: about 62 in 100 stations are free, 20 busy, 10 down, 5 under
 * maintenance, 3 have never said anything. The first stations carry every type once.
 * @param index the station's place in its network, from 0
 */
export const planConnectors = (index: number, random: Random): ConnectorPlan[] => {
  const count = pickWeighted(random, [
    [1, 34],
    [2, 48],
    [3, 11],
    [4, 7],
  ] as const)
  const state = pickWeighted(random, STATION_WEIGHTS)
  return Array.from({ length: count }, (_, place) => {
    const type =
      place === 0
        ? (CONNECTOR_TYPES[index] ?? pickWeighted(random, TYPE_WEIGHTS))
        : pickWeighted(random, TYPE_WEIGHTS)
    const kilowatts = random.pick(POWERS[type] ?? [22])
    const isFirst = place === 0
    const fault = random.pick(ERROR_CODES)
    const status =
      state === 'silent'
        ? null
        : state === 'available'
          ? 'Available'
          : state === 'busy'
            ? isFirst
              ? pickWeighted(random, BUSY_WEIGHTS)
              : random.chance(0.25)
                ? 'Charging'
                : 'Available'
            : state === 'unavailable'
              ? isFirst
                ? random.chance(0.45)
                  ? 'Faulted'
                  : 'Unavailable'
                : random.chance(0.6)
                  ? 'Unavailable'
                  : 'Available'
              : 'Maintenance'
    return {
      connectorId: place + 1,
      type: index % 61 === 44 ? null : index % 101 === 77 ? 'NACS' : type,
      kilowatts,
      powerMax: index % 31 === 14 ? null : index % 5 === 2 ? kilowatts * 1000 : kilowatts,
      unusualStatus: state === 'maintenance' ? 'MAINTENANCE' : null,
      status,
      errorCode: status === 'Faulted' ? fault[0] : null,
    }
  })
}
