import type { PricingEntry } from '@corrente/domain/pricing'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePorts } from '../../../ports/index.ts'
import { readPricingEntries } from '../../../resources/pricingProfiles.ts'

/** How many are read at once. */
const AT_ONCE = 4

/** Entries by profile. `failed`: they could not be read; absent: not read (yet). */
export type ProfileEntries = ReadonlyMap<string, readonly PricingEntry[] | 'failed'>

/** Reads the entries of profiles as these come into view, four at a time, each once. */
export function useProfileEntries(): {
  readonly entries: ProfileEntries
  readonly ask: (uuid: string) => void
} {
  const { cp } = usePorts().gateways
  const [entries, setEntries] = useState<ProfileEntries>(new Map())
  const work = useRef({ asked: new Set<string>(), waiting: [] as string[], running: 0, isOver: false })
  useEffect(() => {
    const { current } = work
    current.isOver = false
    return () => {
      current.isOver = true
    }
  }, [])
  const step = useCallback(() => {
    const { current } = work
    while (current.running < AT_ONCE) {
      const uuid = current.waiting.shift()
      if (uuid === undefined) return
      current.running += 1
      void readPricingEntries(cp, uuid).then((outcome) => {
        current.running -= 1
        if (current.isOver) return
        const read = outcome.kind === 'done' ? outcome.data : 'failed'
        setEntries((now) => new Map(now).set(uuid, read))
        step()
      })
    }
  }, [cp])
  const ask = useCallback(
    (uuid: string) => {
      const { current } = work
      if (current.asked.has(uuid)) return
      current.asked.add(uuid)
      current.waiting.push(uuid)
      step()
    },
    [step],
  )
  return { entries, ask }
}
