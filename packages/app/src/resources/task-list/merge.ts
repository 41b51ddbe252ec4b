import type { Task } from '@corrente/domain/operations'
import type { Outcome } from '../../gateways/index.ts'
import type { AskedWorker } from '../../kit/workers/index.ts'
import type { FromTasks, ToTasks } from './protocol.ts'

/** Reads replies one after another; a task that is as it was stays the same object, and a list that is too. */
export function createMerger({
  ask,
}: Pick<AskedWorker<ToTasks, FromTasks>, 'ask'>): (body: Blob) => Promise<Outcome<readonly Task[]>> {
  let known: ReadonlyMap<string, Task> = new Map()
  let list: readonly Task[] = []
  return async (body) => {
    try {
      const said = await ask(['tasks', 'refused', 'unreadable'], { kind: 'read', body })
      if (said.kind === 'refused') return { kind: 'refused', status: 200, body: said.body }
      if (said.kind === 'unreadable') return { kind: 'unreadable', status: 200 }
      // Taken over whoever still waits for it: the worker counts on it.
      const changed = new Map(said.changed)
      const now = new Map<string, Task>()
      for (const key of said.order) {
        const task = changed.get(key) ?? known.get(key)
        if (task) now.set(key, task)
      }
      known = now
      const next = [...now.values()]
      if (next.length !== list.length || next.some((task, place) => task !== list[place])) list = next
      return { kind: 'done', data: list, unreadRows: said.unread }
    } catch {
      // A worker that cannot run: what came cannot be read.
      return { kind: 'unreadable', status: 200 }
    }
  }
}
