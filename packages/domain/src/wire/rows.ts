import { isJsonObject, ownField } from './json.ts'
import type { z } from './zod.ts'

/** Rows that could be read, and how many could not: the screen says the number. */
export interface Rows<T> {
  readonly rows: T[]
  readonly unread: number
}

/**
 * Reads a list row by row: a row that fails is dropped and counted, never thrown (R10).
 * null and undefined are an empty list; something that is no list at all counts as one unread row.
 */
export function readRows<Schema extends z.ZodMiniType>(
  schema: Schema,
  list: unknown,
): Rows<z.output<Schema>> {
  if (list === null || list === undefined) return { rows: [], unread: 0 }
  if (!Array.isArray(list)) return { rows: [], unread: 1 }
  const rows: z.output<Schema>[] = []
  let unread = 0
  for (const item of list) {
    const read = schema.safeParse(item)
    if (read.success) rows.push(read.data)
    else unread += 1
  }
  return { rows, unread }
}

/**
 * The list of a reply: under its name, or bare. A null list, and a reply of the right envelope without one, is empty.
 * Undefined where the body is no such reply at all, so that a broken answer never looks like an empty network.
 */
export function listOf(body: unknown, name: string): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body
  if (!isJsonObject(body)) return undefined
  const list = ownField(body, name)
  if (Array.isArray(list)) return list
  if (list === null) return []
  const isEnvelope = Object.hasOwn(body, 'error') || Object.hasOwn(body, 'count')
  return list === undefined && isEnvelope ? [] : undefined
}
