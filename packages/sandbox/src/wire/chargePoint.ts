import type { EpochMs } from '../clock/clock.ts'
import type { LiveConnector, LiveStation } from '../network/model.ts'
import type { AccountRow, GroupRow } from '../store/rows.ts'
import { CONNECTOR_TYPES } from '../world/connectors.ts'
import { NETWORK_FACTS } from '../world/networks.ts'
import { hasExtras, hasNullTexts, spellError, spellId, spellStatus } from './style.ts'
import { isoText, localText } from './times.ts'

/** What a station's reply takes from other tables. */
export interface StationNames {
  account: AccountRow | undefined
  group: GroupRow | undefined
}

const flag = (value: number | null): boolean | null => (value === null ? null : value === 1)

const priceText = (station: LiveStation, price: number | null, unit: string): string | null => {
  if (hasNullTexts(station.row)) return `null por ${unit}`
  if (price === null || price === 0) return null
  const currency = NETWORK_FACTS[station.row.network].currency
  return `${currency === 'BRL' ? 'R$' : currency} ${price.toFixed(2).replace('.', ',')} por ${unit}`
}

const lastStatusOf = (station: LiveStation, connector: LiveConnector, now: EpochMs) => {
  const { row, session } = connector
  if (row.status === null) return null
  const base = { status: spellStatus(station.row, row.status), usage: row.usage }
  if (!hasExtras(station.row)) return base
  return {
    ...base,
    timeStamp: row.statusAt === null ? null : isoText(row.statusAt),
    errorCode: spellError(station.row, row.errorCode),
    erroInfo: row.errorCode,
    totalDuration: session === undefined ? null : Math.max(0, Math.round((now - session.startedAt) / 1000)),
    socPercentage:
      session === undefined || session.firstSoc === undefined
        ? null
        : Math.min(100, session.firstSoc + Math.floor((now - session.startedAt) / 60_000)),
    currentChargingUserName: session?.person?.name ?? null,
    moneyPerKilowattIncomeHumanReadable: priceText(station, row.kwhIncome, 'kWh'),
    moneyPerDurationIncomeHumanReadable: priceText(station, row.durationIncome, 'minuto'),
  }
}

/** The key of a connector type among `connector_types`; null for a type that is not among them. */
export const connectorTypePk = (type: string | null): number | null => {
  const names: readonly (string | null)[] = CONNECTOR_TYPES
  const index = names.indexOf(type)
  return index < 0 ? null : index + 1
}

/** A connector as the charge-point API sends it. @param isDetail with the key of its type, as in the detail reply */
export const connectorWire = (
  station: LiveStation,
  connector: LiveConnector,
  now: EpochMs,
  isDetail = false,
) => {
  const { row } = connector
  return {
    connectorPk: row.pk,
    connectorId: spellId(station.row, row.connectorId),
    ...(isDetail ? { connectorTypeId: connectorTypePk(row.type) } : {}),
    connectorType: row.type,
    powerMax: row.powerMax,
    unusualStatus: row.unusualStatus,
    lastStatus: lastStatusOf(station, connector, now),
    usage: row.usage,
    moneyPerKilowattIncome: row.kwhIncome,
    moneyPerDurationIncome: row.durationIncome,
    dynamicPricingUuid: row.profile,
  }
}

const addressWire = (station: LiveStation) => {
  const { row } = station
  const isEmpty = row.street === null && row.city === null
  return {
    addressPk: row.addressPk,
    street: row.street,
    houseNumber: row.houseNumber,
    zipCode: row.zipCode,
    city: row.city,
    state: row.state,
    country: row.network,
    empty: isEmpty,
    incomplete: isEmpty || row.houseNumber === 'na',
  }
}

/** A station as the charge-point API lists it. @param offsetHours the caller's hours east of UTC */
export const chargePointWire = (
  station: LiveStation,
  names: StationNames,
  now: EpochMs,
  offsetHours: number,
) => {
  const { row } = station
  return {
    chargeBoxPk: row.pk,
    chargeBoxId: row.chargeBoxId,
    uuid: row.uuid,
    description: row.description,
    active: row.active === 1,
    typeOf: row.typeOf,
    origin: row.origin,
    ocppProtocol: row.ocppProtocol,
    endpointAddress: row.endpointAddress,
    externalId: row.externalId,
    chargePointVendor: row.vendor,
    chargePointModel: row.model,
    fwVersion: row.firmware,
    lastHeartbeatTimestamp: row.heartbeatAt === null ? null : localText(row.heartbeatAt, offsetHours),
    locationLatitude: row.latitude,
    locationLongitude: row.longitude,
    showLocation: flag(row.showLocation),
    address: row.addressPk === null ? null : addressWire(station),
    connectors: station.connectors.map((connector) => connectorWire(station, connector, now)),
    usage: row.usage,
    monthConsumption: row.monthWh,
    isOpen_24Hours: flag(row.openAllDay),
    openTime: row.openTime,
    closeTime: row.closeTime,
    chargeBoxGroupPk: row.groupPk,
    chargeBoxGroupName: names.group?.name ?? null,
    tenantPk: row.accountPk,
    tenantName: names.account?.name ?? null,
    tenantDeviceReader: flag(row.deviceReader),
    deviceReaderMac: row.deviceReaderMac,
    reservation: flag(row.reservation),
    isOcpiCompatible: flag(row.ocpi),
    isHubjectCompatible: flag(row.hubject),
    hasPayment: flag(row.hasPayment),
    paymentChargeTypeCost: row.chargeTypeCost,
    paymentChargeTypeIncome: row.chargeTypeIncome,
    paymentChargeByIncome: row.chargeByIncome,
    moneyPerKilowattCost: row.kwhCost,
    moneyPerDurationCost: row.durationCost,
    moneyPerTransactionCost: row.rechargeCost,
    moneyPerKilowattIncome: row.kwhIncome,
    moneyPerDurationIncome: row.durationIncome,
    moneyPerTransactionIncome: row.rechargeIncome,
    taxIncome: row.taxIncome,
    system: row.system,
    phase: row.phase,
    voltage: row.voltage,
    chargingRateUnit: row.rateUnit,
  }
}

/** A station as its form gets it: the list's item with the form's own two spellings. */
export const stationDetailWire = (
  station: LiveStation,
  names: StationNames,
  now: EpochMs,
  offsetHours: number,
) => {
  const listed = chargePointWire(station, names, now, offsetHours)
  return {
    ...listed,
    tenant_pk: listed.tenantPk,
    isTenantDeviceReader: listed.tenantDeviceReader,
    connectors: station.connectors.map((connector) => connectorWire(station, connector, now, true)),
  }
}
