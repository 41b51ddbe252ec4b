import { newTaps, TAP_WAIT_MS, type Tap } from '@corrente/domain/tags'
import type { EpochMs } from '@corrente/domain/time'
import { failureOf } from '@corrente/ui/foundations'
import { useEffect, useMemo, useState } from 'react'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { tapsQuery } from '../../../resources/unknownTags.ts'

const NONE: readonly Tap[] = []

/**
 * The cards that are held to a station's reader from now on: the inbox is read every 5 s for two minutes.
 * @param stationId - charge box id; undefined: nobody waits
 */
export function useTaps(stationId: string | undefined): {
  readonly taps: readonly Tap[]
  /** Undefined: it is over. */
  readonly until: EpochMs | undefined
  readonly hasFailed: boolean
  readonly onWait: () => void
} {
  const { clock } = usePorts()
  const [wait, setWait] = useState<{ readonly of: string; readonly until: EpochMs | undefined }>()
  const begin = (of: string) => setWait({ of, until: clock.now() + TAP_WAIT_MS })
  if (stationId !== undefined && wait?.of !== stationId) begin(stationId)
  const until = wait?.of === stationId ? wait?.until : undefined
  useEffect(() => {
    if (until === undefined || stationId === undefined) return
    const end = setTimeout(() => setWait({ of: stationId, until: undefined }), until - clock.now())
    return () => clearTimeout(end)
  }, [until, stationId, clock])
  const isOn = until !== undefined
  const read = useLoadable(useMemo(() => tapsQuery(isOn ? stationId : undefined), [isOn, stationId]))
  const [seen, setSeen] = useState<{
    readonly of: string
    readonly before: readonly Tap[]
    readonly now: readonly Tap[]
  }>()
  const { data } = read
  // What was in the inbox when the station was chosen is somebody else's.
  if (isOn && stationId !== undefined && data && (seen?.of !== stationId || seen.now !== data))
    setSeen({ of: stationId, before: seen?.of === stationId ? seen.before : data, now: data })
  const taps = useMemo(
    () => (seen && seen.of === stationId ? newTaps(seen.before, seen.now) : NONE),
    [seen, stationId],
  )
  return {
    taps,
    until,
    hasFailed: isOn && failureOf(read) !== undefined,
    onWait: () => {
      if (stationId !== undefined) begin(stationId)
    },
  }
}
