import type { Block } from '@corrente/domain/wire'
import type { Outcome } from '../../gateways/index.ts'

/** Rows of one call where all are wanted (decisions: Tags). */
const BLOCK = 1000

/** How a list is read whole. */
export interface BlockRules<Row> {
  /** Tells rows apart: one that moved to the next page while it was read counts once. */
  readonly keyOf: (row: Row) => number | string
  /** Rows that are read at most. */
  readonly max: number
  /** False: of a list longer than that the first block is enough to know it. Default: true. */
  readonly isPartUseful?: boolean
}

/**
 * A list read whole, in blocks of 1,000 up to a limit. A block that fails fails all: fewer rows would be a wrong answer.
 * @param readPage - one page, from 1
 * @returns the rows, and how many there are in all: as the reply counts them, else as many as were seen
 */
export async function readBlocks<Row>(
  readPage: (page: { readonly page: number; readonly size: number }) => Promise<Outcome<Block<Row>>>,
  { keyOf, max, isPartUseful = true }: BlockRules<Row>,
): Promise<Outcome<{ readonly rows: readonly Row[]; readonly count: number }>> {
  const byKey = new Map<number | string, Row>()
  let unreadRows = 0
  for (let page = 1; ; page += 1) {
    const read = await readPage({ page, size: BLOCK })
    if (read.kind !== 'done') return read
    const { rows, count } = read.data
    for (const row of rows) byKey.set(keyOf(row), row)
    unreadRows += read.unreadRows
    // Without a count a full page may have another one behind it.
    const here = rows.length + read.unreadRows
    const seen = (page - 1) * BLOCK + here
    const isLast = here < BLOCK || seen >= (count ?? Number.POSITIVE_INFINITY) || seen >= max
    const isTooLong = !isPartUseful && (count ?? 0) > max
    if (!isLast && !isTooLong) continue
    const all = [...byKey.values()].slice(0, max)
    return { ...read, data: { rows: all, count: Math.max(count ?? seen, all.length) }, unreadRows }
  }
}
