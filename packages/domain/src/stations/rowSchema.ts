import {
  type Block,
  looseBoolean,
  looseKeyNumber,
  looseNumber,
  looseObject,
  looseText,
  type Read,
  readBlock,
  readRows,
  z,
} from '../wire/index.ts'
import type { ConnectorDetail } from './connector/detail.ts'
import type { StationRow } from './row.ts'
import { connectorSchema, latestById, type ReadClocks, stationOf, stationWire } from './schema.ts'

const statusExtras = z.pipe(
  looseObject,
  z.object({
    currentChargingUserName: looseText,
    socPercentage: looseNumber,
  }),
)
const connectorExtras = z.object({
  connectorTypeId: looseKeyNumber,
  powerMax: looseNumber,
  moneyPerKilowattIncome: looseNumber,
  moneyPerDurationIncome: looseNumber,
  dynamicPricingUuid: looseText,
  lastStatus: statusExtras,
})

const connectorDetailSchema = z.pipe(
  z.unknown(),
  z.transform((value, context): ConnectorDetail => {
    const connector = connectorSchema.safeParse(value)
    const extras = connectorExtras.safeParse(value)
    if (!connector.success || !extras.success) {
      context.issues.push({ code: 'custom', message: 'no connector', input: value })
      return z.NEVER
    }
    const { lastStatus, powerMax, ...wire } = extras.data
    return {
      ...connector.data,
      typePk: wire.connectorTypeId,
      // Nothing charges with no power or less: as good as unknown.
      powerMax: powerMax !== undefined && powerMax > 0 ? powerMax : undefined,
      pricePerKwh: wire.moneyPerKilowattIncome,
      pricePerMinute: wire.moneyPerDurationIncome,
      profileUuid: wire.dynamicPricingUuid,
      userName: lastStatus.currentChargingUserName,
      socPercentage: lastStatus.socPercentage,
    }
  }),
)

/** Wire fields of a row beyond those of the map. */
export const rowWire = z.extend(stationWire, {
  typeOf: looseText,
  tenantPk: looseKeyNumber,
  tenant_pk: looseKeyNumber,
  tenantName: looseText,
  usage: looseNumber,
  showLocation: looseBoolean,
  isOpen_24Hours: looseBoolean,
  openTime: looseText,
  closeTime: looseText,
})

/** A row from its wire fields. */
export function rowOf(wire: z.output<typeof rowWire>, clocks: ReadClocks): StationRow {
  const read = latestById(readRows(connectorDetailSchema, wire.connectors), clocks.serverNow)
  return {
    ...stationOf(wire, read, clocks),
    connectors: read.connectors,
    visibility: wire.typeOf,
    accountPk: wire.tenantPk ?? wire.tenant_pk,
    accountName: wire.tenantName,
    usage: wire.usage,
    showsLocation: wire.showLocation,
    isOpenAllDay: wire.isOpen_24Hours,
    openTime: wire.openTime,
    closeTime: wire.closeTime,
  }
}

/**
 * Reads a `ChargePointListReply` or a bare list for the stations list; undefined when it is neither (STN-010, STN-030).
 * `count` is all stations that pass the filters.
 */
export function readStationRows(body: unknown, clocks: ReadClocks): Read<Block<StationRow>> | undefined {
  const read = readBlock(rowWire, body, 'chargePointList', (wire) => wire.chargeBoxPk)
  if (!read) return undefined
  const { rows: wires, count } = read.data
  const rows = wires.map((wire) => rowOf(wire, clocks))
  return { data: { rows, count }, unread: read.unread }
}
