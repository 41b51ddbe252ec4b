import type { ReportLine } from './lines.ts'

/** A line, and how often it happened since it was sent last. */
export type CountedLine = ReportLine & { readonly count: number }

/** Lines that wait, so many a batch and so many an hour. */
export interface ReportBuffer {
  readonly add: (line: ReportLine) => void
  /**
   * What may be sent now, taken out; at most 20 lines, and 100 in an hour. A line that was sent in this hour waits for the
   * next one and is counted meanwhile.
   * @param now - milliseconds of a clock that only goes on
   * @param isLast - the page may be going: what waits is sent too, within the same limits
   */
  readonly take: (now: number, isLast?: boolean) => readonly CountedLine[]
  /** How many things found no place since this was asked last. */
  readonly takeDropped: () => number
}

const BATCH = 20
const HOUR_LINES = 100
const HOUR_MS = 3_600_000

/** What makes two lines the same: all but how long it took. */
const keyOf = (line: ReportLine): string => JSON.stringify(line.kind === 'slow' ? { ...line, ms: 0 } : line)

/** Both as one line, the longer time of the two. */
const merged = (line: ReportLine, before: CountedLine | undefined): CountedLine => {
  const count = (before?.count ?? 0) + 1
  return line.kind === 'slow' && before?.kind === 'slow'
    ? { ...line, ms: Math.max(line.ms, before.ms), count }
    : { ...line, count }
}

/** An empty buffer. It never holds more than an hour's lines. */
export function createReportBuffer(): ReportBuffer {
  const waiting = new Map<string, CountedLine>()
  const sent = new Set<string>()
  let sentLines = 0
  let since = 0
  let dropped = 0
  return {
    add: (line) => {
      const key = keyOf(line)
      const before = waiting.get(key)
      if (before || waiting.size < HOUR_LINES) waiting.set(key, merged(line, before))
      else dropped += 1
    },
    take: (now, isLast = false) => {
      if (now - since >= HOUR_MS) {
        since = now
        sentLines = 0
        sent.clear()
      }
      const fit = [...waiting]
        .filter(([key]) => isLast || !sent.has(key))
        .slice(0, Math.min(BATCH, HOUR_LINES - sentLines))
      for (const [key] of fit) {
        waiting.delete(key)
        sent.add(key)
      }
      sentLines += fit.length
      return fit.map(([, line]) => line)
    },
    takeDropped: () => {
      const told = dropped
      dropped = 0
      return told
    },
  }
}
