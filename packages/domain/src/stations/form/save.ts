import type { Held } from '../../forms/index.ts'
import type { CallEnd } from '../../session/index.ts'
import { saysError, serverTextOf } from '../../wire/index.ts'
import { type WriteEnd, writeEnd } from '../../writes/index.ts'
import { savedPhotos } from './photos.ts'
import type { StationPolicy } from './policy.ts'
import {
  type ConnectorRequest,
  connectorRequests,
  isStationChanged,
  type StationSave,
  stationRequest,
} from './request.ts'
import type { StationBase, StationValues } from './values.ts'

/** A call of a save: the station's own, or a connector's by its number. */
export type StationStep = 'station' | `connector.${number}`

/** What a save sends, in its order (CON-018): the station first, then each connector that was changed. */
export interface StationSavePlan {
  /** undefined: nothing of the station itself is to be sent. */
  readonly station: StationSave | undefined
  readonly connectors: readonly ConnectorRequest[]
  readonly steps: readonly StationStep[]
}

/**
 * What is to be sent. The base moves with what was saved, so that the plan of a retry holds only what is missing. A form
 * in which nothing at all was changed still sends the station: pressing Save is never nothing.
 */
export function planStationSave(
  values: StationValues,
  base: StationBase,
  policy: StationPolicy,
): StationSavePlan {
  const connectors = base.pk === undefined ? [] : connectorRequests(values, base, policy)
  const isSent = base.pk === undefined || connectors.length === 0 || isStationChanged(values, base, policy)
  const order: StationStep[] = connectors.map(({ id }): StationStep => `connector.${id}`)
  return {
    station: isSent ? stationRequest(values, base, policy) : undefined,
    connectors,
    steps: isSent ? ['station', ...order] : order,
  }
}

/** The form after one of its calls was saved: base and photos move with it (decisions: Saving). */
export type SavedForm = Held<StationBase>

/** Moves the base over a step that was saved. @param pk the new station's, where it was created */
export function afterStep(form: SavedForm, step: StationStep, pk?: number): SavedForm {
  const { base, values } = form
  if (step === 'station') {
    const photos = savedPhotos(values.photos)
    return {
      values: { ...values, photos },
      base: {
        ...base,
        pk: base.pk ?? pk,
        values: { ...values, photos, connectors: base.values.connectors },
      },
    }
  }
  const saved = values.connectors.find(({ id }) => step === `connector.${id}`)
  if (!saved) return form
  const connectors = base.values.connectors.map((each) => (each.id === saved.id ? saved : each))
  return { values, base: { ...base, values: { ...base.values, connectors } } }
}

/** What the end of a station's call says; the words are in the catalogue of the stations area. */
export const STATION_SAVE_MESSAGES = [
  'stationCreated',
  'stationUpdated',
  'stationSaveFailed',
  'stationSaveUnknown',
  'stationIdTaken',
  'stationLimitReached',
  'stationNotFound',
] as const
export type StationSaveMessage = (typeof STATION_SAVE_MESSAGES)[number]

/** How a station's call ended, and what to say. */
export interface StationSaveEnd {
  readonly end: WriteEnd
  readonly message: StationSaveMessage
  /** The server's own words, shown only with 'stationIdTaken' (STF-013). */
  readonly serverText?: string
  /** Whether the record must be looked up by its own id before anything is said: it may be there (decisions: Saving). */
  readonly mustLookUp: boolean
}

const TAKEN = /unique|duplicate/i
const ID = /charge_?box_?id/i
/** A server may send pages of its own trouble; what it says of an id stands at its beginning. */
const READ_AT_MOST = 10_000

/** Whether a server's text says that an id is taken: `CHARGEBOX_ID_DUPLICATE`, or a constraint on the id's column. */
function saysIdTaken(text: string): boolean {
  const start = text.slice(0, READ_AT_MOST)
  const at = start.search(TAKEN)
  return at >= 0 && (/CHARGEBOX_ID_DUPLICATE/i.test(start) || ID.test(start.slice(at)))
}

const DUPLICATE_STATUSES: readonly CallEnd[] = [400, 409, 500]

/** Whether an answer says that the charge box id is taken: at 400, 409 or 500 (STF-013). */
export function isDuplicateId(end: CallEnd, body: unknown): boolean {
  const text = serverTextOf(body)
  return DUPLICATE_STATUSES.includes(end) && text !== undefined && saysIdTaken(text)
}

/** What the answer of a POST or PUT means (STF-012 to STF-015, STN-039). */
export function stationSaveEnd(end: CallEnd, body: unknown, mode: 'new' | 'edit'): StationSaveEnd {
  if (isDuplicateId(end, body)) {
    const serverText = serverTextOf(body)
    // Right after a lost answer the "duplicate" may be one's own station.
    const said = { end: 'refused', message: 'stationIdTaken', mustLookUp: mode === 'new' } as const
    return serverText === undefined ? said : { ...said, serverText }
  }
  const kind = writeEnd(end, saysError(body))
  if (kind === 'done')
    return { end: kind, message: mode === 'new' ? 'stationCreated' : 'stationUpdated', mustLookUp: false }
  if (mode === 'new' && end === 403) return { end: kind, message: 'stationLimitReached', mustLookUp: false }
  // A server error is shown as the failure that it says; whether it took effect is looked up all the same.
  const message = kind === 'unknown' && typeof end !== 'number' ? 'stationSaveUnknown' : 'stationSaveFailed'
  return { end: kind, message, mustLookUp: kind === 'unknown' }
}
