import { isJsonObject, keyTextOf } from '../wire/index.ts'
import { callOf } from './frame.ts'
import { stationOf } from './line.ts'

/** A card that the server told a station not to take. */
export interface RefusedCard {
  readonly idTag: string
  /** Charge box id; undefined where the lines do not say. */
  readonly station: string | undefined
}

const ASKS = new Set(['Authorize', 'StartTransaction'])

/** The card of a refused Authorize, or of a start that was not let in; undefined for any other pair of lines. */
export function refusedCardOf(call: string, answer: string): RefusedCard | undefined {
  const asked = callOf(call)
  const said = callOf(answer)
  if (asked?.kind !== 'call' || !ASKS.has(asked.action ?? '') || said?.kind !== 'result') return undefined
  const idTag = keyTextOf(asked.payload.idTag)
  const { idTagInfo } = said.payload
  const status = isJsonObject(idTagInfo) ? keyTextOf(idTagInfo.status) : undefined
  if (idTag === undefined || status === undefined || status.toLowerCase() === 'accepted') return undefined
  return { idTag, station: stationOf(call) ?? stationOf(answer) }
}
