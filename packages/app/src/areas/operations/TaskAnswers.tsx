import { resultsOf, type Task } from '@corrente/domain/operations'
import { ConfigurationDialog, TaskResults } from '@corrente/ui/widgets/operations'
import { useMemo, useState } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { taskDetailQuery } from '../../resources/tasks.ts'
import { type StationOf, useStationNames } from './useStationOf.ts'
import { useTaskText } from './useTaskText.ts'

export interface TaskAnswersProps {
  readonly task: Task
  /** The server's clock when it was read. */
  readonly now: number
  readonly stationOf: StationOf
  readonly onAgain: ((stationIds: readonly string[]) => void) | undefined
}

/** What the stations of a task answered, with what they gave besides. */
export function TaskAnswers({ task, now, stationOf, onAgain }: TaskAnswersProps) {
  const { copy } = usePorts()
  const results = useMemo(() => resultsOf(task, now), [task, now])
  const names = useStationNames(stationOf)
  const textOf = useTaskText(stationOf)
  const [opened, setOpened] = useState<string>()
  const keys = useLoadable(
    useMemo(
      () => taskDetailQuery(opened === undefined ? undefined : { taskId: task.id, stationId: opened }),
      [opened, task.id],
    ),
  )
  return (
    <>
      <TaskResults
        task={task}
        results={results}
        nameOf={names.nameOf}
        stationHref={names.stationHref}
        onDetails={setOpened}
        onAgain={onAgain}
        text={textOf(task, results)}
        onCopyText={copy}
      />
      <ConfigurationDialog
        station={opened === undefined ? undefined : names.nameOf(opened)}
        keys={keys}
        protocol={task.protocol}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}
