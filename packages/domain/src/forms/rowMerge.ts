import type { FieldChange } from './change.ts'
import type { AnyField } from './define.ts'
import type { MergedField } from './kind.ts'

/** What a merge asks of rows. */
export interface RowShape<Row> {
  readonly keyOf: (row: Row) => unknown
  readonly at: (row: Row, field: string) => unknown
  readonly fields: readonly AnyField<string>[]
  readonly isFixed: boolean
}

/** The three sides of a merge. */
interface Sides<Value> {
  readonly base: Value
  readonly mine: Value
  readonly theirs: Value
}

/**
 * Merges rows by their key: a row on all sides field by field; one that either side added stays; one that either side
 * dropped goes, unless I changed what they dropped. The result names what they added, dropped or changed. Fixed rows
 * are theirs.
 */
export function mergeRows<Row>(
  shape: RowShape<Row>,
  isSameRow: (a: Row, b: Row) => boolean,
  name: string,
  { base, mine, theirs }: Sides<readonly Row[]>,
): MergedField<readonly Row[]> {
  const { keyOf, isFixed } = shape
  const find = (list: readonly Row[], row: Row) => list.find((each) => keyOf(each) === keyOf(row))
  const merged: Row[] = []
  const changes: FieldChange[] = []
  for (const row of isFixed ? theirs : inOrder(shape, { base, mine, theirs })) {
    const [was, own, now] = [find(base, row), find(mine, row), find(theirs, row)]
    const path = `${name}.${merged.length}`
    const tell = (isClash: boolean) =>
      changes.push({ field: path, base: was, mine: own, theirs: now, isClash })
    if (was && own && now) {
      const parts = shape.fields.map(([field, kind]) => {
        const [a, b, c] = [was, own, now].map((each) => shape.at(each, field))
        return [field, kind.merge(`${path}.${field}`, a, b, c)] as const
      })
      merged.push({ ...now, ...Object.fromEntries(parts.map(([field, { value }]) => [field, value])) })
      changes.push(...parts.flatMap(([, part]) => part.changes))
    } else if (own && now) {
      merged.push(own)
      tell(!isSameRow(own, now))
    } else if (own) {
      // Theirs to drop, where it was there: it stays only with a change of mine on it.
      const isMine = was === undefined || !isSameRow(own, was)
      if (was) tell(isMine)
      if (isMine) merged.push(own)
    } else if (now) {
      const isNew = was === undefined
      if (!isFixed && (isNew || !isSameRow(was, now))) tell(!isNew)
      if (isNew || isFixed) merged.push(now)
    }
  }
  return { value: merged, changes }
}

/**
 * All rows in one order: theirs, or mine where I moved any; what only the other side has stands after its neighbour.
 */
function inOrder<Row>(
  { keyOf }: RowShape<Row>,
  { base, mine, theirs }: Sides<readonly Row[]>,
): readonly Row[] {
  const has = (list: readonly Row[], row: Row) => list.some((each) => keyOf(each) === keyOf(row))
  const mineBefore = base.filter((row) => has(mine, row))
  const mineNow = mine.filter((row) => has(base, row))
  const isMoved = mineNow.some((row, index) => {
    const before = mineBefore[index]
    return before === undefined || keyOf(before) !== keyOf(row)
  })
  const [order, other] = isMoved ? [[...mine], theirs] : [[...theirs], mine]
  other.forEach((row, index) => {
    if (has(order, row)) return
    const before = other[index - 1]
    const at = before === undefined ? -1 : order.findIndex((each) => keyOf(each) === keyOf(before))
    order.splice(at + 1, 0, row)
  })
  return order
}
