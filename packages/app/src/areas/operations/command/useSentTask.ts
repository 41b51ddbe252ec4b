import { isRunning, type ReadResult, resultsOf, type Task } from '@corrente/domain/operations'
import { useMemo } from 'react'
import { taskOfSent, useTasks } from '../../../features/sent-tasks/index.ts'
import type { SentCommand } from '../../../features/sentCommands.ts'

/** The task of a send, with what its stations answered so far. */
export interface SentTaskNow {
  /** Undefined: nothing was sent, or the task is not among those that were read. */
  readonly task: Task | undefined
  readonly results: readonly ReadResult[]
  /** Every station has answered, or has been silent for too long. */
  readonly isSettled: boolean
}

const NONE: readonly ReadResult[] = []

/** Reads the tasks again while a send waits for an answer. @param sent - undefined: nothing was sent */
export function useSentTask(sent: SentCommand | undefined): SentTaskNow {
  const { tasks, now } = useTasks(
    (all) => sent !== undefined && isRunning(taskOfSent(all, sent) ?? { endedAt: undefined }),
    sent,
  )
  const task = sent && tasks.data && taskOfSent(tasks.data, sent)
  const results = useMemo(() => (task ? resultsOf(task, now) : NONE), [task, now])
  return {
    task,
    results,
    isSettled: results.length > 0 && results.every(({ verdict }) => verdict !== 'waiting'),
  }
}
