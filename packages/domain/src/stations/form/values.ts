import { type Address, type AddressBlock, blockOf } from '../../address/index.ts'
import { shiftDecimal } from '../../text/index.ts'
import { type ManualStatus, manualStatusOf } from '../connector/override.ts'
import { type ConnectorTypeOption, typePkOf } from '../connector/types.ts'
import type { StationDetail, StationPayment } from '../detail.ts'
import { shownTime } from './hours.ts'
import type { BoundUser } from './people.ts'
import type { Photo } from './photos.ts'

/** The prices, costs and the tax of a station. */
export const MONEY_FIELDS = [
  'costPerKwh',
  'costPerMinute',
  'costPerRecharge',
  'incomePerKwh',
  'incomePerMinute',
  'incomePerRecharge',
  'taxPercent',
] as const
export type MoneyField = (typeof MONEY_FIELDS)[number]

/** One connector in the form. */
export interface ConnectorValues {
  /** The number at the station, from 1. */
  readonly id: number
  /** The type's own name, as loaded; `typePk` is what is chosen. */
  readonly type: string | undefined
  readonly typePk: number | undefined
  /** As it is sent: see `PowerOption.powerMax`. */
  readonly powerMax: number | undefined
  /** Whether the free-typed power counts instead of the chosen one (CON-015). */
  readonly isCustomPower: boolean
  /** The free-typed power in kW; it is in the form only (CON-001). */
  readonly powerMaxCustom: number | undefined
  readonly pricePerKwh: number | undefined
  readonly pricePerMinute: number | undefined
  /** null: Automatic (CON-009, CON-010). */
  readonly override: ManualStatus | null
}

/** What the station form holds. Texts are '' and numbers undefined where nothing is typed; raw words stay raw. */
export interface StationValues extends Readonly<Record<MoneyField, number | undefined>> {
  readonly chargeBoxId: string
  readonly description: string
  readonly endpointAddress: string
  readonly externalId: string
  readonly accountPk: number | undefined
  /** `PUBLIC` or `PRIVATE`; '' is none. */
  readonly visibility: string
  readonly groupPk: number | undefined
  readonly hasReservation: boolean
  readonly isActive: boolean
  readonly isOcpiCompatible: boolean
  readonly isHubjectCompatible: boolean
  readonly showsLocation: boolean
  readonly address: AddressBlock
  readonly isOpenAllDay: boolean
  /** `HH:mm` or `HH:mm:ss`. */
  readonly openTime: string
  readonly closeTime: string
  readonly hasFaceReader: boolean
  /** Pairs of hex digits with colons. */
  readonly faceReaderMac: string
  readonly takesPayment: boolean
  /** `KWH` or `DURATION`. */
  readonly costType: string
  readonly incomeType: string
  /** `CHARGE_BOX` or `CONNECTOR`. */
  readonly incomeBy: string
  readonly photos: readonly Photo[]
  /** Owners and people with access; undefined: not known yet, so that nothing can be sent that would drop them. */
  readonly people: readonly BoundUser[] | undefined
  /** One of `SYSTEMS`; '' is none. */
  readonly system: string
  readonly phase: string
  /** Volts. */
  readonly voltage: number | undefined
  /** `A` or `W`; '' is none. */
  readonly rateUnit: string
  readonly connectors: readonly ConnectorValues[]
}

/** What a form started from: what a retry, a comparison and everything that is not edited refer to. */
export interface StationBase {
  /** The chargeBoxPk; undefined until the station was created. */
  readonly pk: number | undefined
  /** The address as it was loaded, with what the form does not show. */
  readonly address: Address | undefined
  /** The values as loaded, or the defaults of a new station. */
  readonly values: StationValues
}

const NO_PRICES: Readonly<Record<MoneyField, number>> = {
  costPerKwh: 0,
  costPerMinute: 0,
  costPerRecharge: 0,
  incomePerKwh: 0,
  incomePerMinute: 0,
  incomePerRecharge: 0,
  taxPercent: 0,
}

/**
 * A new station (STF-025 to STF-028): active, public, open all day, all costs 0, by KWH and CHARGE_BOX.
 *
 * @param country the tenant's (STF-026).
 * @param accountPk the session user's account, chosen at first.
 */
export function newStation(country: string, accountPk: number | undefined): StationBase {
  const values: StationValues = {
    ...NO_PRICES,
    chargeBoxId: '',
    description: '',
    endpointAddress: '',
    externalId: '',
    accountPk,
    visibility: 'PUBLIC',
    groupPk: undefined,
    hasReservation: false,
    isActive: true,
    isOcpiCompatible: false,
    isHubjectCompatible: false,
    showsLocation: false,
    address: blockOf(undefined, { latitude: undefined, longitude: undefined }, country),
    isOpenAllDay: true,
    openTime: '',
    closeTime: '',
    hasFaceReader: false,
    faceReaderMac: '',
    takesPayment: false,
    costType: 'KWH',
    incomeType: 'KWH',
    incomeBy: 'CHARGE_BOX',
    photos: [],
    people: [],
    system: '',
    phase: '',
    voltage: undefined,
    rateUnit: '',
    connectors: [],
  }
  return { pk: undefined, address: undefined, values }
}

/** What else a loaded form is made of. */
export interface LoadedWith {
  /** The tenant's country, for an address without one. */
  readonly country: string
  readonly types: readonly ConnectorTypeOption[]
  readonly photos: readonly Photo[]
  /** undefined while, or because, they could not be read. */
  readonly people: readonly BoundUser[] | undefined
}

/** The form of a loaded station (STF-016). An absent switch is off, an absent price 0, as on creation. */
export function loadedStation(station: StationDetail, loaded: LoadedWith): StationBase {
  const { latitude, longitude } = station
  const values: StationValues = {
    ...pricesOf(station.payment),
    chargeBoxId: station.id,
    description: station.description ?? '',
    endpointAddress: station.endpointAddress ?? '',
    externalId: station.externalId ?? '',
    accountPk: station.accountPk,
    visibility: station.visibility ?? '',
    groupPk: station.groupPk,
    hasReservation: station.hasReservation ?? false,
    isActive: station.isActive,
    isOcpiCompatible: station.isOcpiCompatible ?? false,
    isHubjectCompatible: station.isHubjectCompatible ?? false,
    showsLocation: station.showsLocation ?? false,
    address: blockOf(station.address, { latitude, longitude }, loaded.country),
    isOpenAllDay: station.isOpenAllDay ?? (station.openTime === undefined && station.closeTime === undefined),
    openTime: shownTime(station.openTime, 'open'),
    closeTime: shownTime(station.closeTime, 'close'),
    hasFaceReader: station.hasFaceReader ?? false,
    faceReaderMac: station.faceReaderMac ?? '',
    takesPayment: station.takesPayment ?? false,
    costType: station.payment.costType ?? 'KWH',
    incomeType: station.payment.incomeType ?? 'KWH',
    incomeBy: station.payment.incomeBy ?? 'CHARGE_BOX',
    photos: loaded.photos,
    people: loaded.people,
    system: station.system ?? '',
    phase: station.phase ?? '',
    voltage: station.voltage,
    rateUnit: station.rateUnit ?? '',
    connectors: station.connectors.map((connector) => ({
      id: connector.id,
      type: connector.type,
      typePk: typePkOf(connector, loaded.types),
      powerMax: connector.powerMax,
      isCustomPower: false,
      powerMaxCustom: undefined,
      pricePerKwh: connector.pricePerKwh,
      pricePerMinute: connector.pricePerMinute,
      override: manualStatusOf(connector.override),
    })),
  }
  return { pk: station.pk, address: station.address, values }
}

/** A tax is shown as a percentage: times 100, without a multiplication's dust (STF-076). */
function pricesOf(payment: StationPayment): Readonly<Record<MoneyField, number>> {
  return {
    costPerKwh: payment.costPerKwh ?? 0,
    costPerMinute: payment.costPerMinute ?? 0,
    costPerRecharge: payment.costPerRecharge ?? 0,
    incomePerKwh: payment.incomePerKwh ?? 0,
    incomePerMinute: payment.incomePerMinute ?? 0,
    incomePerRecharge: payment.incomePerRecharge ?? 0,
    taxPercent: shiftDecimal(payment.taxFraction ?? 0, 2),
  }
}
