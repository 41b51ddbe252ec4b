import { fold } from '@corrente/domain/text'
import type { LiveStation } from '../network/model.ts'
import type { World } from '../network/world.ts'
import type { SmartChargingRow } from '../store/smartChargingRows.ts'
import type {
  VirtualGroupChargerRow,
  VirtualGroupLogRow,
  VirtualGroupPricingRow,
  VirtualGroupRow,
  VirtualGroupSmartRow,
} from '../store/virtualGroupRows.ts'
import { isoText } from '../wire/times.ts'
import type { NetworkId } from '../world/networks.ts'
import { hasAdvancedConfig } from '../world/virtualGroups.ts'

/** Which page of a list is asked for, from 0. */
export interface Paging {
  readonly page: number
  readonly size: number
}

const pageOf = <T>(rows: readonly T[], { page, size }: Paging) => ({
  content: rows.slice(page * size, (page + 1) * size),
  totalElements: rows.length,
})

/** `GroupCharger`. */
export const chargerWire = ({ row }: Pick<LiveStation, 'row'>) => ({
  charge_box_id: row.pk,
  charge_box_code: row.chargeBoxId,
  description: row.description,
  has_config_tec: hasAdvancedConfig(row),
})

/** The chargers that a group of an account may have: of the operator's own account all of its network's. */
export function listGroupChargers(
  { model }: World,
  network: NetworkId,
  accountPk: number,
  search: string | undefined,
  paging: Paging,
) {
  const isOwner = model.accounts.get(accountPk)?.parentPk === null
  const wanted = search && fold(search)
  const rows = model.byNetwork[network]
    .filter(
      ({ row }) => row.origin === 'MOVE' && row.active === 1 && (isOwner || row.accountPk === accountPk),
    )
    .filter(
      ({ row }) =>
        !wanted ||
        [row.chargeBoxId, row.description].some((text) => text !== null && fold(text).includes(wanted)),
    )
  return pageOf(rows.map(chargerWire), paging)
}

const linksOf = (world: World, groupPk: number) =>
  world.store
    .all<VirtualGroupChargerRow>('SELECT * FROM virtualGroupCharger WHERE groupPk = ? ORDER BY pk', groupPk)
    .flatMap(({ pk, stationPk }) => {
      const station = world.model.stations.get(stationPk)
      return station === undefined ? [] : [{ ...chargerWire(station), virtual_group_charge_box_id: pk }]
    })

/** A page of the chargers of a group. */
export const listLinks = (world: World, groupPk: number, paging: Paging) =>
  pageOf(linksOf(world, groupPk), paging)

/** The pricing record of a group, if it has one. */
export const pricingOf = ({ store }: World, groupPk: number) => {
  const row = store.get<VirtualGroupPricingRow>(
    'SELECT * FROM virtualGroupPricing WHERE groupPk = ?',
    groupPk,
  )
  return (
    row && {
      virtual_group_id: groupPk,
      enabled: row.enabled === 1,
      connector1_dynamic_pricing_id: row.connector1,
      connector2_dynamic_pricing_id: row.connector2,
      connector3_dynamic_pricing_id: row.connector3,
    }
  )
}

/** The link of a group to its smart charging; without one the id is null. */
export const smartLinkOf = ({ store }: World, groupPk: number) => {
  const row = store.get<VirtualGroupSmartRow>('SELECT * FROM virtualGroupSmart WHERE groupPk = ?', groupPk)
  return {
    virtual_group_id: groupPk,
    enabled: row?.enabled === 1,
    smart_charging_id: row?.smartChargingPk ?? null,
  }
}

function itemOf(world: World, { pk, name }: VirtualGroupRow) {
  const smart = smartLinkOf(world, pk)
  const limit = world.store.get<Pick<SmartChargingRow, 'meterId'>>(
    'SELECT meterId FROM smartCharging WHERE pk = ?',
    smart.smart_charging_id,
  )
  return {
    virtual_group_id: pk,
    name,
    charge_box_count: linksOf(world, pk).length,
    dynamic_price_enabled: pricingOf(world, pk)?.enabled ?? false,
    smart_charging_enabled: smart.enabled,
    meter_device_remote_id: limit?.meterId ?? null,
  }
}

/** A page of the groups of an account, in the order in which they were made. */
export function listVirtualGroups(
  world: World,
  network: NetworkId,
  accountPk: number,
  search: string | undefined,
  paging: Paging,
) {
  const wanted = search && fold(search)
  const rows = world.store
    .all<VirtualGroupRow>(
      'SELECT * FROM virtualGroup WHERE network = ? AND accountPk = ? ORDER BY pk',
      network,
      accountPk,
    )
    .filter(({ name }) => !wanted || fold(name ?? '').includes(wanted))
  const { content, totalElements } = pageOf(rows, paging)
  return { content: content.map((row) => itemOf(world, row)), totalElements }
}

/** `VirtualGroup`. */
export const virtualGroupWire = (world: World, row: VirtualGroupRow) => ({
  ...itemOf(world, row),
  description: row.description,
  tenant_id: row.accountPk,
  charge_boxs: linksOf(world, row.pk),
})

/** A page of the events, or of the transactions, of a group; newest first. */
export function listGroupLog(
  world: World,
  groupPk: number,
  kind: VirtualGroupLogRow['kind'],
  paging: Paging,
) {
  const rows = world.store.all<VirtualGroupLogRow>(
    'SELECT * FROM virtualGroupLog WHERE groupPk = ? AND kind = ? ORDER BY at DESC, pk DESC',
    groupPk,
    kind,
  )
  return pageOf(
    rows.map(({ description, at }) => ({ description, timestamp: isoText(world.fromStored(at)) })),
    paging,
  )
}
