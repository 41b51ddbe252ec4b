import {
  COMPARED_MAX,
  type Effect,
  groupsOf,
  type Protocol,
  type ReadResult,
  resultsOf,
  type Task,
} from '@corrente/domain/operations'
import {
  ConfigurationComparison,
  ConfigurationDialog,
  type Correction,
  TaskResults,
} from '@corrente/ui/widgets/operations'
import { useAtomValue } from 'jotai'
import { useCallback, useMemo, useState } from 'react'
import { sentOf, useFilledForm } from '../../features/sent-tasks/index.ts'
import { sentCommandsAtom } from '../../features/sentCommands.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type TaskName, taskDetailQuery, taskDetailsQuery } from '../../resources/tasks.ts'
import { type StationOf, useStationNames } from './useStationOf.ts'
import { useTaskText } from './useTaskText.ts'

/** Opens the change of a key to the value that most have. */
function useCorrection(protocol: Protocol | undefined) {
  const open = useFilledForm('changeConfiguration')
  return (
    open &&
    (({ key, value, stationIds }: Correction) =>
      open({ stations: stationIds, values: { keyType: 'CUSTOM', customConfKey: key, value }, protocol }))
  )
}

/** Opens a soft reset of stations whose new value waits for one. */
function useReboot(protocol: Protocol | undefined) {
  const open = useFilledForm('remoteReset')
  return (
    open && ((stations: readonly string[]) => open({ stations, values: { resetType: 'SOFT' }, protocol }))
  )
}

export interface TaskAnswersProps {
  readonly task: Task
  /** The server's clock when it was read. */
  readonly now: number
  readonly stationOf: StationOf
  readonly onAgain: ((stationIds: readonly string[]) => void) | undefined
  /** What became of it; absent where nobody has listened since it was sent. */
  readonly effectOf?: ((result: ReadResult) => Effect | undefined) | undefined
}

/** What the stations of a task answered, with what they gave besides. */
export function TaskAnswers({ task, now, stationOf, onAgain, effectOf }: TaskAnswersProps) {
  const { copy } = usePorts()
  const results = useMemo(() => resultsOf(task, now), [task, now])
  const names = useStationNames(stationOf)
  const textOf = useTaskText(stationOf)
  const named = useTaskName(task)
  const [opened, setOpened] = useState<string>()
  const keys = useLoadable(
    useMemo(
      () => taskDetailQuery(opened === undefined ? undefined : { task: named, stationId: opened }),
      [opened, named],
    ),
  )
  const given = useMemo(
    () => results.filter(({ hasDetail }) => hasDetail).map(({ stationId }) => stationId),
    [results],
  )
  const [isComparing, setComparing] = useState(false)
  const groups = useMemo(() => groupsOf(results, stationOf), [results, stationOf])
  const firmwareOf = useCallback((id: string) => stationOf(id)?.firmware, [stationOf])
  const reboot = useReboot(task.protocol)
  const sent = useAtomValue(sentCommandsAtom)
  const own = sentOf(task, sent)
  return (
    <>
      <TaskResults
        task={task}
        results={results}
        nameOf={names.nameOf}
        stationHref={names.stationHref}
        onDetails={setOpened}
        effectOf={effectOf}
        onCompare={given.length > 1 ? () => setComparing(true) : undefined}
        onAgain={onAgain}
        onReboot={reboot}
        firmwareOf={firmwareOf}
        groups={groups}
        text={textOf(task, results)}
        onCopyText={copy}
      />
      <ConfigurationDialog
        station={opened === undefined ? undefined : names.nameOf(opened)}
        keys={keys}
        asked={own?.order.values.confKeys}
        protocol={task.protocol}
        onClose={() => setOpened(undefined)}
      />
      {isComparing && (
        <Comparison
          task={task}
          stationIds={given}
          nameOf={names.nameOf}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  )
}

/** What a task is known by; the same while it is the same task, whatever is answered meanwhile. */
const useTaskName = ({ id, startedAt }: Task): TaskName => useMemo(() => ({ id, startedAt }), [id, startedAt])

interface ComparisonProps {
  readonly task: Task
  /** Those that gave keys. */
  readonly stationIds: readonly string[]
  readonly nameOf: (stationId: string) => string
  readonly onClose: () => void
}

function Comparison({ task, stationIds, nameOf, onClose }: ComparisonProps) {
  const named = useTaskName(task)
  const correct = useCorrection(task.protocol)
  // What is compared stands, whatever is answered meanwhile.
  const [shown] = useState(() => stationIds.slice(0, COMPARED_MAX))
  const stations = useLoadable(
    useMemo(() => taskDetailsQuery({ task: named, stationIds: shown }), [named, shown]),
  )
  return (
    <ConfigurationComparison
      isOpen
      stations={stations}
      isCut={stationIds.length > shown.length}
      nameOf={nameOf}
      protocol={task.protocol}
      onCorrect={correct}
      onClose={onClose}
    />
  )
}
