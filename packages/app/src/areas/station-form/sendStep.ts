import {
  arePeopleSavedAs,
  arePhotosSavedAs,
  boundAtFirst,
  type ConnectorRequest,
  type ConnectorTypeOption,
  isConnectorSavedAs,
  isSavedAs,
  loadedStation,
  type SavedForm,
  type StationBase,
  type StationDetail,
  type StationSave,
  type StationSavePlan,
  type StationStep,
  stationSaveEnd,
} from '@corrente/domain/stations'
import type { ZoneId } from '@corrente/domain/time'
import type { Gateway, Outcome } from '../../gateways/index.ts'
import { answerOf, callEndOf } from '../../kit/writes/index.ts'
import { sendConnector } from '../../resources/connectors.ts'
import { readPeople } from '../../resources/stationPeople.ts'
import { readStationPhotos } from '../../resources/stationPhotos.ts'
import { findStation, readOneStation, sendStation } from '../../resources/stations.ts'

/** What a save works with. */
export interface SaveWorld {
  readonly cp: Gateway
  /** The tenant's country. */
  readonly country: string
  readonly types: readonly ConnectorTypeOption[]
  readonly zone: ZoneId
  /** Hours east of UTC now. */
  readonly offsetHours: () => number
}

/** How one call of a save came out, after a lost answer was looked up. */
export type StepAnswer =
  | { readonly kind: 'saved' }
  /** The server said no. */
  | { readonly kind: 'refused' }
  /** No more stations may be created (STN-039). */
  | { readonly kind: 'limit' }
  /** Another station has this charge box id; the server's own words (STF-013). */
  | { readonly kind: 'taken'; readonly text: string }
  /** The answer was lost, and it was found not to have been applied. */
  | { readonly kind: 'lost' }
  /** Nobody can tell: it must be looked up again before anything else is sent. */
  | { readonly kind: 'unknown' }

const SAVED: StepAnswer = { kind: 'saved' }
const REFUSED: StepAnswer = { kind: 'refused' }
const LOST: StepAnswer = { kind: 'lost' }
const UNKNOWN: StepAnswer = { kind: 'unknown' }

/** A station that was read again, as the form would hold it: photos and people stay this form's. */
export function baseOf(world: SaveWorld, station: StationDetail, { values }: StationBase): StationBase {
  const { country, types } = world
  return loadedStation(station, { country, types, photos: values.photos, people: values.people })
}

/** Sends one call of a plan; what is lost is looked up, never sent again by itself (decisions: Saving). */
export async function sendStep(
  world: SaveWorld,
  plan: StationSavePlan,
  step: StationStep,
  form: SavedForm,
): Promise<StepAnswer> {
  if (step !== 'station') {
    const { id, body } = requestOf(plan, step)
    const { end } = answerOf(await sendConnector(world.cp, form.base.pk ?? 0, id, body), undefined)
    if (end === 'done') return SAVED
    return end === 'refused' ? REFUSED : lookUpStep(world, plan, step, form)
  }
  const body = stationOf(plan)
  const outcome = await sendStation(world.cp, body)
  const said = outcome.kind === 'refused' ? outcome.body : undefined
  const end = stationSaveEnd(callEndOf(outcome), said, form.base.pk === undefined ? 'new' : 'edit')
  if (end.end === 'done') return SAVED
  if (end.message === 'stationLimitReached') return { kind: 'limit' }
  const taken: StepAnswer | undefined =
    end.message === 'stationIdTaken' ? { kind: 'taken', text: end.serverText ?? '' } : undefined
  if (!end.mustLookUp) return taken ?? REFUSED
  const found = await lookUpStep(world, plan, step, form)
  // The server's own word stands where nothing of it was found.
  if (taken && found.kind !== 'saved') return taken
  return found.kind === 'lost' && end.message === 'stationSaveFailed' ? REFUSED : found
}

/** Looks whether the server has what a step sent. */
export async function lookUpStep(
  world: SaveWorld,
  plan: StationSavePlan,
  step: StationStep,
  form: SavedForm,
): Promise<StepAnswer> {
  const { pk } = form.base
  if (pk === undefined) return lookUpCreated(world, stationOf(plan), form.base)
  const read = await readOneStation(world.cp, pk, world.zone)
  if (read.kind !== 'done') return UNKNOWN
  const found = baseOf(world, read.data, form.base)
  if (step !== 'station') return isConnectorSavedAs(requestOf(plan, step), found) ? SAVED : LOST
  const body = stationOf(plan)
  return isSavedAs(body, found) ? lookUpLists(world.cp, pk, body, form.base) : LOST
}

async function lookUpCreated(world: SaveWorld, body: StationSave, base: StationBase): Promise<StepAnswer> {
  const { cp, zone, offsetHours } = world
  const read = await findStation(cp, body.chargeBoxId, { zone, offsetHours: offsetHours() })
  if (read.kind !== 'done') return UNKNOWN
  if (!read.data) return LOST
  return isSavedAs(body, baseOf(world, read.data, base)) ? SAVED : { kind: 'taken', text: body.chargeBoxId }
}

/** Photos and people are in no station's reply: where they were changed, their own lists tell. */
async function lookUpLists(
  cp: Gateway,
  pk: number,
  body: StationSave,
  base: StationBase,
): Promise<StepAnswer> {
  const lists: Outcome<boolean>[] = []
  if (body.photos.length > 0 || body.deletedPhotos.length > 0) {
    const read = await readStationPhotos(cp, body.chargeBoxId)
    lists.push(read.kind === 'done' ? { ...read, data: arePhotosSavedAs(body, read.data) } : read)
  }
  if (body.typeOf === 'PRIVATE' && !arePeopleSavedAs(body, base.values.people ?? [])) {
    const read = await readPeople(cp, pk)
    lists.push(
      read.kind === 'done' ? { ...read, data: arePeopleSavedAs(body, boundAtFirst(read.data)) } : read,
    )
  }
  if (lists.some((list) => list.kind !== 'done')) return UNKNOWN
  return lists.every((list) => list.kind === 'done' && list.data) ? SAVED : LOST
}

function stationOf({ station }: StationSavePlan): StationSave {
  if (!station) throw new Error('the plan sends no station')
  return station
}

function requestOf({ connectors }: StationSavePlan, step: StationStep): ConnectorRequest {
  const request = connectors.find(({ id }) => step === `connector.${id}`)
  if (!request) throw new Error(`the plan has no ${step}`)
  return request
}
