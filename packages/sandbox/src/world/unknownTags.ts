import type { EpochMs } from '../clock/clock.ts'
import type { StationRow, TagRow, UnknownTagRow } from '../store/rows.ts'
import type { NetworkId } from './networks.ts'
import type { Random } from './random.ts'
import { cardId } from './tags.ts'

const HOUR_MS = 3_600_000
/** Most ids that are in the inbox at first. */
const MOST = 200

/** The bytes of an id in the other order, as some readers give them. */
const reversed = (idTag: string): string => (idTag.match(/../g) ?? []).reverse().join('')

/** Cards that were held to readers in the last three days and are not registered; some at more than one station. */
export const buildUnknownTags = (
  network: NetworkId,
  stations: readonly StationRow[],
  tags: readonly TagRow[],
  now: EpochMs,
  random: Random,
): UnknownTagRow[] => {
  const places = stations.filter(({ origin }) => origin === 'MOVE')
  if (places.length === 0) return []
  const cards = tags.filter(({ type, idTag }) => type === 'CARD' && /^[0-9A-F]{8,14}$/.test(idTag))
  const held = new Map<string, UnknownTagRow>()
  const hold = (idTag: string): void => {
    const station = random.pick(places)
    const row: UnknownTagRow = {
      network,
      idTag,
      stationPk: station.pk,
      accountPk: random.chance(0.15) ? null : station.accountPk,
      attempts: random.int(1, 9),
      lastAt: random.chance(0.04) ? null : now - Math.floor(random.next() ** 2 * 72 * HOUR_MS),
    }
    held.set(`${idTag}/${row.stationPk}`, row)
  }
  const count = Math.max(6, Math.min(MOST, Math.round(stations.length / 8)))
  for (let index = 0; index < count; index++) {
    const isReversed = index % 12 === 3 && cards.length > 0
    const idTag = isReversed ? reversed(random.pick(cards).idTag) : cardId(random)
    hold(idTag)
    if (random.chance(0.15)) hold(idTag)
  }
  return [...held.values()]
}
