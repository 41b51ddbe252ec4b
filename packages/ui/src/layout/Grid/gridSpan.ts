/** Columns of the page's grid. */
export const GRID_COLUMNS = 12

/** Columns per width; a width that is left out takes those of the next smaller one. */
export interface GridSpans {
  /** From 0 px. @default 12 */
  base?: number
  /** From 720 px. */
  tablet?: number
  /** From 1025 px, where the sidebar appears. */
  desktop?: number
  /** From 1440 px. */
  wide?: number
}

/** One number for all widths, or one per width. */
export type GridSpan = number | GridSpans

/** Whole columns from 1 to 12; anything else is brought into that range, and what is no number takes the whole line. */
function columns(value: number): number {
  if (!Number.isFinite(value)) return GRID_COLUMNS
  return Math.min(GRID_COLUMNS, Math.max(1, Math.round(value)))
}

/** Fills the gaps of a span: each width that is not given takes the next smaller one's. */
export function spanOf(span: GridSpan): Required<GridSpans> {
  if (typeof span === 'number') {
    const all = columns(span)
    return { base: all, tablet: all, desktop: all, wide: all }
  }
  const base = columns(span.base ?? GRID_COLUMNS)
  const tablet = columns(span.tablet ?? base)
  const desktop = columns(span.desktop ?? tablet)
  return { base, tablet, desktop, wide: columns(span.wide ?? desktop) }
}
