import { type Held, isSameValue } from '@corrente/domain/forms'
import {
  createGroupRequest,
  GROUP_EDIT_FORM,
  GROUP_PRICING_FORM,
  type GroupChargerLink,
  type GroupEditBase,
  type GroupPricing,
  type GroupPricingBase,
  groupEditForm,
  groupPricingForm,
  isGroupCreatedAs,
  isGroupUpdatedAs,
  isPricingSavedAs,
  pricingRequest,
  readCreatedGroup,
  updateGroupRequest,
  type VirtualGroupCreate,
  type VirtualGroupItem,
  type VirtualGroupValues,
} from '@corrente/domain/virtual-groups'
import {
  type Answer,
  type Found,
  type JournalEntry,
  ONCE_PATIENCE,
  type Snapshot,
} from '@corrente/domain/writes'
import type { Gateway, Outcome } from '../gateways/index.ts'
import {
  answerOf,
  type ChainAction,
  type ChainStep,
  inTab,
  notRead,
  onceAnswerOf,
  type WriteAction,
} from '../kit/writes/index.ts'
import { mapOutcome, recordDeletion, recordSave } from './recordWrites.ts'
import {
  readAllGroups,
  readOneVirtualGroup,
  readPricingOfGroup,
  VIRTUAL_GROUPS_KEY,
} from './virtualGroups.ts'

/** What a write of a group needs besides the group. */
export interface GroupWriter {
  readonly vg: Gateway
  /** The session's account. */
  readonly accountPk: number
}

/** A group on its way. */
export interface GroupCreation {
  readonly sent: VirtualGroupCreate
  /** undefined: it was not created yet. */
  readonly id: number | undefined
  readonly isCreated: boolean
  /** It was found to be there already. */
  readonly isFound: boolean
  /** The group that its pricing is still to be created for (VGR-063). */
  readonly pricingFor: number | undefined
  /** Smart charging was asked for, and the group says that it has none: its tab goes on with it. */
  readonly isSmartMissing: boolean
}

const lacksSmart = (
  { smart_charging }: VirtualGroupCreate,
  found: { readonly hasSmartCharging: boolean | undefined } | undefined,
) => smart_charging.enabled && found?.hasSmartCharging === false

/** The group of a lost creation, by its name and its chargers; undefined: it is not there. */
async function findCreated(
  { vg, accountPk }: GroupWriter,
  begun: GroupCreation,
): Promise<Outcome<GroupCreation | undefined>> {
  const { sent } = begun
  const all = await readAllGroups(vg, accountPk, sent.name)
  if (all.kind !== 'done') return all
  for (const { id } of all.data.rows.filter(({ name }) => name === sent.name)) {
    const read = await readOneVirtualGroup(vg, id, accountPk)
    if (read.kind !== 'done') return read
    if (!isGroupCreatedAs(sent, read.data)) continue
    const pricing = await readPricingOfGroup(vg, id)
    if (pricing.kind !== 'done') return pricing
    const asks = sent.dynamic_pricing.enabled && pricing.data === 'none'
    return {
      ...read,
      data: {
        ...begun,
        id,
        isCreated: true,
        isFound: true,
        pricingFor: asks ? id : undefined,
        isSmartMissing: lacksSmart(sent, read.data),
      },
    }
  }
  return mapOutcome(all, () => undefined)
}

const groupStep = (writer: GroupWriter, state: GroupCreation): ChainStep<GroupCreation> => ({
  name: 'group',
  send: async (): Promise<Answer<GroupCreation>> => {
    const outcome = await writer.vg.send('POST', 'virtual-groups', { json: state.sent }, readCreatedGroup)
    const made = outcome.kind === 'done' ? outcome.data : undefined
    return answerOf(outcome, {
      ...state,
      id: made?.id ?? made?.pricingFor,
      isCreated: true,
      pricingFor: made?.pricingFor,
      isSmartMissing: lacksSmart(state.sent, made),
    })
  },
  confirm: async (): Promise<Found<GroupCreation>> => {
    const found = await findCreated(writer, state)
    if (found.kind !== 'done') return { found: 'unreadable' }
    return found.data ? { found: 'applied', result: found.data } : { found: 'unchanged' }
  },
})

const pricingStep = ({ vg }: GroupWriter, state: GroupCreation, id: number): ChainStep<GroupCreation> => {
  const priced = { ...state, pricingFor: undefined }
  return {
    name: 'pricing',
    send: async () => {
      const json = { virtual_group_id: id, ...state.sent.dynamic_pricing }
      return answerOf(await vg.send('POST', 'virtual-groups/dynamic-pricing', { json }), priced)
    },
    confirm: async () => {
      const read = await readPricingOfGroup(vg, id)
      if (read.kind !== 'done') return { found: 'unreadable' }
      return isPricingSavedAs(state.sent.dynamic_pricing, read.data)
        ? { found: 'applied', result: priced }
        : { found: 'unchanged' }
    },
  }
}

/** What an earlier try of this very group has saved; a group that was changed meanwhile is another one. */
function madeBefore(saved: Snapshot | undefined, sent: VirtualGroupCreate): GroupCreation | undefined {
  const state = saved && KEPT.restore(saved)
  return state && isSameValue(state.sent, sent) ? state : undefined
}
const KEPT = inTab<GroupCreation>()
/** The key of a creation; what one left behind stands in the journal of the tab under it. */
export const NEW_GROUP = 'virtual-group.save:new'
/** A creation that a page before this one began. */
export const leftGroup = ({ proof }: Pick<JournalEntry, 'proof'>): GroupCreation => KEPT.restore(proof)

/**
 * Creates a group with its smart charging (VGR-060), then the pricing that its reply asks for (VGR-063). A retry looks first whether the group is
 * there, and sends only what is missing.
 *
 * @param made - what an earlier try has saved
 */
export const createGroup = (
  writer: GroupWriter,
  values: VirtualGroupValues,
  { made, isRetry = false }: { readonly made: GroupCreation | undefined; readonly isRetry?: boolean },
  onSaved: (state: GroupCreation) => void,
): ChainAction<GroupCreation> => ({
  keys: [NEW_GROUP],
  lock: 'page',
  journal: KEPT,
  outdates: [VIRTUAL_GROUPS_KEY],
  look: async (saved) => {
    const sent = createGroupRequest(values, writer.accountPk)
    const known = made ?? madeBefore(saved, sent)
    if (known) return { look: 'ready', ready: known }
    const begun: GroupCreation = {
      sent,
      id: undefined,
      isCreated: false,
      isFound: false,
      pricingFor: undefined,
      isSmartMissing: false,
    }
    if (!isRetry) return { look: 'ready', ready: begun }
    const found = await findCreated(writer, begun)
    return found.kind === 'done'
      ? { look: 'ready', ready: found.data ?? begun }
      : { look: 'notSent', why: 'unreachable' }
  },
  next: (state) => {
    if (!state.isCreated) return groupStep(writer, state)
    return state.pricingFor === undefined ? undefined : pricingStep(writer, state, state.pricingFor)
  },
  onSaved,
})

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
    lock: 'page',
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
