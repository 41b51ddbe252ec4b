import { type LogIndex, type LogLevel, levelAt, lineAt, withoutSecrets } from '@corrente/domain/logs'

/** A log as it is read line by line, each by its place in the file. */
export interface LogText {
  readonly count: number
  /** As the server wrote it, but for the secrets of a configuration; it may hold anything and is shown by `visibleText` alone. */
  readonly rawAt: (line: number) => string
  /** The level that the line itself names. */
  readonly levelAt: (line: number) => LogLevel | undefined
  /** The answer's line for a call's, the call's for an answer's. */
  readonly pairOf: (line: number) => number | undefined
}

/** A text with its index, to be read line by line. */
export const logTextOf = (text: string, index: LogIndex): LogText => ({
  count: index.count,
  rawAt: (line) => withoutSecrets(lineAt(text, index, line)),
  levelAt: (line) => (index.own[line] === 1 ? levelAt(index, line) : undefined),
  pairOf: (line) => {
    const pair = index.pairs[line] ?? -1
    return pair === -1 ? undefined : pair
  },
})

/** The line of a row; undefined past the end. @param rows - the shown lines; undefined: all of them */
export const lineOfRow = (rows: Int32Array | undefined, row: number): number | undefined =>
  row < 0 ? undefined : rows ? rows[row] : row

/** How many of the shown lines come before a line: its row, or where it would stand. */
export function rowOfLine(rows: Int32Array | undefined, line: number): number {
  if (!rows) return line
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle] ?? 0) < line) low = middle + 1
    else high = middle
  }
  return low
}
