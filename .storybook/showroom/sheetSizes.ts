export const SHEET_SIZES = ['small', 'medium', 'full'] as const
export type SheetSize = (typeof SHEET_SIZES)[number]

/** Width of a cell in pixels: three small ones stand side by side on a laptop; a narrower story keeps its own size. */
const WIDTHS = { small: 320, medium: 500, full: Number.POSITIVE_INFINITY } satisfies Record<SheetSize, number>

/** The scale, at most 1, under which a story of a width is shown in a size. */
export const scaleOf = (size: SheetSize, width: number): number => Math.min(1, WIDTHS[size] / width)
