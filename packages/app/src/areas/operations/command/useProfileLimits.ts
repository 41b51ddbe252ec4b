import { limitReads, type ProfileLimits } from '@corrente/domain/charging-profiles'
import type { Task } from '@corrente/domain/operations'
import { useMemo } from 'react'
import { useMay } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { profileLimitsQuery, tasksQuery } from '../../../resources/tasks.ts'

const NO_TASKS: readonly Task[] = []
const NONE: readonly ProfileLimits[] = []

/** What stations said last that they take of profiles, whoever asked them; without the right to the tasks, nothing. */
export function useProfileLimits(stations: readonly string[]): readonly ProfileLimits[] {
  const mayRead = useMay()('operations-tasks') && stations.length > 0
  const { data: tasks = NO_TASKS } = useLoadable(useMemo(() => tasksQuery(mayRead, undefined), [mayRead]))
  const reads = limitReads(tasks, stations)
  const key = JSON.stringify(reads)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says which reads they are
  const query = useMemo(() => profileLimitsQuery(reads), [key])
  return useLoadable(query).data ?? NONE
}
