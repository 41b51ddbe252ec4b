import { decodeWeek, type KnownWeeks } from '@corrente/domain/pricing'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { entriesOfQuery, type ReadEntries } from '../../resources/pricingProfiles.ts'
import { useTariffClock } from './useTariffClock.ts'

const NO_ENTRIES: ReadEntries = new Map()

/** The weeks of a few profiles by the tariffs' clock, read once and kept for five minutes. */
export function useWeeks(uuids: readonly string[]) {
  const { zone, now } = useTariffClock()
  const key = uuids.join()
  const read = useLoadable(useMemo(() => entriesOfQuery(key === '' ? [] : key.split(',')), [key]))
  const weeks = useMemo(
    (): KnownWeeks =>
      new Map(
        [...(read.data ?? NO_ENTRIES)].map(
          ([uuid, entries]) =>
            [uuid, typeof entries === 'string' ? entries : decodeWeek(entries, zone)] as const,
        ),
      ),
    [read.data, zone],
  )
  return { read, weeks, now }
}
