/** A rectangle in the window, in CSS pixels, as `getBoundingClientRect` gives it. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What decides where the toasts stand. */
export interface PlaceInput {
  /** The part of the window that they may stand in. */
  readonly room: Box
  /** Their own size. */
  readonly width: number
  readonly height: number
  /** What is in use and never covered: the field with the focus, bars with a page's actions, a dialog. */
  readonly used: readonly Box[]
  /** What may be used next: buttons, links and fields; covered only where nothing else is free. */
  readonly controls: readonly Box[]
}

/** The left and the lower edge of the toasts in the window. */
export interface ToastPlace {
  readonly left: number
  readonly bottom: number
}

/** Air between the toasts and what they keep clear of. */
const GAP = 8

/** Whether two rectangles share any area. */
export const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/**
 * Where the toasts stand: as low as can be at the inline end, else at the start, over no control; where there is no such
 * place, over nothing that is in use. Undefined: there is no room at all.
 */
export function toastPlace({ room, width, height, used, controls }: PlaceInput): ToastPlace | undefined {
  const columns = [room.right - width, room.left]
  for (const kept of [[...used, ...controls], used])
    for (const left of columns) {
      const bottom = climb({ ...room, left, right: left + width }, height, kept)
      if (bottom !== undefined) return { left, bottom }
    }
  return undefined
}

/** The lowest lower edge in a column that keeps clear of everything; each step goes above what was in the way. */
function climb(column: Box, height: number, kept: readonly Box[]): number | undefined {
  let { bottom } = column
  while (bottom - height >= column.top) {
    const own = { ...column, top: bottom - height - GAP, bottom: bottom + GAP }
    const tops = kept.filter((box) => meets(own, box)).map((box) => box.top)
    if (tops.length === 0) return bottom
    bottom = Math.min(bottom - 1, Math.min(...tops) - GAP)
  }
  return undefined
}
