import { readAgainMs, type Task } from '@corrente/domain/operations'
import { type EpochMs, SECOND_MS } from '@corrente/domain/time'
import { type Loadable, useNow } from '@corrente/ui/foundations'
import { useEffect, useMemo, useState } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { tasksQuery } from '../../resources/tasks.ts'

/** The tasks, and whether they are still read by themselves. */
export interface WatchedTasks {
  readonly tasks: Loadable<readonly Task[]>
  /** Something runs, but it has been looked at for too long: by button from now on. */
  readonly isPaused: boolean
  /** The server's clock, a few seconds old at most: what is silent and what still waits. */
  readonly now: EpochMs
}

/** How often a minute of silence is looked for, whether or not anything is read meanwhile. */
const TICK_MS = 5 * SECOND_MS

/** The server's clock, renewed by itself; the same between two renewals. */
function useServerNow(): EpochMs {
  const { clock } = usePorts()
  const now = useNow(TICK_MS)
  // To the second: two readings of one clock are not of one moment.
  return now + Math.round((clock.serverNow() - clock.now()) / SECOND_MS) * SECOND_MS
}

/**
 * Reads the tasks, again every 5 s for two minutes while one that is shown runs, every 30 s for 15 minutes, then by button
 * (decisions: Operations and tasks).
 * @param runs - whether something that is shown runs
 * @param watch - another one starts the time anew
 */
export function useTasks(
  runs: (tasks: readonly Task[], now: EpochMs) => boolean,
  watch: unknown,
): WatchedTasks {
  const may = useMay()('operations-tasks')
  const { clock } = usePorts()
  const [since, setSince] = useState(() => ({ watch, at: clock.now() }))
  if (since.watch !== watch) setSince({ watch, at: clock.now() })
  const [everyMs, setEvery] = useState(() => readAgainMs(0))
  const tasks = useLoadable(useMemo(() => tasksQuery(may, everyMs), [may, everyMs]))
  const now = useServerNow()
  const isRunning = tasks.data !== undefined && runs(tasks.data, now)
  const wanted = isRunning ? readAgainMs(clock.now() - since.at) : undefined
  useEffect(() => setEvery(wanted), [wanted])
  return { tasks, isPaused: isRunning && wanted === undefined, now }
}
