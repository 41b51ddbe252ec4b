/** Rows that change one by one, and which of them did since the list before. */
export interface LiveRows<Row> {
  readonly rows: readonly Row[]
  /** The list that they came from by changing the touched ones; undefined: another list. */
  readonly before: readonly Row[] | undefined
  /** Places of the rows that differ from `before`; `all` where there is none. */
  readonly touched: readonly number[] | 'all'
}

/**
 * The places of what changed since `seen`, the rows that were last looked at; `all` where that cannot be told.
 * A reader that missed a list in between is told to look at all.
 */
export function touchedSince<Row>(
  { rows, before, touched }: LiveRows<Row>,
  seen: readonly Row[] | undefined,
): readonly number[] | 'all' {
  if (seen === rows) return []
  return seen !== undefined && seen === before ? touched : 'all'
}

/** What is shown of a live list whose rows hold their places. */
export interface HeldPlaces<Row, Key> {
  readonly rows: readonly Row[]
  /** The shown rows that no longer fit, or are gone. */
  readonly outside: ReadonlySet<Key>
  /** How many fit and are not shown. */
  readonly fresh: number
}

/** What the rows are held against. */
export interface HoldInput<Row> {
  /** The rows as they were laid out; others are laid out anew. */
  readonly laidOut: readonly Row[]
  readonly live: LiveRows<Row>
  /** Whether a row belongs to the view; undefined: nobody can say yet, and none is marked or counted. */
  readonly fits: ((row: Row) => boolean) | undefined
}

/**
 * Does what `holdRows` does, again and again, at the cost of the rows that changed: of 20,000 a live second touches some.
 * Another layout, another view or another list is looked at whole, once.
 * @returns the **same object** where nothing changed
 */
export function createHeldPlaces<Row, Key>(
  keyOf: (row: Row) => Key,
): (input: HoldInput<Row>) => HeldPlaces<Row, Key> {
  let of: HoldInput<Row> | undefined
  let places = new Map<Key, number>()
  let fresh = new Set<Key>()
  let held: HeldPlaces<Row, Key> = { rows: [], outside: new Set(), fresh: 0 }

  const lookAtAll = ({ laidOut, live, fits }: HoldInput<Row>): void => {
    if (of?.laidOut !== laidOut) places = new Map(laidOut.map((row, place) => [keyOf(row), place]))
    const rows = [...laidOut]
    fresh = new Set()
    const outside = new Set<Key>(fits ? places.keys() : [])
    for (const row of live.rows) {
      const key = keyOf(row)
      const place = places.get(key)
      if (place !== undefined) rows[place] = row
      if (!fits?.(row)) continue
      if (place === undefined) fresh.add(key)
      else outside.delete(key)
    }
    held = { rows, outside, fresh: fresh.size }
  }

  const lookAt = ({ live, fits }: HoldInput<Row>, touched: readonly number[]): void => {
    let rows: Row[] | undefined
    let outside: Set<Key> | undefined
    for (const index of touched) {
      const row = live.rows[index]
      if (row === undefined) continue
      const key = keyOf(row)
      const place = places.get(key)
      const isFitting = fits === undefined || fits(row)
      if (place === undefined) {
        if (fits && isFitting) fresh.add(key)
        else fresh.delete(key)
        continue
      }
      rows ??= [...held.rows]
      rows[place] = row
      if (held.outside.has(key) !== isFitting) continue
      outside ??= new Set(held.outside)
      if (isFitting) outside.delete(key)
      else outside.add(key)
    }
    if (rows || outside || fresh.size !== held.fresh)
      held = { rows: rows ?? held.rows, outside: outside ?? held.outside, fresh: fresh.size }
  }

  return (input) => {
    const isSameView = of !== undefined && of.laidOut === input.laidOut && of.fits === input.fits
    const touched = isSameView ? touchedSince(input.live, of?.live.rows) : 'all'
    if (touched === 'all') lookAtAll(input)
    else if (touched.length > 0) lookAt(input, touched)
    of = input
    return held
  }
}
