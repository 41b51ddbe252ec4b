import { type EpochMs, wireInstant } from '../time/index.ts'
import {
  type Block,
  isJsonObject,
  keyNumber,
  keyNumberOf,
  loose,
  looseBoolean,
  looseFlag,
  looseKeyNumber,
  looseText,
  ownField,
  type Read,
  type RowFields,
  readBlock,
  readRows,
  row,
  whole,
  z,
} from '../wire/index.ts'

/** A virtual group as the list has it (VGR-028, VGR-057). Users know it as a configuration. */
export interface VirtualGroupItem {
  /** The wire's virtual_group_id. */
  readonly id: number
  readonly name: string | undefined
  /** How many chargers it has; undefined where the reply does not say. */
  readonly chargerCount: number | undefined
  readonly hasPricing: boolean | undefined
  readonly hasSmartCharging: boolean | undefined
  /** The device_remote_id of its meter; undefined: none is linked. */
  readonly meterId: string | undefined
}

/** A charger that a group may have (VGR-029). */
export interface GroupCharger {
  /** The wire's charge_box_id: the station's key. */
  readonly pk: number
  /** The charge box id as people know it. */
  readonly code: string | undefined
  readonly description: string | undefined
  /** Whether it has an advanced configuration, which smart charging needs; undefined: nobody said. */
  readonly hasConfig: boolean | undefined
}

/** A charger in a group. */
export interface GroupChargerLink extends GroupCharger {
  /** The wire's virtual_group_charge_box_id: its place in this group. */
  readonly linkPk: number
}

/** A virtual group with its chargers (VGR-028, VGR-058). */
export interface VirtualGroup extends VirtualGroupItem {
  readonly description: string | undefined
  /** The wire's tenant_id. */
  readonly accountPk: number | undefined
  readonly chargers: readonly GroupChargerLink[]
  /** Chargers of it that could not be read. */
  readonly unreadChargers: number
}

/** The link from a group to its smart charging. */
export interface GroupSmartChargingLink {
  readonly groupId: number
  readonly isEnabled: boolean
  /** undefined: none yet (SMC-011). */
  readonly smartChargingId: number | undefined
}

/** An event or a transaction of a group (VGR-033, VGR-034). */
export interface GroupLogItem {
  readonly description: string | undefined
  readonly at: EpochMs | undefined
}

const chargerFields: RowFields<GroupCharger> = {
  pk: ['charge_box_id', keyNumber],
  code: ['charge_box_code', looseText],
  description: ['description', looseText],
  hasConfig: ['has_config_tec', looseBoolean],
}
const chargerWire = row(chargerFields)
const linkWire = row<GroupChargerLink>({
  ...chargerFields,
  linkPk: ['virtual_group_charge_box_id', keyNumber],
})

const itemFields: RowFields<VirtualGroupItem> = {
  id: ['virtual_group_id', keyNumber],
  name: ['name', looseText],
  chargerCount: ['charge_box_count', looseKeyNumber],
  hasPricing: ['dynamic_price_enabled', looseBoolean],
  hasSmartCharging: ['smart_charging_enabled', looseBoolean],
  meterId: ['meter_device_remote_id', looseText],
}
const itemWire = row(itemFields)
const groupWire = z.pipe(
  row<
    Omit<VirtualGroup, 'chargers' | 'unreadChargers'> & { readonly read: Read<readonly GroupChargerLink[]> }
  >({
    ...itemFields,
    description: ['description', looseText],
    accountPk: ['tenant_id', looseKeyNumber],
    read: ['charge_boxs', loose((list) => readRows(linkWire, list))],
  }),
  z.transform(
    ({ read: { data: chargers, unread: unreadChargers }, ...group }): VirtualGroup => ({
      ...group,
      chargers,
      unreadChargers,
    }),
  ),
)

/** Reads a page of the list (VGR-056, VGR-057). */
export const readVirtualGroups = (body: unknown): Read<Block<VirtualGroupItem>> | undefined =>
  readBlock(itemWire, body, 'content', ({ id }) => id)

/** Reads one group, bare or under `data` (VGR-058); undefined when it is none. */
export function readVirtualGroup(body: unknown): Read<VirtualGroup> | undefined {
  const group = groupWire.safeParse(ownField(body, 'data') ?? body).data
  return group && { data: group, unread: group.unreadChargers }
}

/** Reads a page of the chargers that a group may have (VGR-055). */
export const readGroupChargers = (body: unknown): Read<Block<GroupCharger>> | undefined =>
  readBlock(chargerWire, body, 'content', ({ pk }) => pk)

/** Reads a page of the chargers of a group (VGR-059). */
export const readChargerLinks = (body: unknown): Read<Block<GroupChargerLink>> | undefined =>
  readBlock(linkWire, body, 'content', ({ linkPk }) => linkPk)

const logWire = row<GroupLogItem>({ description: ['description', looseText], at: ['timestamp', wireInstant] })

/** Reads a page of events or of transactions (VGR-072). */
export const readGroupLog = (body: unknown): Read<Block<GroupLogItem>> | undefined =>
  readBlock(logWire, body, 'content')

const smartLinkWire = row<GroupSmartChargingLink>({
  groupId: ['virtual_group_id', keyNumber],
  isEnabled: ['enabled', looseFlag],
  smartChargingId: ['smart_charging_id', looseKeyNumber],
})

/** Reads the link to smart charging, 'none' where the answer is null; undefined when the body is no link. */
export function readSmartChargingLink(body: unknown): Read<GroupSmartChargingLink | 'none'> | undefined {
  if (body === null) return { data: 'none', unread: 0 }
  return whole(smartLinkWire.safeParse(ownField(body, 'data') ?? body).data)
}

/** What POST virtual-groups gives of the new group (VGR-063). */
export interface CreatedGroup {
  /** undefined: the reply does not name it. */
  readonly id: number | undefined
  /** The group that its pricing is to be created for; undefined: nothing is asked. */
  readonly pricingFor: number | undefined
  /** Whether its smart charging is on; undefined: the reply does not say. */
  readonly hasSmartCharging: boolean | undefined
}

/** Reads the reply of a creation; undefined where it is no object. */
export function readCreatedGroup(body: unknown): Read<CreatedGroup> | undefined {
  const reply = ownField(body, 'data') ?? body
  if (!isJsonObject(reply)) return undefined
  return whole({
    id: keyNumberOf(ownField(reply, 'virtual_group_id')),
    pricingFor: keyNumberOf(ownField(ownField(reply, 'dynamic_pricing'), 'virtual_group_id')),
    hasSmartCharging: looseBoolean.parse(ownField(reply, 'smart_charging_enabled')),
  })
}

/** What a charger is called in a question: its description, else its code (VGR-078). */
export const chargerName = ({ description, code, pk }: GroupCharger): string =>
  description ?? code ?? String(pk)
