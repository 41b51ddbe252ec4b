import type { MeterReading } from '@corrente/domain/smart-charging'
import { atom, useAtom } from 'jotai'
import { useEffect } from 'react'

/** Readings kept of one meter: a night of them, one each 30 s. */
const MOST = 1500
const NONE: readonly MeterReading[] = []

/** The readings seen since the page was opened, by meter; they go on while other pages are shown, and end with the document. */
const tracesAtom = atom<ReadonlyMap<string, readonly MeterReading[]>>(new Map())

/** The readings of a meter seen since the page was opened, oldest first; the same moment counts once. */
export function useTrace(reading: MeterReading | undefined): readonly MeterReading[] {
  const [traces, setTraces] = useAtom(tracesAtom)
  useEffect(() => {
    if (reading?.at === undefined) return
    setTraces((all) => {
      const seen = all.get(reading.meterId) ?? NONE
      const last = seen.at(-1)?.at
      if (last !== undefined && last >= (reading.at ?? 0)) return all
      return new Map(all).set(reading.meterId, [...seen, reading].slice(-MOST))
    })
  }, [reading, setTraces])
  return (reading && traces.get(reading.meterId)) ?? NONE
}
