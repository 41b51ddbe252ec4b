import { defineForm, type FormErrors, type Held, isSameValue, own, text } from '../forms/index.ts'
import {
  checkSmartCharging,
  type GroupSmartCharging,
  groupSmartCharging,
  NO_SMART_CHARGING,
  SMART_CHARGING_FORM,
  type SmartChargingValues,
  type SmartChargingWord,
} from '../smart-charging/index.ts'
import { keyNumber, looseBoolean, looseText, readRows, z } from '../wire/index.ts'
import { chargerName, type GroupCharger, type VirtualGroup } from './group.ts'
import type { ConnectorPricingWire } from './pricing.ts'
import {
  checkPricing,
  NO_PRICING,
  PRICING_FIELDS,
  type PricingValues,
  type PricingWord,
  pricingRequest,
} from './pricingForm.ts'

/** Most characters of a name and of a description (VGR-045, VGR-047, VGR-050). */
const NAME_MAX = 30
const DESCRIPTION_MAX = 50

/** What the form of a new group holds (VGR-035); `isEnabled` is the switch of its smart charging. */
export interface VirtualGroupValues extends PricingValues, SmartChargingValues {
  readonly name: string
  readonly description: string
  /** With what the picker knows of them; only their keys are sent. */
  readonly chargers: readonly GroupCharger[]
}
/** A place of the form. */
export type VirtualGroupPath = keyof VirtualGroupValues
/** What can be wrong with a group; the words are in the catalogue of forms. */
export type VirtualGroupWord =
  | PricingWord
  | SmartChargingWord
  | 'tooLong'
  | 'virtualGroup.nameMissing'
  | 'virtualGroup.groupNameMissing'
  | 'virtualGroup.descriptionMissing'
/** What is wrong with a group, by place; empty when it may be sent. */
export type VirtualGroupErrors = FormErrors<VirtualGroupPath, VirtualGroupWord>

const keysOf = (chargers: readonly GroupCharger[]) => chargers.map(({ pk }) => pk).sort((a, b) => a - b)
const keptCharger = z.object({
  pk: keyNumber,
  code: looseText,
  description: looseText,
  hasConfig: looseBoolean,
})

/** The chargers that a form took along on a detour, or a draft kept; what cannot be read is left out. */
const keptChargers = (kept: unknown): readonly GroupCharger[] => readRows(keptCharger, kept).data

/** The form of a new group; what couples its fields is checked by `checkVirtualGroup`. */
export const VIRTUAL_GROUP_FORM = defineForm<VirtualGroupValues, VirtualGroupPath, VirtualGroupWord>()({
  name: text({ limit: NAME_MAX, required: true, missing: 'virtualGroup.nameMissing' }),
  description: text({ limit: DESCRIPTION_MAX, required: true, missing: 'virtualGroup.descriptionMissing' }),
  chargers: own<readonly GroupCharger[]>({
    empty: [],
    isSame: (a, b) => isSameValue(keysOf(a), keysOf(b)),
    keep: (chargers) => chargers,
    restore: (kept) => keptChargers(kept),
  }),
  ...PRICING_FIELDS,
  ...SMART_CHARGING_FORM.fields,
})

/** What the form of a new group started from. */
export interface VirtualGroupBase {
  readonly values: VirtualGroupValues
}
/** The form of a new group at work. */
export type HeldVirtualGroup = Held<VirtualGroupBase>

/** The form of a new group. */
export const newVirtualGroup = (): VirtualGroupBase => ({
  values: { name: '', description: '', chargers: [], ...NO_PRICING, ...NO_SMART_CHARGING },
})

/** The body of POST virtual-groups (VGR-060). */
export interface VirtualGroupCreate {
  readonly name: string
  readonly description: string
  readonly tenant_id: number
  readonly charge_boxs: readonly { readonly charge_box_id: number }[]
  readonly smart_charging: GroupSmartCharging
  readonly dynamic_pricing: ConnectorPricingWire
}

/** The body that creates a group; only of values without errors. @param accountPk - the session's (VGR-035) */
export const createGroupRequest = (values: VirtualGroupValues, accountPk: number): VirtualGroupCreate => ({
  name: values.name.trim(),
  description: values.description.trim(),
  tenant_id: accountPk,
  charge_boxs: values.chargers.map(({ pk }) => ({ charge_box_id: pk })),
  smart_charging: groupSmartCharging(values),
  dynamic_pricing: pricingRequest(values),
})

/** Whether a group is the one that was to be created: its name and its chargers (decisions: Vouchers). */
export const isGroupCreatedAs = (sent: VirtualGroupCreate, found: VirtualGroup): boolean =>
  found.name === sent.name &&
  found.unreadChargers === 0 &&
  isSameValue(
    keysOf(found.chargers),
    sent.charge_boxs.map(({ charge_box_id }) => charge_box_id).sort((a, b) => a - b),
  )

/** The chargers of a group that smart charging does not take, as they have no advanced configuration (VGR-052). */
export const unfitChargers = (chargers: readonly GroupCharger[]): readonly GroupCharger[] =>
  chargers.filter(({ hasConfig }) => hasConfig !== true)

/** Everything that is wrong with the pricing and the smart charging of a new group, beside what its definition says. */
export const checkVirtualGroup = (
  values: VirtualGroupValues,
  known: readonly { readonly uuid: string }[] | undefined,
): VirtualGroupErrors => ({
  ...checkPricing(values, known),
  ...checkSmartCharging(values, unfitChargers(values.chargers).map(chargerName)),
})

/** What the form of a group that exists holds (VGR-025). */
export interface GroupEditValues {
  readonly name: string
  readonly description: string
}
/** A place of it. */
export type GroupEditPath = keyof GroupEditValues

/** What it started from. */
export interface GroupEditBase {
  readonly id: number
  readonly accountPk: number | undefined
  readonly values: GroupEditValues
}

/** The form of a group that exists (VGR-050, VGR-051). */
export const GROUP_EDIT_FORM = defineForm<GroupEditValues, GroupEditPath, VirtualGroupWord>()({
  name: text({ limit: NAME_MAX, required: true, missing: 'virtualGroup.groupNameMissing' }),
  description: text({ limit: DESCRIPTION_MAX, required: true, missing: 'virtualGroup.descriptionMissing' }),
})

/** The form of a loaded group. */
export const groupEditForm = ({ id, accountPk, name, description }: VirtualGroup): GroupEditBase => ({
  id,
  accountPk,
  values: { name: name ?? '', description: description ?? '' },
})

/** The body of PUT virtual-groups/{id} (VGR-064). */
export interface VirtualGroupUpdate {
  readonly name: string
  readonly description: string
  readonly tenant_id: number
}

/** The body that saves a group. @param accountPk - the session's: of a group that names none */
export const updateGroupRequest = (
  { base, values }: Held<GroupEditBase>,
  accountPk: number,
): VirtualGroupUpdate => ({
  name: values.name.trim(),
  description: values.description.trim(),
  tenant_id: base.accountPk ?? accountPk,
})

/** Whether a group that was read again is what was sent. */
export const isGroupUpdatedAs = (sent: VirtualGroupUpdate, found: VirtualGroup): boolean =>
  (found.name ?? '') === sent.name && (found.description ?? '') === sent.description

/** What the server says of chargers that it does not take (VGR-073): both words, in the text after its first colon. */
const INVALID_CHARGERS = [/inv[aá]lid/i, /charg|carregador/i] as const

/** Whether a refusal of a creation is about its chargers. @param text - what the server said; none: no */
export function saysInvalidChargers(text: string | undefined): boolean {
  const colon = text?.indexOf(':') ?? -1
  const said = (text ?? '').slice(colon + 1).trim()
  return colon >= 0 && INVALID_CHARGERS.every((pattern) => pattern.test(said))
}
