import { growOf, type TableColumn } from './columns.ts'

/** Which columns stand side by side, how wide each is, and which must show in the row's panel instead. */
export interface ColumnFit<T> {
  readonly shown: readonly { readonly column: TableColumn<T>; readonly inlineSize: number }[]
  readonly dropped: readonly TableColumn<T>[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/**
 * Fits columns into a width: as long as their least widths need more, the one of the highest priority number goes, of
 * equal ones the last. Priority 1 never goes; if even those have no room, they share what there is by their least
 * widths. Wider tables never lose a column that a narrower one shows, and widths add up to the room exactly.
 *
 * @param available room for the columns, CSS pixels; anything below 0 counts as 0.
 */
export function fitColumns<T>(columns: readonly TableColumn<T>[], available: number): ColumnFit<T> {
  const room = Math.max(0, Math.floor(available))
  const leaving = columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => column.priority > 1)
    .sort((a, b) => b.column.priority - a.column.priority || b.index - a.index)
  const shown = new Set(columns)
  let needed = sum(columns.map((column) => column.minInlineSize))
  for (const { column } of leaving) {
    if (needed <= room) break
    shown.delete(column)
    needed -= column.minInlineSize
  }
  const kept = columns.filter((column) => shown.has(column))
  const sizes = needed > room ? shares(kept.map(leastOf), room) : grown(kept, room - needed)
  return {
    shown: kept.map((column, index) => ({ column, inlineSize: sizes[index] ?? 0 })),
    dropped: columns.filter((column) => !shown.has(column)),
  }
}

const leastOf = <T>(column: TableColumn<T>): number => column.minInlineSize

function grown<T>(columns: readonly TableColumn<T>[], rest: number): readonly number[] {
  const weights = columns.map(growOf)
  // Where nothing wants to grow, all do: a table always fills its width.
  const extra = shares(sum(weights) > 0 ? weights : columns.map(leastOf), rest)
  return columns.map((column, index) => column.minInlineSize + (extra[index] ?? 0))
}

/** Splits whole pixels by weight without losing one: each part ends where the rounded running total does. */
function shares(weights: readonly number[], whole: number): readonly number[] {
  const total = sum(weights)
  let passed = 0
  return weights.map((weight) => {
    const start = total > 0 ? Math.round((whole * passed) / total) : 0
    passed += weight
    return total > 0 ? Math.round((whole * passed) / total) - start : 0
  })
}

/** Widths of the table's own columns, CSS pixels. */
export interface OwnColumns {
  readonly select: number
  readonly expand: number
}
const WIDE: OwnColumns = { select: 44, expand: 40 }
const NARROW: OwnColumns = { select: 34, expand: 34 }
/** Of cards: the row is the target, its arrow a sign. */
const CARD: OwnColumns = { select: 32, expand: 24 }
/** More columns side by side are a table, which its headings explain. */
const CARD_COLUMNS = 2
/** Below it, as on a phone, each pixel is the content's. */
const NARROW_BELOW = 400

export interface TableLayout<T> extends ColumnFit<T> {
  readonly own: OwnColumns
  /** Rows have a panel to open: the screen's own, or what found no room. */
  readonly hasExpander: boolean
  /** Each row is a card that explains itself: the headings are not drawn. */
  readonly isCards: boolean
}

/** The same layout where text is larger: fitted into as much less room, and as much wider. */
export const scaledLayout = <T>(layout: TableLayout<T>, scale: number): TableLayout<T> =>
  scale === 1
    ? layout
    : {
        ...layout,
        own: { select: layout.own.select * scale, expand: layout.own.expand * scale },
        shown: layout.shown.map(({ column, inlineSize }) => ({ column, inlineSize: inlineSize * scale })),
      }

/** Fits the columns beside the table's own; the expander joins when the screen has a panel or a column has to go. */
export function layoutColumns<T>(
  columns: readonly TableColumn<T>[],
  inlineSize: number,
  { hasSelect, hasPanel, hasCards }: { hasSelect: boolean; hasPanel: boolean; hasCards: boolean },
): TableLayout<T> {
  const isNarrow = inlineSize > 0 && inlineSize < NARROW_BELOW
  if (hasCards && isNarrow) {
    const cards = layoutBeside(columns, inlineSize, { hasSelect, hasPanel, own: CARD })
    if (cards.shown.length <= CARD_COLUMNS) return { ...cards, isCards: true }
  }
  const own = inlineSize < NARROW_BELOW ? NARROW : WIDE
  return { ...layoutBeside(columns, inlineSize, { hasSelect, hasPanel, own }), isCards: false }
}

function layoutBeside<T>(
  columns: readonly TableColumn<T>[],
  inlineSize: number,
  { hasSelect, hasPanel, own }: { hasSelect: boolean; hasPanel: boolean; own: OwnColumns },
): Omit<TableLayout<T>, 'isCards'> {
  const room = inlineSize - (hasSelect ? own.select : 0)
  if (!hasPanel) {
    const fit = fitColumns(columns, room)
    if (fit.dropped.length === 0) return { ...fit, own, hasExpander: false }
  }
  return { ...fitColumns(columns, room - own.expand), own, hasExpander: true }
}
