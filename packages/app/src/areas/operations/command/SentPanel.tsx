import { acceptedOf, isRunning, quotedRequest, resultsOf } from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { SentFrame } from '@corrente/ui/widgets/operations'
import { taskOfSent, useTasks } from '../../../features/sent-tasks/index.ts'
import type { SentCommand } from '../../../features/sentCommands.ts'
import { useMay } from '../../../kit/access/index.ts'
import type { CommandOrder } from '../../../resources/commands.ts'
import { TaskAnswers } from '../TaskAnswers.tsx'
import type { StationOf } from '../useStationOf.ts'
import { useEffectOf } from './useEffectOf.ts'
import { type Rest, useRemainingHold } from './useRemainingStations.ts'

export interface SentPanelProps {
  readonly sent: SentCommand
  readonly stationOf: StationOf
  readonly onAgain: (stationIds: readonly string[]) => void
  /** What "first 5" left out, and how it is sent. */
  readonly rest: Rest | undefined
  readonly onRest: () => void
  /** Sends the opposite to the stations that took it. */
  readonly onUndo: (order: CommandOrder) => void
}

/** From sent to seen: the task of a send, with the answer of each station as it comes. */
export function SentPanel({ sent, stationOf, onAgain, rest, onRest, onUndo }: SentPanelProps) {
  const t = useText('operations')
  const may = useMay()('operations-tasks')
  const { tasks, isPaused, now } = useTasks((all) => {
    const task = taskOfSent(all, sent)
    return task === undefined || isRunning(task)
  }, sent)
  const task = tasks.data && taskOfSent(tasks.data, sent)
  const held = useRemainingHold(rest, tasks.data, now)
  // Who may not read the answers cannot be made to wait for them.
  const hold = may ? held : undefined
  const effectOf = useEffectOf(sent, task, stationOf, now)
  const out = isOutOfService(sent.order) && task ? acceptedOf(resultsOf(task, now)) : []
  return (
    <SentFrame
      taskId={sent.taskId}
      tasks={may ? tasks : undefined}
      hasTask={task !== undefined}
      isPaused={isPaused}
      tasksHref={may ? hrefOf({ path: pathOf('operations-tasks') }) : undefined}
      restLabel={rest && t('send.rest', { count: rest.stations.length })}
      restReason={
        hold && t(`send.restHold.${hold.why}`, { count: hold.count, most: rest?.mostRefusals ?? 0 })
      }
      onRest={onRest}
      request={quotedRequest(sent.order.command, sent.order.values)}
      undo={
        out.length === 0
          ? undefined
          : {
              label: t('results.back', { count: out.length }),
              onPress: () =>
                onUndo({
                  ...sent.order,
                  stations: out,
                  values: { ...sent.order.values, availType: 'OPERATIVE' },
                }),
            }
      }
    >
      {task && (
        <TaskAnswers task={task} now={now} stationOf={stationOf} onAgain={onAgain} effectOf={effectOf} />
      )}
    </SentFrame>
  )
}

const isOutOfService = ({ command, values }: CommandOrder): boolean =>
  command === 'changeAvailability' && values.availType === 'INOPERATIVE'
