import type { MeterReading } from '@corrente/domain/smart-charging'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'

/** Readings kept of one meter: a night of them, one each 30 s. */
const MOST = 1500

/** The readings of one meter, oldest first. */
type Seen = readonly MeterReading[]

/** The readings seen since the page was opened, by meter; they go on while other pages are shown, and end with the document. */
const seenAtom = atom<ReadonlyMap<string, Seen>>(new Map())

/** All that was seen so far with these readings; the same moment counts once. The same map where nothing is new. */
function withThese(all: ReadonlyMap<string, Seen>, readings: Seen): ReadonlyMap<string, Seen> {
  const fresh = readings.filter(({ meterId, at }) => {
    const last = all.get(meterId)?.at(-1)?.at
    return at !== undefined && (last === undefined || at > last)
  })
  if (fresh.length === 0) return all
  const next = new Map(all)
  for (const reading of fresh)
    next.set(reading.meterId, [...(next.get(reading.meterId) ?? []), reading].slice(-MOST))
  return next
}

/**
 * Keeps readings as they are shown, and gives those that were seen of each meter since the page was opened.
 * @param readings - the latest of each meter; keep the array
 */
export function useSeenReadings(readings: Seen | undefined): ReadonlyMap<string, Seen> {
  const [seen, setSeen] = useAtom(seenAtom)
  useEffect(() => {
    if (readings) setSeen((all) => withThese(all, readings))
  }, [readings, setSeen])
  return seen
}
