import type { Task } from '@corrente/domain/operations'

/** What the page asks of the worker that reads the tasks; each question has a number that its answer carries. */
export interface ToTasks {
  readonly kind: 'read'
  readonly id: number
  readonly body: Blob
}

/**
 * What the worker says. `tasks`: the list's order, and those of it that are new or have changed since it was read before;
 * `refused`: the reply says that it failed; `unreadable`: it is no list of tasks.
 */
export type FromTasks =
  | {
      readonly kind: 'tasks'
      readonly id: number
      readonly order: readonly string[]
      readonly changed: readonly (readonly [key: string, task: Task])[]
      readonly unread: number
    }
  | { readonly kind: 'refused'; readonly id: number; readonly body: unknown }
  | { readonly kind: 'unreadable'; readonly id: number }
