import { type AddressPath, addressBlock } from '../../address/index.ts'
import {
  carried,
  choice,
  defineForm,
  flag,
  isSameValue,
  number,
  own,
  rows,
  text,
  time,
} from '../../forms/index.ts'
import { MASKS, writeDecimal } from '../../text/index.ts'
import { MANUAL_STATUSES, type ManualStatus } from '../connector/override.ts'
import { type BoundUser, isSamePeople, keptPeople, mergePeople } from './people.ts'
import { type Photo, sentPhotos } from './photos.ts'
import type { ConnectorValues, StationValues } from './values.ts'

/** A field of the station itself; the address has one for each of its places. */
export type StationField = Exclude<keyof StationValues, 'address' | 'connectors'> | AddressPath
/** The fields of each connector. */
export const CONNECTOR_FIELDS = [
  'typePk',
  'powerMax',
  'powerMaxCustom',
  'pricePerKwh',
  'pricePerMinute',
  'override',
] as const
export type ConnectorField = (typeof CONNECTOR_FIELDS)[number]
/** The place of a field in the form: a station's by its name, a connector's by its number: `connectors.2.typePk`. */
export type StationPath = StationField | `connectors.${number}.${ConnectorField}`

/** What can be wrong with a station; the words are in the catalogue of forms. */
export type StationWord =
  | 'required'
  | 'tooLong'
  | 'negative'
  | 'moneyTooLong'
  | 'zipIncomplete'
  | 'zipNotFound'
  | 'station.chargeBoxIdMissing'
  | 'station.chargeBoxIdHasBlanks'
  | 'station.chargeBoxIdTaken'
  | 'station.descriptionMissing'
  | 'station.visibilityMissing'
  | 'station.openingMissing'
  | 'station.closingMissing'
  | 'station.macMissing'
  | 'station.latitudeMissing'
  | 'station.latitudeOutOfRange'
  | 'station.longitudeMissing'
  | 'station.longitudeOutOfRange'
  | 'station.connectorTypeMissing'
  | 'station.powerTooSmall'
  | 'station.powerTooFine'

/** Most characters of a money field as typed, separator included (STF-075). */
export const STATION_MONEY_LIMIT = 5

/** A price; a loaded amount is kept, however long, until it is edited (decisions: Payment). */
const price = (required: boolean) =>
  number<StationWord>({
    required,
    isLoadedKept: true,
    rule: (amount) => {
      if (amount < 0) return { key: 'negative' }
      const isLong = writeDecimal(amount, 'en-US').length > STATION_MONEY_LIMIT
      return isLong ? { key: 'moneyTooLong', values: { limit: STATION_MONEY_LIMIT } } : undefined
    },
  })

const BLANK = /\s/u

/** A whole MAC in its usual writing; another text as it stands, which only a loaded one can be (STF-051). */
export function macText(typed: string): string {
  const raw = MASKS.mac.clean(typed)
  return MASKS.mac.isComplete(raw) ? MASKS.mac.format(raw) : typed.trim()
}

/** The station form: its fields in their order, and its tabs (STF-005, STF-031 to STF-091, CON-001 to CON-019). */
export const STATION_FORM = defineForm<StationValues, StationPath, StationWord>()(
  {
    chargeBoxId: text({
      required: true,
      missing: 'station.chargeBoxIdMissing',
      rule: (id) => (BLANK.test(id) ? 'station.chargeBoxIdHasBlanks' : undefined),
    }),
    description: text({ limit: 90, required: true, missing: 'station.descriptionMissing' }),
    endpointAddress: text({ limit: 25 }),
    externalId: text(),
    accountPk: number({ required: true }),
    visibility: choice<string, StationWord>({
      empty: 'PUBLIC',
      required: true,
      missing: 'station.visibilityMissing',
    }),
    groupPk: number(),
    hasReservation: flag(),
    isActive: flag(true),
    isOcpiCompatible: flag(),
    isHubjectCompatible: flag(),
    isOpenAllDay: flag(true),
    openTime: time({ required: true, missing: 'station.openingMissing' }),
    closeTime: time({ required: true, missing: 'station.closingMissing' }),
    hasFaceReader: flag(),
    faceReaderMac: text({
      missing: 'station.macMissing',
      // One that is not whole counts as missing (STF-051).
      rule: (mac) => (MASKS.mac.isComplete(MASKS.mac.clean(mac)) ? undefined : 'station.macMissing'),
      sent: macText,
    }),
    people: own<readonly BoundUser[] | undefined>({
      empty: [],
      isSame: (a, b) => (a && b ? isSamePeople(a, b) : a === b),
      merge: (base, mine, theirs) =>
        base && mine && theirs ? mergePeople(base, mine, theirs) : (mine ?? theirs),
      // Keys only: names and e-mails stay out of the storage. They come back once everybody is known.
      keep: keptPeople,
    }),
    system: choice({ empty: '' }),
    phase: choice({ empty: '' }),
    voltage: number(),
    rateUnit: choice({ empty: '' }),
    address: addressBlock<StationWord>({
      missing: { latitude: 'station.latitudeMissing', longitude: 'station.longitudeMissing' },
      outOfRange: { latitude: 'station.latitudeOutOfRange', longitude: 'station.longitudeOutOfRange' },
    }),
    showsLocation: flag(),
    takesPayment: flag(),
    costType: choice({ empty: 'KWH' }),
    incomeType: choice({ empty: 'KWH' }),
    incomeBy: choice({ empty: 'CHARGE_BOX' }),
    costPerKwh: price(true),
    costPerMinute: price(true),
    costPerRecharge: price(true),
    incomePerKwh: price(true),
    incomePerMinute: price(true),
    incomePerRecharge: price(true),
    taxPercent: price(true),
    // They stay in memory only, which the form says (decisions: What is kept in the browser).
    photos: own<readonly Photo[]>({ empty: [], isSame: (a, b) => isSameValue(sentPhotos(a), sentPhotos(b)) }),
    connectors: rows<ConnectorValues, 'id', StationWord>({
      key: 'id',
      // A connector exists when the charger announces it.
      isFixed: true,
      fields: {
        type: carried<string | undefined>(undefined),
        typePk: number({ required: true, missing: 'station.connectorTypeMissing' }),
        powerMax: number(),
        isCustomPower: flag(),
        powerMaxCustom: number(),
        pricePerKwh: price(false),
        pricePerMinute: price(false),
        override: choice<ManualStatus | null>({ of: [null, ...MANUAL_STATUSES], empty: null }),
      },
    }),
  },
  {
    general: [
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
    ],
    technical: ['system', 'phase', 'voltage', 'rateUnit', 'connectors'],
    address: ['address', 'showsLocation'],
    payment: [
      'takesPayment',
      'costType',
      'incomeType',
      'incomeBy',
      'costPerKwh',
      'costPerMinute',
      'costPerRecharge',
      'incomePerKwh',
      'incomePerMinute',
      'incomePerRecharge',
      'taxPercent',
    ],
    photos: ['photos'],
  },
)

/** A tab of the station form. */
export type StationTab = keyof typeof STATION_FORM.tabs
/** The tabs in their order (STF-005). */
export const STATION_TABS = Object.keys(STATION_FORM.tabs) as readonly StationTab[] // its own keys
/** Every field of the station itself, in the form's order. */
export const STATION_FIELDS = Object.keys(STATION_FORM.states).filter(
  (path) => !path.startsWith('connectors.'),
) as readonly StationField[] // what is left are the station's own
