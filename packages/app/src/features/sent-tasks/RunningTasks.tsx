import { isAwaited, type Task } from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import type { EpochMs } from '@corrente/domain/time'
import { RunningLink } from '@corrente/ui/widgets/shell'
import { useAtomValue } from 'jotai'
import { sentCommandsAtom } from '../sentCommands.ts'
import { taskOfSent } from './sentCommands.ts'
import { useTasks } from './useTasks.ts'

/**
 * How many of the tasks that this tab has sent still run, and the way to them; nothing once all have answered, or have been
 * silent for too long.
 */
export function RunningTasks() {
  const sent = useAtomValue(sentCommandsAtom)
  const awaited = (tasks: readonly Task[], now: EpochMs) =>
    sent.filter((each) => {
      const task = taskOfSent(tasks, each)
      return task !== undefined && isAwaited(task, now)
    })
  const { tasks, now } = useTasks((all, at) => awaited(all, at).length > 0, sent)
  const { length: count } = awaited(tasks.data ?? [], now)
  if (count === 0) return null
  return (
    <RunningLink
      count={count}
      href={hrefOf({ path: pathOf('operations-tasks'), search: { show: 'awaited' } })}
    />
  )
}
