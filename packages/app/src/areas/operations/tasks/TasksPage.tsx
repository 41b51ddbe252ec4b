import { emptyValues } from '@corrente/domain/forms'
import {
  COMMAND_FORM,
  COMMAND_RULES,
  COMMANDS,
  countVerdicts,
  historyOf,
  isAwaited,
  isRunning,
  quotedRequest,
  resultsOf,
  type Task,
  taskKey,
} from '@corrente/domain/operations'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { fold } from '@corrente/domain/text'
import { z } from '@corrente/domain/wire'
import type { Loadable } from '@corrente/ui/foundations'
import { Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { SavedViews } from '@corrente/ui/widgets/lists'
import {
  OperationsFrame,
  SentRequest,
  StationHistory,
  TASK_QUESTIONS,
  TaskList,
  TasksPaused,
} from '@corrente/ui/widgets/operations'
import { useNavigate } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { useOperationViews } from '../../../features/operationViews.ts'
import { carriedOrderAtom, ownKeys, sentOf, useTasks } from '../../../features/sent-tasks/index.ts'
import { sentCommandsAtom } from '../../../features/sentCommands.ts'
import { useMay } from '../../../kit/access/index.ts'
import { lenient, textParam } from '../../../kit/address/index.ts'
import {
  listRules,
  useCompleteList,
  useHeldOrder,
  useListAddress,
  useListView,
  useSavedViews,
} from '../../../kit/lists/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePageTitle } from '../../../ports/index.ts'
import { stationEventsQuery } from '../../../resources/stationEvents.ts'
import { TaskAnswers } from '../TaskAnswers.tsx'
import { type StationOf, useStationNames, useStationOf } from '../useStationOf.ts'

/** As many events as a station's card shows first. */
const EVENTS = 30

interface StationPastProps {
  /** The charge box id. */
  readonly stationId: string
  readonly name: string
  /** Where it is shown. */
  readonly href: string | undefined
  readonly tasks: Loadable<readonly Task[]>
  /** The server's clock when the tasks were read. */
  readonly now: number
}

/** What a station was sent, between the events that it reported. */
function StationPast({ stationId, name, href, tasks, now }: StationPastProps) {
  const events = useLoadable(useMemo(() => stationEventsQuery(stationId, EVENTS), [stationId]))
  const data = useMemo(
    () => tasks.data && events.data && historyOf(stationId, tasks.data, events.data.rows, now),
    [stationId, tasks.data, events.data, now],
  )
  // What is missing decides: the part that waits, or has failed.
  const source = tasks.data === undefined ? tasks : events
  return (
    <StationHistory
      station={name}
      history={{ ...source, data }}
      href={href}
      isCut={(events.data?.rows.length ?? 0) >= EVENTS}
    />
  )
}

const TASKS_PER_PAGE = 10
const NONE: readonly Task[] = []

/** What the address of the tasks says: a station, a command, and a question. */
const TASK_RULES = listRules([], {
  /** The charge box id of the one station that is looked at. */
  station: textParam,
  command: lenient(z.enum(COMMANDS)),
  show: lenient(z.enum(TASK_QUESTIONS)),
})

/** `/operations/tasks` (TSK-001, TSK-008). */
export function TasksPage() {
  const t = useText('operations')
  usePageTitle(t('toggle.tasks'))
  const address = useListAddress(TASK_RULES)
  const [view, setView] = useListView('tasks')
  const views = useSavedViews('tasks', pathOf('operations-tasks'), TASK_RULES.read)
  const stationOf = useStationOf()
  const { nameOf, stationHref } = useStationNames(stationOf)
  const { tasks, isPaused, now } = useTasks((all) => all.some(isRunning), undefined)
  const { station, command, show } = address.values
  const fitting = useFittingTasks(tasks.data ?? NONE, address, nameOf, now)
  // A new task is put on top, and not under a hand that is about to press.
  const rows = useHeldOrder(
    JSON.stringify([address.query, address.values]),
    fitting,
    tasks.data !== undefined,
    taskKey,
  )
  const list = useCompleteList({
    rows,
    reading: tasks,
    address,
    pageSize: TASKS_PER_PAGE,
    isSorted: true,
  })
  const answersOf = useCallback(
    (task: Task) =>
      countVerdicts(resultsOf(task, now))
        .map(({ verdict, count }) => t(`count.${verdict}`, { count }))
        .join(' · '),
    [t, now],
  )
  return (
    <OperationsFrame view="tasks" {...useOperationViews()}>
      {station !== undefined && (
        <StationPast
          key={station}
          stationId={station}
          name={nameOf(station)}
          href={stationHref(station)}
          tasks={tasks}
          now={now}
        />
      )}
      <TaskList
        list={list}
        filters={{ query: address.query, station, command, show }}
        onFiltersChange={({ query, ...change }) =>
          query === undefined ? address.apply(change) : address.search(query)
        }
        onClear={() =>
          address.apply({ q: undefined, station: undefined, command: undefined, show: undefined })
        }
        actions={<SavedViews {...views} />}
        answersOf={answersOf}
        nameOf={nameOf}
        renderPanel={(task) => <TaskPanel task={task} now={now} stationOf={stationOf} />}
        onRefresh={tasks.retry}
        notice={isPaused && <TasksPaused onRefresh={tasks.retry} />}
        view={view}
        onViewChange={setView}
      />
    </OperationsFrame>
  )
}

interface TaskFiltersRead {
  readonly query: string
  readonly values: ReturnType<typeof TASK_RULES.read>
}

function useFittingTasks(
  tasks: readonly Task[],
  { query, values: { station, command, show } }: TaskFiltersRead,
  nameOf: (id: string) => string,
  now: number,
): readonly Task[] {
  const sent = useAtomValue(sentCommandsAtom)
  return useMemo(() => {
    const text = fold(query)
    const own = ownKeys(tasks, sent)
    const isAsked = (task: Task): boolean => {
      if (show === 'mine') return own.has(taskKey(task))
      if (show === 'awaited') return own.has(taskKey(task)) && isAwaited(task, now)
      if (show === 'running') return isRunning(task)
      return (
        show === undefined ||
        resultsOf(task, now).some(({ verdict }) => verdict === 'failed' || verdict === 'refused')
      )
    }
    return tasks.filter(
      (task) =>
        (station === undefined || task.results.some(({ stationId }) => stationId === station)) &&
        (command === undefined || task.command === command) &&
        isAsked(task) &&
        (text === '' ||
          task.results.some(({ stationId }) => fold(`${stationId} ${nameOf(stationId)}`).includes(text))),
    )
  }, [tasks, query, station, command, show, sent, nameOf, now])
}

interface TaskPanelProps {
  readonly task: Task
  readonly now: number
  readonly stationOf: StationOf
}

/** The answers of a task; "send again" opens its form with those stations, and with its parameters where this tab sent it. */
function TaskPanel({ task, now, stationOf }: TaskPanelProps) {
  const may = useMay()
  const navigate = useNavigate()
  const carry = useSetAtom(carriedOrderAtom)
  const own = sentOf(task, useAtomValue(sentCommandsAtom))
  const { command, protocol } = task
  const route = command && COMMAND_RULES[command].route
  const again = (stations: readonly string[]) => {
    if (!command || !route) return
    carry({ command, stations, values: own?.order.values ?? emptyValues(COMMAND_FORM) })
    const search = protocol === 'v1.5' ? { protocol } : {}
    void navigate({ to: hrefOf({ path: pathOf(route) }), search })
  }
  return (
    <Stack gap={3}>
      {own && <SentRequest fields={quotedRequest(own.order.command, own.order.values)} />}
      <TaskAnswers
        task={task}
        now={now}
        stationOf={stationOf}
        onAgain={route && may(route) ? again : undefined}
      />
    </Stack>
  )
}
