import { type Address, readAddress } from '../address/index.ts'
import {
  booleanOf,
  firstOf,
  isJsonObject,
  loose,
  looseBoolean,
  looseNumber,
  looseText,
  ownField,
  type Read,
  row,
} from '../wire/index.ts'
import type { StationRow } from './row.ts'
import { rowOf, rowWire } from './rowSchema.ts'
import type { ReadClocks } from './schema.ts'

/** A station with everything that its form holds (STF-016, STF-020 to STF-024). */
export interface StationDetail extends StationRow {
  /** As it was registered: `name` falls back to the id, this does not. */
  readonly description: string | undefined
  readonly endpointAddress: string | undefined
  readonly externalId: string | undefined
  readonly hasReservation: boolean | undefined
  readonly isOcpiCompatible: boolean | undefined
  readonly isHubjectCompatible: boolean | undefined
  readonly address: Address | undefined
  /** Degrees as registered, usable or not; `position` is what a map can show. */
  readonly latitude: number | undefined
  readonly longitude: number | undefined
  readonly hasFaceReader: boolean | undefined
  readonly faceReaderMac: string | undefined
  readonly takesPayment: boolean | undefined
  readonly payment: StationPayment
  /** `SINGLE_PHASE`, `TWO_PHASE`, `THREE_PHASE`, or another one raw. */
  readonly system: string | undefined
  readonly phase: string | undefined
  /** Volts. */
  readonly voltage: number | undefined
  /** `A` or `W`, or another one raw. */
  readonly rateUnit: string | undefined
}

/** Prices and costs of a station in currency units; the tax as a fraction (STF-023). */
export interface StationPayment {
  /** `KWH` or `DURATION`, or another one raw. */
  readonly costType: string | undefined
  readonly incomeType: string | undefined
  /** `CHARGE_BOX` or `CONNECTOR`, or another one raw. */
  readonly incomeBy: string | undefined
  readonly costPerKwh: number | undefined
  readonly costPerMinute: number | undefined
  readonly costPerRecharge: number | undefined
  readonly incomePerKwh: number | undefined
  readonly incomePerMinute: number | undefined
  readonly incomePerRecharge: number | undefined
  readonly taxFraction: number | undefined
}

const paymentWire = row<StationPayment>({
  costType: ['paymentChargeTypeCost', looseText],
  incomeType: ['paymentChargeTypeIncome', looseText],
  incomeBy: ['paymentChargeByIncome', looseText],
  costPerKwh: ['moneyPerKilowattCost', looseNumber],
  costPerMinute: ['moneyPerDurationCost', looseNumber],
  costPerRecharge: ['moneyPerTransactionCost', looseNumber],
  incomePerKwh: ['moneyPerKilowattIncome', looseNumber],
  incomePerMinute: ['moneyPerDurationIncome', looseNumber],
  incomePerRecharge: ['moneyPerTransactionIncome', looseNumber],
  taxFraction: ['taxIncome', looseNumber],
})
const detailWire = row<Omit<StationDetail, keyof StationRow>>({
  description: ['description', looseText],
  endpointAddress: ['endpointAddress', looseText],
  externalId: ['externalId', looseText],
  hasReservation: ['reservation', looseBoolean],
  isOcpiCompatible: ['isOcpiCompatible', looseBoolean],
  isHubjectCompatible: ['isHubjectCompatible', looseBoolean],
  address: ['address', loose(readAddress)],
  latitude: ['locationLatitude', looseNumber],
  longitude: ['locationLongitude', looseNumber],
  hasFaceReader: firstOf(booleanOf, 'isTenantDeviceReader', 'tenantDeviceReader'),
  faceReaderMac: ['deviceReaderMac', looseText],
  takesPayment: ['hasPayment', looseBoolean],
  payment: (wire) => paymentWire.parse(wire),
  system: ['system', looseText],
  phase: ['phase', looseText],
  voltage: ['voltage', looseNumber],
  rateUnit: ['chargingRateUnit', looseText],
})

/**
 * Reads a `StationDetailReply`, or a bare station; undefined when it is neither, which the screen tells as an answer that
 * cannot be read, not as a station that does not exist.
 */
export function readStationDetail(body: unknown, clocks: ReadClocks): Read<StationDetail> | undefined {
  const held = ownField(body, 'chargePoint')
  const wire = isJsonObject(held) ? held : body
  const read = rowWire.safeParse(wire)
  const detail = detailWire.safeParse(wire)
  if (!read.success || !detail.success) return undefined
  const station = rowOf(read.data, clocks)
  return { data: { ...station, ...detail.data }, unread: station.unreadConnectors ?? 0 }
}
