import { readTasks, type Task, taskKey } from '@corrente/domain/operations'
import { safeJsonParse, saysFailure } from '@corrente/domain/wire'
import type { FromTasks, ToTasks } from './protocol.ts'

/** Tasks by what they are known by; two that nothing tells apart are counted. */
function keyed(tasks: readonly Task[]): readonly (readonly [string, Task])[] {
  const seen = new Map<string, number>()
  return tasks.map((task) => {
    const key = taskKey(task)
    const count = seen.get(key) ?? 0
    seen.set(key, count + 1)
    return [count === 0 ? key : `${key}#${count}`, task]
  })
}

/** Reads the whole list and tells what changed in it: it comes whole each time, and most of it is as it was. */
export function createDiffer(): (question: ToTasks) => Promise<FromTasks> {
  let known: ReadonlyMap<string, string> = new Map()
  return async ({ id, body }) => {
    const parsed = safeJsonParse(await body.text())
    if (saysFailure(parsed)) return { kind: 'refused', id, body: parsed }
    const read = parsed === undefined ? undefined : readTasks(parsed)
    if (!read) return { kind: 'unreadable', id }
    const entries = keyed(read.data)
    const former = known
    known = new Map(entries.map(([key, task]) => [key, JSON.stringify(task)]))
    return {
      kind: 'tasks',
      id,
      order: entries.map(([key]) => key),
      changed: entries.filter(([key]) => former.get(key) !== known.get(key)),
      unread: read.unread,
    }
  }
}
