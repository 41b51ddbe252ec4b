import { LOG_LEVELS } from './line.ts'
import { isError, type LogIndex, levelAt, lineAt } from './logIndex.ts'

/** The mildest levels that may be asked for: milder ones are asked for by none. */
export const LOG_FROM = ['WARN', 'ERROR'] as const

/** What of a log is asked for. */
export interface LogQuestion {
  /** The mildest level that is shown; undefined for all lines. */
  readonly from: (typeof LOG_FROM)[number] | undefined
  /** Lines about this charge box alone; '' for all. */
  readonly station: string
  /** What is looked for in the lines that are shown; '' for nothing. */
  readonly search: string
}

/** Everything: no filter, no search. */
export const WHOLE_LOG: LogQuestion = { from: undefined, station: '', search: '' }

/** What a question finds; places are positions in `rows`. */
export interface LogView {
  /** The lines that are shown, in the order of the file; undefined for all of them. */
  readonly rows: Int32Array | undefined
  /** The shown lines that hold what is searched. */
  readonly hits: Int32Array
  /** The shown lines that name the level ERROR or FATAL. */
  readonly errors: Int32Array
}

/** Whether a text names an id as a whole: `ARO-0003` is not in `ARO-00031`. Case does not matter. */
export function namesStation(line: string, id: string): boolean {
  const [text, wanted] = [line.toLowerCase(), id.toLowerCase()]
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + wanted.length])) return true
  return false
}
const isPart = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_-]/u.test(character)

/** Answers a question: filters hide lines, a search marks them. A line without a level stays with the one above. */
export function viewLog(text: string, index: LogIndex, question: LogQuestion): LogView {
  const least = question.from ? LOG_LEVELS.indexOf(question.from) + 1 : 0
  const station = question.station.trim().toLowerCase()
  const search = question.search.trim().toLowerCase()
  const place = index.stations.findIndex((id) => id.toLowerCase() === station)
  const isAll = least === 0 && station === ''
  const rows: number[] = []
  const hits: number[] = []
  const errors: number[] = []
  let isAbout = false
  for (let i = 0; i < index.count; i += 1) {
    const about = index.stationOf[i] ?? -1
    // A line that says no station is searched for the id; the lines that belong to it follow it.
    if (station !== '' && (index.own[i] === 1 || about !== -1))
      isAbout = about === -1 ? namesStation(lineAt(text, index, i), station) : about === place
    if (station !== '' && !isAbout) continue
    if ((index.levels[i] ?? 0) < least) continue
    const row = isAll ? i : rows.push(i) - 1
    const level = index.own[i] === 1 ? levelAt(index, i) : undefined
    if (level !== undefined && isError(level)) errors.push(row)
    if (search !== '' && lineAt(text, index, i).toLowerCase().includes(search)) hits.push(row)
  }
  return {
    rows: isAll ? undefined : Int32Array.from(rows),
    hits: Int32Array.from(hits),
    errors: Int32Array.from(errors),
  }
}

/** The next or the previous of ascending places, seen from one; round the end. -1 where there is none. */
export function stepTo(places: Int32Array, from: number, step: 1 | -1): number {
  if (places.length === 0) return -1
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? 0) < from + (step === 1 ? 1 : 0)) low = middle + 1
    else high = middle
  }
  const at = step === 1 ? low % places.length : (low - 1 + places.length) % places.length
  return places[at] ?? -1
}

/** Where in a text a search stands, first to last; none where the lower case has another length than the text. */
export function findAll(text: string, search: string): readonly number[] {
  const [where, wanted] = [text.toLowerCase(), search.trim().toLowerCase()]
  const found: number[] = []
  if (wanted === '' || where.length !== text.length) return found
  for (let at = where.indexOf(wanted); at !== -1; at = where.indexOf(wanted, at + wanted.length))
    found.push(at)
  return found
}
