import { STANDARD_KEYS } from '@corrente/domain/ocpp'
import type { OperationBody, OperationName } from '../http/operationSchemas.ts'
import type { LiveConnector, LiveStation } from './model.ts'
import type { ChargerOrder } from './orders.ts'
import { isReady } from './recharging.ts'

/** What chargers of a maker are like. */
const CHARACTERS = {
  'Fabricante Exemplo': { delayMs: 800 },
  // Promises: what it is told to change takes effect later.
  Voltaria: {
    delayMs: 1_200,
    promises: true,
    // Its memory is small.
    settings: { ChargingScheduleMaxPeriods: '3', ChargeProfileMaxStackLevel: '2' },
  },
  // It thinks it over.
  Amperix: { delayMs: 9_000 },
  // It knows the core of the standard alone.
  'Faísca Indústria': { delayMs: 1_600, isCoreOnly: true },
  // Its words are its own.
  Nordelétrica: { delayMs: 2_400, isOdd: true },
} as const satisfies Record<string, Character>
interface Character {
  delayMs: number
  promises?: true
  isCoreOnly?: true
  isOdd?: true
  /** Values of its keys that are not as usual. */
  settings?: Readonly<Record<string, string>>
}
const PLAIN: Character = { delayMs: 1_500 }
const characterOf = ({ row }: LiveStation): Character =>
  Object.entries<Character>(CHARACTERS).find(([vendor]) => vendor === row.vendor)?.[1] ?? PLAIN

/** What becomes of a command at a station. */
export interface ChargerAnswer {
  /** Milliseconds until it answers; undefined: never. */
  delayMs: number | undefined
  response?: string
  error?: string
  /** The keys that it gave. */
  detail?: readonly { key: string; value: string | null }[]
  /** A key that has a new value. */
  setting?: { key: string; value: string }
  order?: ChargerOrder
}

/** Which of the station's connectors a command is about. */
const connectorOf = (
  { connectors }: LiveStation,
  connectorId: number | undefined,
): LiveConnector | undefined => connectors.find(({ row }) => row.connectorId === connectorId)

/** Whether a charger has no connection: all connectors are unavailable. */
export const isAway = ({ connectors }: LiveStation): boolean =>
  connectors.length > 0 && connectors.every(({ row }) => row.status === 'Unavailable' || row.status === null)

const USUAL: Readonly<Record<string, string>> = {
  AuthorizationCacheEnabled: 'true',
  AuthorizeRemoteTxRequests: 'false',
  ChargeProfileMaxStackLevel: '8',
  ChargingScheduleMaxPeriods: '24',
  ChargingScheduleAllowedChargingRateUnit: 'Current,Power',
  ClockAlignedDataInterval: '900',
  ConnectionTimeOut: '60',
  HeartBeatInterval: '300',
  HeartbeatInterval: '300',
  LightIntensity: '80',
  LocalAuthorizeOffline: 'true',
  LocalPreAuthorize: 'false',
  MeterValueSampleInterval: '60',
  MeterValuesSampledData: 'Energy.Active.Import.Register,Power.Active.Import,SoC',
  SupportedFeatureProfiles: 'Core,FirmwareManagement,SmartCharging,RemoteTrigger',
  WebSocketPingInterval: '60',
}

/** All keys of a charger, with what was changed since. */
export const keysOf = (
  station: LiveStation,
  changed: ReadonlyMap<string, string>,
): readonly { key: string; value: string | null }[] => {
  const version = is15(station) ? 'v1.5' : 'v1.6'
  const { settings = {} } = characterOf(station)
  const standard = STANDARD_KEYS[version].map(({ key }) => ({
    key,
    value:
      changed.get(key.toLowerCase()) ??
      (key === 'NumberOfConnectors'
        ? String(station.connectors.length)
        : (settings[key] ?? USUAL[key] ?? '0')),
  }))
  const own = { key: 'DisplayText', value: changed.get('displaytext') ?? 'Bem-vindo' }
  return [...standard, own]
}

/** Whether a charger speaks OCPP 1.5. */
export const is15 = ({ row }: LiveStation): boolean => row.ocppProtocol?.includes('1.5') === true

const said = (response: string, rest: Partial<ChargerAnswer> = {}) => ({ response, ...rest })

function changeKey(station: LiveStation, body: OperationBody, character: Character) {
  const key = String(body.confKey ?? body.customConfKey ?? '')
  const standard = STANDARD_KEYS[is15(station) ? 'v1.5' : 'v1.6'].find(
    (each) => each.key.toLowerCase() === key.toLowerCase(),
  )
  if (standard?.isReadOnly === true) return said('Rejected')
  if (standard === undefined && key.toLowerCase() !== 'displaytext') return said('NotSupported')
  const setting = { key, value: String(body.value) }
  if (/Interval$/i.test(key) && !/^\d+$/.test(setting.value)) return said('Rejected')
  return said(character.promises && !is15(station) ? 'RebootRequired' : 'Accepted', { setting })
}

function onConnector(command: OperationName, station: LiveStation, body: OperationBody) {
  const connector = connectorOf(station, body.connectorId)
  if (command === 'remote_start') {
    if (connector === undefined || !isReady(connector)) return said('Rejected')
    const order = { do: 'start', connectorId: connector.row.connectorId, idTag: body.idTag ?? '' } as const
    return said('Accepted', { order })
  }
  if (command === 'remote_stop') {
    const own = station.connectors.find(({ session }) => session?.rechargePk === body.transactionId)
    return own === undefined
      ? said('Rejected')
      : said('Accepted', { order: { do: 'stop', connectorId: own.row.connectorId } })
  }
  const isV15 = is15(station)
  if (connector === undefined) return said(isV15 ? 'Rejected' : 'NotSupported')
  if (connector.row.status === 'Faulted') return said(isV15 ? 'Rejected' : 'UnlockFailed')
  return said(isV15 ? 'Accepted' : 'Unlocked', {
    order: { do: 'unlock', connectorId: connector.row.connectorId },
  })
}

/** What changes the state of the whole station, or of one connector of it. */
function onStation(
  command: 'remote_reset' | 'change_availability',
  station: LiveStation,
  body: OperationBody,
) {
  if (command === 'remote_reset') {
    const isHard = body.resetType === 'HARD'
    return characterOf(station).isCoreOnly && isHard
      ? said('Rejected')
      : said('Accepted', { order: { do: 'reset', isHard } })
  }
  const connectorId = body.connectorId ?? 0
  const those = station.connectors.filter(({ row }) => connectorId === 0 || row.connectorId === connectorId)
  if (those.length === 0) return said('Rejected')
  const isLater = those.some(({ session }) => session !== undefined)
  const isOperative = body.availType === 'OPERATIVE'
  return said(isLater ? 'Scheduled' : 'Accepted', { order: { do: 'availability', connectorId, isOperative } })
}

function plainAnswer(
  command: OperationName,
  station: LiveStation,
  body: OperationBody,
  at: number,
  changed: ReadonlyMap<string, string>,
): Omit<ChargerAnswer, 'delayMs'> {
  const character = characterOf(station)
  switch (command) {
    case 'remote_start':
    case 'remote_stop':
    case 'unlock_connector':
      return onConnector(command, station, body)
    case 'remote_reset':
    case 'change_availability':
      return onStation(command, station, body)
    case 'get_configuration': {
      const all = keysOf(station, changed)
      const wanted = new Set((body.confKeyList ?? []).map((key) => key.toLowerCase()))
      return said('OK', { detail: all.filter(({ key }) => wanted.has(key.toLowerCase())) })
    }
    case 'change_configuration':
      return changeKey(station, body, character)
    case 'trigger_message': {
      const message = body.triggerMessage ?? ''
      if (character.isCoreOnly && message !== 'Heartbeat' && message !== 'StatusNotification')
        return said('NotImplemented')
      return said('Accepted', { order: { do: 'report', message, connectorId: body.connectorId } })
    }
    case 'set_charging_profile':
      return said(character.isCoreOnly ? 'NotSupported' : 'Accepted')
    case 'clear_charging_profile':
      return said(character.isCoreOnly ? 'Unknown' : 'Accepted')
    case 'update_firmware':
      return said('OK', {
        order: {
          do: 'firmware',
          version: /(\d+\.\d+\.\d+)/.exec(body.location ?? '')?.[1] ?? '2.2.0',
          at,
        },
      })
    case 'get_diagnostics':
      return character.isOdd ? {} : said(`diag-${station.row.chargeBoxId.replace(/[^\w-]/g, '_')}-${at}.zip`)
    case 'data_transfer':
      if (body.vendorId !== station.row.vendor && body.vendorId !== 'Corrente') return said('UnknownVendorId')
      return said(body.messageId === 'Unknown' ? 'UnknownMessageId' : 'Accepted')
    case 'clear_cache':
      return said(character.isOdd ? 'Rejected' : 'Accepted')
  }
}

/**
 * What a station makes of a command: by its maker's character, its version and its state. A charger that is away: one of
 * 1.6 is told to have no connection, one of 1.5 never answers.
 */
export const chargerAnswer = (
  command: OperationName,
  station: LiveStation,
  body: OperationBody,
  at: number,
  changed: ReadonlyMap<string, string>,
): ChargerAnswer => {
  if (isAway(station) && command !== 'change_availability')
    return is15(station) ? { delayMs: undefined } : { delayMs: 300, error: 'Charge point offline' }
  const character = characterOf(station)
  const delayMs = character.delayMs + (station.row.pk % 7) * 150
  // One in nine of them answers in its own words.
  if (character.isOdd && station.row.pk % 9 === 4 && command !== 'get_configuration')
    return { delayMs, response: 'InternalError: Busy, try later' }
  const { response, ...rest } = plainAnswer(command, station, body, at, changed)
  return response === undefined ? { delayMs: undefined } : { delayMs, response, ...rest }
}
