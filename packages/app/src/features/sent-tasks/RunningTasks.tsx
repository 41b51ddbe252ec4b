import { isRunning } from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { RunningLink } from '@corrente/ui/widgets/shell'
import { useAtomValue } from 'jotai'
import { sentCommandsAtom } from '../sent-commands/index.ts'
import { taskOfSent } from './sentCommands.ts'
import { useTasks } from './useTasks.ts'

/** How many of the tasks that this tab has sent still run, and the way to them; nothing once all have ended. */
export function RunningTasks() {
  const sent = useAtomValue(sentCommandsAtom)
  const { tasks } = useTasks((all) => sent.some((each) => isWaited(taskOfSent(all, each))), sent)
  const count = sent.filter((each) => isWaited(taskOfSent(tasks.data ?? [], each))).length
  if (tasks.data === undefined || count === 0) return null
  return (
    <RunningLink
      count={count}
      href={hrefOf({ path: pathOf('operations-tasks'), search: { show: 'mine' } })}
    />
  )
}

const isWaited = (task: Parameters<typeof isRunning>[0] | undefined): boolean =>
  task !== undefined && isRunning(task)
