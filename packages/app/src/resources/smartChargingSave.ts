import type { Held, HeldMerge } from '@corrente/domain/forms'
import {
  afterSmartStep,
  createRequest,
  isChargingSavedAs,
  nextSmartStep,
  readCreatedCharging,
  SMART_CHARGING_FORM,
  type SmartCharging,
  type SmartChargingBase,
  type SmartChargingPath,
  type SmartSaving,
  type SmartStep,
  smartChargingForm,
  smartProof,
  smartSavingOf,
  updateRequest,
} from '@corrente/domain/smart-charging'
import type { Found, Look } from '@corrente/domain/writes'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { lookBeforeSave } from '../kit/forms/index.ts'
import { answerOf, type ChainAction, type ChainStep, notRead } from '../kit/writes/index.ts'
import { METERS_KEY } from './meters.ts'
import { mapOutcome } from './recordWrites.ts'
import { readChargersOfGroup, readOneCharging, SMART_CHARGING_KEY } from './smartCharging.ts'
import { readLinkOfGroup, VIRTUAL_GROUPS_KEY } from './virtualGroups.ts'

/** The gateways that a save goes to. */
interface SmartGateways {
  readonly vg: Gateway
  readonly sc: Gateway
}

/** The form over the record as it stands now. */
type SmartMerge = HeldMerge<SmartChargingBase, SmartChargingPath>
/** Why nothing was sent, besides the usual: somebody else gave the group its smart charging meanwhile. */
type SmartNotSent = 'othersFirst'
/** The save of a group's smart charging. */
type SmartSave = ChainAction<SmartSaving, SmartMerge, SmartNotSent>

/** The key of a group's save: what the journal keeps a half-done creation under. */
export const smartSaveKey = (groupId: number): string => `smart-charging.save:${groupId}`

/**
 * Saves a group's smart charging (SMC-023, SMC-026, SMC-028): POST, the link to the group, then the PUT with its meter and
 * whatever else is missing. The new id is kept until it is linked, past a reload too; a retry sends only what is missing.
 *
 * @param onMove - told after each step that was saved: what the form stands on from here
 */
export const saveSmartCharging = (
  gateways: SmartGateways,
  held: Held<SmartChargingBase>,
  onMove: (held: Held<SmartChargingBase>) => void,
): SmartSave => ({
  keys: [smartSaveKey(held.base.groupId)],
  lock: 'allTabs',
  outdates: [SMART_CHARGING_KEY, METERS_KEY, VIRTUAL_GROUPS_KEY],
  journal: {
    place: 'smart-charging',
    proofOf: smartProof,
    restore: (proof) => smartSavingOf(held.base.groupId, proof),
  },
  look: async (saved) => {
    const chargers = await readChargersOfGroup(gateways.vg, held.base.groupId)
    if (chargers.kind !== 'done') return notRead(chargers)
    return held.base.isLinked
      ? lookAtRecord(gateways, held, chargers.data)
      : lookAtLink(gateways, held, chargers.data, saved?.mustSave === true)
  },
  next: (saving) => {
    const step = nextSmartStep(saving)
    return step && STEPS[step](gateways, saving)
  },
  onSaved: (saving) => onMove(saving.held),
})

/** Nobody else gave the group its smart charging meanwhile: two of them would limit the same chargers. */
async function lookAtLink(
  { vg }: SmartGateways,
  held: Held<SmartChargingBase>,
  chargers: readonly number[],
  mustSave: boolean,
): Promise<Look<SmartSaving, SmartMerge, SmartNotSent>> {
  const { groupId, id } = held.base
  const link = await readLinkOfGroup(vg, groupId)
  if (link.kind !== 'done') return notRead(link)
  const found = link.data.smartChargingId
  if (found !== undefined && found !== id) return { look: 'notSent', why: 'othersFirst' }
  const base = { ...held.base, isLinked: found !== undefined }
  return {
    look: 'ready',
    ready: { held: { base, values: held.values }, chargers, mustSave, isCreation: true },
  }
}

async function lookAtRecord(
  { sc }: SmartGateways,
  held: Held<SmartChargingBase>,
  chargers: readonly number[],
): Promise<Look<SmartSaving, SmartMerge, SmartNotSent>> {
  const { groupId, id = 0 } = held.base
  const read = await readOneCharging(sc, id)
  const look = lookBeforeSave(SMART_CHARGING_FORM, held, read, (record: SmartCharging) =>
    smartChargingForm(groupId, record),
  )
  if (look.look === 'notSent' || read.kind !== 'done') return notRead(read)
  const { base, values } = look.ready
  const ready: SmartSaving = { held: { base, values }, chargers, mustSave: true, isCreation: false }
  return look.look === 'ask' ? { look: 'ask', ask: look.ask, ready } : { look: 'ready', ready }
}

type MakeStep = (gateways: SmartGateways, saving: SmartSaving) => ChainStep<SmartSaving>

/** One call of a save. */
const STEPS: Readonly<Record<SmartStep, MakeStep>> = {
  // There is no list in which a lost creation could be looked for: nobody can tell.
  create: ({ sc }, saving) => ({
    name: 'create',
    send: async () => {
      const json = createRequest(saving.held.values, saving.chargers)
      const outcome = await sc.send('POST', 'smart-charging', { json }, readCreatedCharging)
      if (outcome.kind === 'done')
        return { end: 'done', result: afterSmartStep(saving, 'create', outcome.data.id) }
      const answer = answerOf(outcome, saving)
      // A yes that does not say what it made is nothing to go on from.
      return answer.end === 'done' ? { end: 'unknown' } : answer
    },
  }),
  link: ({ vg }, saving) => {
    const { groupId, id = 0, values } = saving.held.base
    const linked = afterSmartStep(saving, 'link')
    const json = { virtual_group_id: groupId, enabled: values.isEnabled, smart_charging_id: id }
    return {
      name: 'link',
      send: async () => answerOf(await vg.send('POST', 'virtual-groups/smart-charging', { json }), linked),
      confirm: async () =>
        foundAs(
          mapOutcome(await readLinkOfGroup(vg, groupId), ({ smartChargingId }) => smartChargingId === id),
          linked,
        ),
    }
  },
  save: ({ sc }, saving) => {
    const { base, values } = saving.held
    const { id = 0 } = base
    const json = updateRequest(id, values, base, saving.chargers)
    const saved = afterSmartStep(saving, 'save')
    return {
      name: 'save',
      send: async () =>
        answerOf(await sc.send('PUT', 'smart-charging/{id}', { params: { id }, json }), saved),
      confirm: async () =>
        foundAs(
          mapOutcome(await readOneCharging(sc, id), (record) => isChargingSavedAs(json, record)),
          saved,
        ),
    }
  },
}

function foundAs(isThere: Outcome<boolean>, saved: SmartSaving): Found<SmartSaving> {
  if (isThere.kind !== 'done') return { found: 'unreadable' }
  return isThere.data ? { found: 'applied', result: saved } : { found: 'unchanged' }
}
