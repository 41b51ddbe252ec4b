import type { EpochMs } from '@corrente/domain/time'
import { useEffect, useMemo, useState } from 'react'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'

/** Home stands still for as long as somebody wants, its ages too (WCAG 2.2.2); whoever leaves it lets it go on. */
export function usePause() {
  const live = useLive()
  const { clock } = usePorts()
  const [at, setAt] = useState<EpochMs>()
  useEffect(() => (at === undefined ? undefined : live.hold()), [live, at])
  return {
    /** Since when; undefined: it goes on. */
    at,
    clock: useMemo(() => (at === undefined ? clock : { now: () => at }), [clock, at]),
    toggle: () => setAt(at === undefined ? clock.now() : undefined),
  }
}
