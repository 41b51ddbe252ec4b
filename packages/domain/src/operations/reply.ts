import { keyNumberOf, ownField, type Read, whole } from '../wire/index.ts'

/** What became of a send: `sent` with its task, or nobody knows (OPS-020). */
export interface CommandReply {
  readonly taskId: number | undefined
}

/** Reads a `CommandReply` of success: without a task number nobody knows what became of it. */
export function readCommandReply(body: unknown): Read<CommandReply> | undefined {
  const isSuccess = ownField(body, 'type') === 'success'
  const taskId = keyNumberOf(ownField(ownField(body, 'data'), 'taskId'))
  return whole({ taskId: isSuccess ? taskId : undefined })
}
