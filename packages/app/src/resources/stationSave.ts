import type { Held, HeldMerge } from '@corrente/domain/forms'
import {
  afterStep,
  arePeopleSavedAs,
  arePhotosSavedAs,
  boundAtFirst,
  type ConnectorTypeOption,
  isConnectorSavedAs,
  isSavedAs,
  loadedStation,
  planStationSave,
  STATION_FORM,
  type StationBase,
  type StationDetail,
  type StationPath,
  type StationPolicy,
  type StationSave,
  type StationSavePlan,
  type StationStep,
  type StationValues,
  stationSaveEnd,
} from '@corrente/domain/stations'
import type { Answer, Found, Look } from '@corrente/domain/writes'
import type { Gateway, Outcome } from '../gateways/index.ts'
import { lookBeforeSave } from '../kit/forms/index.ts'
import { answerOf, type ChainAction, type ChainStep, callEndOf, inTab, notRead } from '../kit/writes/index.ts'
import type { FormatsPort } from '../ports/index.ts'
import { sendConnector } from './connectors.ts'
import { readPeople } from './stationPeople.ts'
import { readStationPhotos } from './stationPhotos.ts'
import { findStation, readOneStation, STATIONS_KEY, sendStation } from './stations.ts'

/** What a save works with. */
export interface StationSaveWorld {
  readonly cp: Gateway
  /** The tenant's country. */
  readonly country: string
  readonly types: readonly ConnectorTypeOption[]
  readonly formats: FormatsPort
  readonly policyOf: (values: StationValues, base: StationBase) => StationPolicy
}

/** A station's form over the station as it stands now. */
export type StationMerge = HeldMerge<StationBase, StationPath>

/** A save on its way: the form as it stands after what was saved, and what is missing. */
export interface StationSaving {
  readonly held: Held<StationBase>
  readonly plan: StationSavePlan
  readonly missing: readonly StationStep[]
}

/** What a save tells its form. */
export interface StationSaveTold {
  /** Base and values have moved: what was merged in or saved is what the form stands on from here. */
  readonly onMove: (held: Held<StationBase>) => void
  /** A creation's answer was lost, and another station has its id (STF-013). */
  readonly onTaken: (stationId: string) => void
}

const KEPT = inTab<StationSave>()

/** A creation on its way in the tab: what its look needs, without photos, which stay in memory (decisions: Saving). */
const creationInTab = (held: Held<StationBase>): NonNullable<ChainAction<StationSaving>['journal']> => ({
  place: 'tab',
  proofOf: ({ plan }) => (plan.station ? KEPT.proofOf({ ...plan.station, photos: [] }) : {}),
  restore: (kept) => ({
    held,
    plan: { station: KEPT.restore(kept), connectors: [], steps: ['station'] },
    missing: ['station'],
  }),
})

/**
 * Saves a station (STF-018, STF-019, CON-018): it is read again first, then goes out in steps, its own call before its
 * connectors'. A retry sends only what is missing, as the form's base moves with each step.
 */
export function saveStation(
  world: StationSaveWorld,
  held: Held<StationBase>,
  { onMove, onTaken }: StationSaveTold,
): ChainAction<StationSaving, StationMerge> {
  const begin = (from: Held<StationBase>): StationSaving => {
    const plan = planStationSave(from.values, from.base, world.policyOf(from.values, from.base))
    return { held: from, plan, missing: plan.steps }
  }
  const isNew = held.base.pk === undefined
  return {
    keys: [`station.save:${held.base.pk ?? 'new'}`],
    lock: 'page',
    ...(isNew && { journal: creationInTab(held) }),
    outdates: [STATIONS_KEY],
    look: async () => {
      if (isNew) return { look: 'ready', ready: begin(held) }
      const look = await lookOverStation(world, held)
      if (look.look === 'notSent') return look
      if (look.look === 'ready') onMove(look.ready)
      return { ...look, ready: begin(look.ready) }
    },
    next: (state) => nextStep(world, state, onTaken),
    // A new station's key is nobody's here: it is saved, and its form is left.
    onSaved: (state) => {
      if (!isNew) onMove(state.held)
    },
  }
}

/** A station that was read again, as the form would hold it: photos and people stay this form's. */
function baseOf(world: StationSaveWorld, station: StationDetail, { values }: StationBase): StationBase {
  const { country, types } = world
  return loadedStation(station, { country, types, photos: values.photos, people: values.people })
}

/** Reads the station again; the people of a private one too, since a save carries the whole list of them (STF-086). */
async function lookOverStation(
  world: StationSaveWorld,
  held: Held<StationBase>,
): Promise<Look<StationMerge, StationMerge>> {
  const { base, values } = held
  const pk = base.pk ?? 0
  const read = await readOneStation(world.cp, pk, world.formats)
  if (read.kind !== 'done') return notRead(read)
  const theirs = baseOf(world, read.data, base)
  const over = (now: StationBase): Look<StationMerge, StationMerge> =>
    lookBeforeSave(STATION_FORM, held, { ...read, data: now }, (same) => same)
  const alone = over(theirs)
  const isPrivate = alone.look !== 'notSent' && alone.ready.values.visibility === 'PRIVATE'
  if (!isPrivate || !base.values.people || !values.people) return alone
  const people = await readPeople(world.cp, pk)
  if (people.kind !== 'done') return notRead(people)
  return over({ ...theirs, values: { ...theirs.values, people: boundAtFirst(people.data) } })
}

function nextStep(
  world: StationSaveWorld,
  { held, plan, missing }: StationSaving,
  onTaken: (stationId: string) => void,
): ChainStep<StationSaving> | undefined {
  const [name, ...rest] = missing
  if (name === undefined) return undefined
  const saved: StationSaving = { held: afterStep(held, name), plan, missing: rest }
  const { pk } = held.base
  const connector = plan.connectors.find(({ id }) => name === `connector.${id}`)
  if (connector && pk !== undefined)
    return {
      name,
      send: async () => answerOf(await sendConnector(world.cp, pk, connector.id, connector.body), saved),
      confirm: () =>
        readBack(world, held.base, pk, async (found) => isConnectorSavedAs(connector, found)).then(
          asFound(saved),
        ),
    }
  const body = plan.station
  if (!body) return undefined
  return {
    name,
    send: async () => stationAnswer(await sendStation(world.cp, body), saved, pk === undefined),
    confirm: () =>
      (pk === undefined
        ? readCreated(world, body, held.base, onTaken)
        : readBack(world, held.base, pk, async (found) =>
            isSavedAs(body, found) ? areListsSaved(world.cp, pk, body, held.base) : false,
          )
      ).then(asFound(saved)),
  }
}

/** What the answer to a station's own call says (STF-012 to STF-015, STN-039). */
function stationAnswer(outcome: Outcome<never>, saved: StationSaving, isNew: boolean): Answer<StationSaving> {
  const answer = answerOf(outcome, saved)
  if (outcome.kind !== 'refused') return answer
  const end = stationSaveEnd(callEndOf(outcome), outcome.body, isNew ? 'new' : 'edit')
  if (end.end !== 'refused') return answer
  const { status, body } = outcome
  return { end: 'refused', refusal: { status, body }, looksFirst: end.mustLookUp }
}

/** true: it is there as it was sent; undefined: it could not be read; `taken`: its id is another station's. */
type IsThere = boolean | 'taken' | undefined

const asFound =
  (saved: StationSaving) =>
  (isThere: IsThere): Found<StationSaving> => {
    if (isThere === undefined) return { found: 'unreadable' }
    if (isThere === 'taken') return { found: 'unchanged', isSettled: true }
    return isThere ? { found: 'applied', result: saved } : { found: 'unchanged' }
  }

async function readBack(
  world: StationSaveWorld,
  base: StationBase,
  pk: number,
  isThere: (found: StationBase) => Promise<IsThere>,
): Promise<IsThere> {
  const read = await readOneStation(world.cp, pk, world.formats)
  return read.kind === 'done' ? isThere(baseOf(world, read.data, base)) : undefined
}

async function readCreated(
  world: StationSaveWorld,
  body: StationSave,
  base: StationBase,
  onTaken: (stationId: string) => void,
): Promise<IsThere> {
  const read = await findStation(world.cp, body.chargeBoxId, world.formats)
  if (read.kind !== 'done') return undefined
  if (!read.data) return false
  if (isSavedAs(body, baseOf(world, read.data, base))) return true
  onTaken(body.chargeBoxId)
  return 'taken'
}

/** Photos and people are in no station's reply: where they were changed, their own lists tell. */
async function areListsSaved(
  cp: Gateway,
  pk: number,
  body: StationSave,
  base: StationBase,
): Promise<IsThere> {
  const { photos, deletedPhotos, typeOf } = body
  if (photos.length > 0 || deletedPhotos.length > 0) {
    const read = await readStationPhotos(cp, body.chargeBoxId)
    if (read.kind !== 'done') return undefined
    if (!arePhotosSavedAs(body, read.data)) return false
  }
  if (typeOf === 'PRIVATE' && !arePeopleSavedAs(body, base.values.people ?? [])) {
    const read = await readPeople(cp, pk)
    return read.kind === 'done' ? arePeopleSavedAs(body, boundAtFirst(read.data)) : undefined
  }
  return true
}
