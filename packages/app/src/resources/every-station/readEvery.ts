import type { ReadClocks, StationRow } from '@corrente/domain/stations'
import type { Block } from '@corrente/domain/wire'
import type { Outcome } from '../../gateways/index.ts'
import type { AskedWorker } from '../../kit/workers/index.ts'
import type { FromReader, ToReader } from './protocol.ts'

/** How much of the complete list has come over. */
export interface EveryProgress {
  /** Those that are here, in their order. */
  readonly rows: readonly StationRow[]
  /** All rows of the reply; undefined while it is on its way or being read. */
  readonly total: number | undefined
}

/** Rows of one piece: taking them over costs the page some ten milliseconds, so that it can be used meanwhile. */
export const PIECE = 500

/**
 * Has a reply read by a worker and takes its rows over piece by piece, so that no task of the page is long.
 * @param tell called before the first piece and after each
 * @throws only the abort of `signal`
 */
export async function readEvery(
  { ask }: Pick<AskedWorker<ToReader, FromReader>, 'ask'>,
  body: Blob,
  clocks: ReadClocks,
  signal: AbortSignal,
  tell: (progress: EveryProgress) => void,
): Promise<Outcome<Block<StationRow>>> {
  const unreadable = { kind: 'unreadable', status: 200 } as const
  try {
    const read = await ask(['read', 'refused', 'unreadable'], { kind: 'read', body, clocks })
    if (read.kind === 'refused') return { kind: 'refused', status: 200, body: read.body }
    if (read.kind === 'unreadable') return unreadable
    const rows: StationRow[] = []
    while (rows.length < read.rows) {
      signal.throwIfAborted()
      tell({ rows: [...rows], total: read.rows })
      const from = rows.length
      rows.push(...(await ask(['rows'], { kind: 'take', from, to: from + PIECE })).rows)
    }
    return { kind: 'done', data: { rows, count: read.count }, unreadRows: read.unread }
  } catch {
    signal.throwIfAborted()
    // A worker that cannot run: what came cannot be read.
    return unreadable
  }
}
