import type { Held } from '@corrente/domain/forms'
import {
  GROUP_EDIT_FORM,
  GROUP_PRICING_FORM,
  type GroupChargerLink,
  type GroupEditBase,
  type GroupPricing,
  type GroupPricingBase,
  groupEditForm,
  groupPricingForm,
  isGroupUpdatedAs,
  isPricingSavedAs,
  pricingRequest,
  updateGroupRequest,
  type VirtualGroupItem,
} from '@corrente/domain/virtual-groups'
import { ONCE_PATIENCE } from '@corrente/domain/writes'
import type { Gateway } from '../gateways/index.ts'
import { answerOf, notRead, onceAnswerOf, type WriteAction } from '../kit/writes/index.ts'
import { mapOutcome, recordDeletion, recordSave } from './recordWrites.ts'
import { readOneVirtualGroup, readPricingOfGroup, VIRTUAL_GROUPS_KEY } from './virtualGroups.ts'

/** What a write of a group needs besides the group. */
export interface GroupWriter {
  readonly vg: Gateway
  /** The session's account. */
  readonly accountPk: number
}

/** PUT virtual-groups/{id} (VGR-064): read again first. */
export function updateGroup({ vg, accountPk }: GroupWriter, held: Held<GroupEditBase>) {
  const { id } = held.base
  return recordSave({
    key: `virtual-group.save:${id}`,
    outdates: [VIRTUAL_GROUPS_KEY],
    form: GROUP_EDIT_FORM,
    held,
    pk: id,
    read: (pk) => readOneVirtualGroup(vg, pk, accountPk),
    baseOf: groupEditForm,
    requestOf: (now) => updateGroupRequest(now, accountPk),
    send: (json) => vg.send('PUT', 'virtual-groups/{id}', { params: { id }, json }),
    isSavedAs: isGroupUpdatedAs,
  })
}

/** PUT, or for a group without a record POST, virtual-groups/dynamic-pricing (VGR-069, VGR-070). */
export function savePricing(vg: Gateway, held: Held<GroupPricingBase>) {
  const { groupId } = held.base
  return recordSave({
    key: `virtual-group.pricing:${groupId}`,
    outdates: [VIRTUAL_GROUPS_KEY],
    form: GROUP_PRICING_FORM,
    held,
    pk: groupId,
    read: (pk) => readPricingOfGroup(vg, pk),
    baseOf: (pricing: GroupPricing | 'none') => groupPricingForm(groupId, pricing),
    requestOf: ({ base, values }) => ({ base, body: pricingRequest(values, base.profiles) }),
    send: ({ base, body }) =>
      base.hasRecord
        ? vg.send('PUT', 'virtual-groups/dynamic-pricing/{id}', { params: { id: groupId }, json: body })
        : vg.send('POST', 'virtual-groups/dynamic-pricing', { json: { virtual_group_id: groupId, ...body } }),
    isSavedAs: ({ body }, pricing) => isPricingSavedAs(body, pricing),
  })
}

/** DELETE virtual-groups/{id} (VGR-065), once. */
export const groupDeletion = ({ vg, accountPk }: GroupWriter, group: Pick<VirtualGroupItem, 'id' | 'name'>) =>
  recordDeletion({
    key: `virtual-group.delete:${group.id}`,
    outdates: [VIRTUAL_GROUPS_KEY],
    pk: group.id,
    read: () => readOneVirtualGroup(vg, group.id, accountPk),
    isSame: ({ name }) => name === group.name,
    send: () => vg.send('DELETE', 'virtual-groups/{id}', { params: { id: group.id } }),
    documented: [204],
  })

interface ReadyAddition {
  readonly groupId: number
  readonly pks: readonly number[]
}

/** POST virtual-groups/charge-boxs/all (VGR-066): those that came in meanwhile are left out; a lost answer is looked up. */
export const addChargers = (
  { vg, accountPk }: GroupWriter,
  groupId: number,
  pks: readonly number[],
): WriteAction<ReadyAddition, ReadyAddition> => {
  const read = () => readOneVirtualGroup(vg, groupId, accountPk)
  return {
    keys: [`virtual-group.chargers:${groupId}`],
    lock: 'allTabs',
    outdates: [VIRTUAL_GROUPS_KEY],
    look: async () => {
      const now = await read()
      if (now.kind !== 'done') return notRead(now)
      const inside = new Set(now.data.chargers.map(({ pk }) => pk))
      return { look: 'ready', ready: { groupId, pks: pks.filter((pk) => !inside.has(pk)) } }
    },
    proofOf: (ready) => ready,
    send: async (ready) => {
      if (ready.pks.length === 0) return { end: 'done', result: undefined }
      const json = ready.pks.map((pk) => ({ virtual_group_id: groupId, charge_box_id: pk }))
      return answerOf(await vg.send('POST', 'virtual-groups/charge-boxs/all', { json }), undefined)
    },
    confirm: async (sent) => {
      const now = await read()
      if (now.kind !== 'done') return { found: 'unreadable' }
      const inside = new Set(now.data.chargers.map(({ pk }) => pk))
      return sent.pks.every((pk) => inside.has(pk))
        ? { found: 'applied', result: undefined }
        : { found: 'unchanged' }
    },
  }
}

type RemovedCharger = { readonly groupId: number; readonly linkPk: number }

/** DELETE virtual-groups/charge-boxs/{link} (VGR-067), once: read before, and again after a lost answer. */
export const chargerRemoval = (
  { vg, accountPk }: GroupWriter,
  groupId: number,
  { linkPk }: Pick<GroupChargerLink, 'linkPk'>,
): WriteAction<RemovedCharger, RemovedCharger> => {
  const isInside = async () =>
    mapOutcome(await readOneVirtualGroup(vg, groupId, accountPk), ({ chargers }) =>
      chargers.some((charger) => charger.linkPk === linkPk),
    )
  return {
    keys: [`virtual-group.charger.delete:${linkPk}`],
    lock: 'allTabs',
    journal: 'cp',
    patience: ONCE_PATIENCE,
    outdates: [VIRTUAL_GROUPS_KEY],
    look: async () => {
      const now = await isInside()
      if (now.kind !== 'done') return notRead(now)
      return now.data ? { look: 'ready', ready: { groupId, linkPk } } : { look: 'notSent', why: 'gone' }
    },
    proofOf: (ready) => ready,
    send: async () =>
      onceAnswerOf(
        await vg.send('DELETE', 'virtual-groups/charge-boxs/{linkPk}', { params: { linkPk } }),
        [204],
        undefined,
      ),
    confirm: async () => {
      const now = await isInside()
      if (now.kind !== 'done') return { found: 'unreadable' }
      return now.data ? { found: 'unchanged' } : { found: 'applied', result: undefined }
    },
  }
}
