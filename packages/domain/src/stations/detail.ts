import { type Address, readAddress } from '../address/index.ts'
import { isJsonObject, looseBoolean, looseNumber, looseText, ownField, type Read, z } from '../wire/index.ts'
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
  readonly isOpenAllDay: boolean | undefined
  /** `HH:mm:ss`, local, raw. */
  readonly openTime: string | undefined
  readonly closeTime: string | undefined
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

const detailWire = z.extend(rowWire, {
  // Read a second time, as a whole: the row's own reading keeps only what lists show.
  address: z.optional(z.unknown()),
  endpointAddress: looseText,
  externalId: looseText,
  reservation: looseBoolean,
  isOcpiCompatible: looseBoolean,
  isHubjectCompatible: looseBoolean,
  isOpen_24Hours: looseBoolean,
  openTime: looseText,
  closeTime: looseText,
  isTenantDeviceReader: looseBoolean,
  tenantDeviceReader: looseBoolean,
  deviceReaderMac: looseText,
  hasPayment: looseBoolean,
  paymentChargeTypeCost: looseText,
  paymentChargeTypeIncome: looseText,
  paymentChargeByIncome: looseText,
  moneyPerKilowattCost: looseNumber,
  moneyPerDurationCost: looseNumber,
  moneyPerTransactionCost: looseNumber,
  moneyPerKilowattIncome: looseNumber,
  moneyPerDurationIncome: looseNumber,
  moneyPerTransactionIncome: looseNumber,
  taxIncome: looseNumber,
  system: looseText,
  phase: looseText,
  voltage: looseNumber,
  chargingRateUnit: looseText,
})

/**
 * Reads a `StationDetailReply`, or a bare station; undefined when it is neither, which the screen tells as an answer that
 * cannot be read, not as a station that does not exist.
 */
export function readStationDetail(body: unknown, clocks: ReadClocks): Read<StationDetail> | undefined {
  const held = ownField(body, 'chargePoint')
  const read = detailWire.safeParse(isJsonObject(held) ? held : body)
  if (!read.success) return undefined
  const wire = read.data
  const rowFields = rowWire.safeParse(wire)
  if (!rowFields.success) return undefined
  const row = rowOf(rowFields.data, clocks)
  const data: StationDetail = {
    ...row,
    description: wire.description,
    endpointAddress: wire.endpointAddress,
    externalId: wire.externalId,
    hasReservation: wire.reservation,
    isOcpiCompatible: wire.isOcpiCompatible,
    isHubjectCompatible: wire.isHubjectCompatible,
    address: readAddress(wire.address),
    latitude: wire.locationLatitude,
    longitude: wire.locationLongitude,
    isOpenAllDay: wire.isOpen_24Hours,
    openTime: wire.openTime,
    closeTime: wire.closeTime,
    hasFaceReader: wire.isTenantDeviceReader ?? wire.tenantDeviceReader,
    faceReaderMac: wire.deviceReaderMac,
    takesPayment: wire.hasPayment,
    payment: paymentOf(wire),
    system: wire.system,
    phase: wire.phase,
    voltage: wire.voltage,
    rateUnit: wire.chargingRateUnit,
  }
  return { data, unread: row.unreadConnectors ?? 0 }
}

function paymentOf(wire: z.output<typeof detailWire>): StationPayment {
  return {
    costType: wire.paymentChargeTypeCost,
    incomeType: wire.paymentChargeTypeIncome,
    incomeBy: wire.paymentChargeByIncome,
    costPerKwh: wire.moneyPerKilowattCost,
    costPerMinute: wire.moneyPerDurationCost,
    costPerRecharge: wire.moneyPerTransactionCost,
    incomePerKwh: wire.moneyPerKilowattIncome,
    incomePerMinute: wire.moneyPerDurationIncome,
    incomePerRecharge: wire.moneyPerTransactionIncome,
    taxFraction: wire.taxIncome,
  }
}
