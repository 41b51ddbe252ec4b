import { ownField } from './json.ts'
import { keyNumberOf } from './loose.ts'
import type { z } from './zod.ts'

/** What a reader makes of a body. A reader gives nothing where the body is no such reply at all. */
export interface Read<T> {
  readonly data: T
  /**
   * What of it could not be read, so that the screen can say the number (R10): rows that were dropped, and parts of rows
   * that stayed. Such a row counts its own.
   */
  readonly unread: number
}

/** The rows of a reply that may hold less than there is. */
export interface Block<Row> {
  readonly rows: readonly Row[]
  /** All there are, over all pages; undefined where the reply does not say. */
  readonly count: number | undefined
}

/** One thing, read as a whole or not at all. */
export const whole = <T>(data: T | undefined): Read<T> | undefined =>
  data === undefined ? undefined : { data, unread: 0 }

/**
 * Reads a list row by row: a row that fails is dropped and counted, never thrown (R10).
 * null and undefined are an empty list; something that is no list at all counts as one unread row.
 */
export function readRows<Schema extends z.ZodMiniType>(
  schema: Schema,
  list: unknown,
): Read<z.output<Schema>[]> {
  return readRowsBy<z.output<Schema>>((item) => {
    const read = schema.safeParse(item)
    return read.success ? read.data : undefined
  }, list)
}

/** `readRows` without a schema, for what the first load reads: it carries no schema library. */
export function readRowsBy<Row>(readRow: (item: unknown) => Row | undefined, list: unknown): Read<Row[]> {
  if (list === null || list === undefined) return { data: [], unread: 0 }
  if (!Array.isArray(list)) return { data: [], unread: 1 }
  const rows = list.map(readRow)
  const data = rows.filter((row) => row !== undefined)
  return { data, unread: rows.length - data.length }
}

/** What tells the rows of a list apart. */
type IdOf<Row> = (row: Row) => string | number

/**
 * The rows of a reply, each id once: in the place of its first, what its last says. Those that gave way count as unread,
 * so that nobody takes the list for whole (R10).
 */
export function onceById<Row>({ data, unread }: Read<readonly Row[]>, idOf: IdOf<Row>): Read<Row[]> {
  const once = [...new Map(data.map((row) => [idOf(row), row])).values()]
  return { data: once, unread: unread + data.length - once.length }
}

/** Under what name a reply says how many there are: a gateway's page of `content` has its own. */
const countOf = (body: unknown, name: string): number | undefined =>
  keyNumberOf(ownField(body, name === 'content' ? 'totalElements' : 'count'))

/**
 * The list of a reply: under its name, or bare. A null list is empty (contract), and so is one that is not there where the
 * reply counts none. Undefined where the body is no such reply at all, so that a broken answer never looks like an empty
 * network, nor is counted as one.
 */
export function listOf(body: unknown, name: string): readonly unknown[] | undefined {
  if (Array.isArray(body)) return body
  const list = ownField(body, name)
  if (Array.isArray(list)) return list
  if (list === null) return []
  return list === undefined && countOf(body, name) === 0 ? [] : undefined
}

/**
 * Reads the list of a reply, under its name or bare; undefined where the body is no such reply (see `listOf`).
 * @param idOf what tells its rows apart: each is there once (see `onceById`)
 */
export function readList<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  name: string,
  idOf?: IdOf<z.output<Schema>>,
): Read<z.output<Schema>[]> | undefined {
  const list = listOf(body, name)
  if (!list) return undefined
  const read = readRows(schema, list)
  return idOf ? onceById(read, idOf) : read
}

/** Reads the list of a reply as `readList` does, with the number that the reply counts. */
export function readBlock<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  name: string,
  idOf?: IdOf<z.output<Schema>>,
): Read<Block<z.output<Schema>>> | undefined {
  const read = readList(schema, body, name, idOf)
  return read && { data: { rows: read.data, count: countOf(body, name) }, unread: read.unread }
}
