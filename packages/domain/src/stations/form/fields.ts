import { ADDRESS_FIELDS, type AddressField } from '../../address/index.ts'
import { MONEY_FIELDS, type MoneyField } from './values.ts'

/** The tabs of the station form, in their order (STF-005). */
export const STATION_TABS = ['general', 'technical', 'address', 'payment', 'photos'] as const
/** One of `STATION_TABS`. */
export type StationTab = (typeof STATION_TABS)[number]

const GENERAL = [
  'chargeBoxId',
  'description',
  'endpointAddress',
  'externalId',
  'accountPk',
  'visibility',
  'groupPk',
  'hasReservation',
  'isActive',
  'isOcpiCompatible',
  'isHubjectCompatible',
  'isOpenAllDay',
  'openTime',
  'closeTime',
  'hasFaceReader',
  'faceReaderMac',
  'people',
] as const
const TECHNICAL = ['system', 'phase', 'voltage', 'rateUnit'] as const
const PAYMENT = ['takesPayment', 'costType', 'incomeType', 'incomeBy'] as const

/** A field of the station itself. */
export type StationField =
  | (typeof GENERAL)[number]
  | (typeof TECHNICAL)[number]
  | AddressField
  | 'country'
  | 'showsLocation'
  | (typeof PAYMENT)[number]
  | MoneyField
  | 'photos'
/** Every field of the station itself, in the form's order. */
export const STATION_FIELDS: readonly StationField[] = [
  ...GENERAL,
  ...TECHNICAL,
  ...ADDRESS_FIELDS,
  'country',
  'showsLocation',
  ...PAYMENT,
  ...MONEY_FIELDS,
  'photos',
]

/** The fields of each connector. */
export const CONNECTOR_FIELDS = [
  'typePk',
  'powerMax',
  'powerMaxCustom',
  'pricePerKwh',
  'pricePerMinute',
  'override',
] as const
/** One of `CONNECTOR_FIELDS`. */
export type ConnectorField = (typeof CONNECTOR_FIELDS)[number]

/** The place of a field in the form: a station's by its name, a connector's by its number: `connectors.2.typePk`. */
export type StationPath = StationField | `connectors.${number}.${ConnectorField}`

const TAB_OF = new Map<string, StationTab>([
  ...GENERAL.map((field) => [field, 'general'] as const),
  ...TECHNICAL.map((field) => [field, 'technical'] as const),
  ...[...ADDRESS_FIELDS, 'country', 'showsLocation'].map((field) => [field, 'address'] as const),
  ...[...PAYMENT, ...MONEY_FIELDS].map((field) => [field, 'payment'] as const),
  ['photos', 'photos'],
])

/** The tab on which a field stands. */
export function tabOfField(path: StationPath): StationTab {
  return TAB_OF.get(path) ?? 'technical'
}
