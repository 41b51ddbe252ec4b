import { type ReadClocks, readStationRows, type StationRow } from '@corrente/domain/stations'
import { safeJsonParse, saysFailure } from '@corrente/domain/wire'
import type { FromReader, ToReader } from './protocol.ts'

/** Reads a reply and hands its rows over piece by piece. */
export function createReader(): (question: ToReader) => Promise<FromReader> {
  let rows: readonly StationRow[] = []
  const read = async (id: number, body: Blob, clocks: ReadClocks): Promise<FromReader> => {
    const parsed = safeJsonParse(await body.text())
    if (saysFailure(parsed)) return { kind: 'refused', id, body: parsed }
    const found = parsed === undefined ? undefined : readStationRows(parsed, clocks)
    if (!found) return { kind: 'unreadable', id }
    rows = found.data.rows
    return { kind: 'read', id, rows: rows.length, count: found.data.count, unread: found.unread }
  }
  return async (question) =>
    question.kind === 'read'
      ? await read(question.id, question.body, question.clocks)
      : { kind: 'rows', id: question.id, rows: rows.slice(question.from, question.to) }
}
