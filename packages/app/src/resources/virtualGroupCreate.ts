import { isSameValue } from '@corrente/domain/forms'
import {
  createGroupRequest,
  isGroupCreatedAs,
  isPricingSavedAs,
  readCreatedGroup,
  type VirtualGroupCreate,
  type VirtualGroupValues,
} from '@corrente/domain/virtual-groups'
import type { Answer, Found, JournalEntry, Snapshot } from '@corrente/domain/writes'
import type { Outcome } from '../gateways/index.ts'
import { answerOf, type ChainAction, type ChainStep, inTab } from '../kit/writes/index.ts'
import { mapOutcome } from './recordWrites.ts'
import {
  readAllGroups,
  readOneVirtualGroup,
  readPricingOfGroup,
  VIRTUAL_GROUPS_KEY,
} from './virtualGroups.ts'
import type { GroupWriter } from './virtualGroupWrites.ts'

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
