/** What a key does in the rows of a table. */
export type RowCommand =
  | { readonly kind: 'move'; readonly to: RowMove }
  | { readonly kind: 'open' }
  | { readonly kind: 'select' }
  | { readonly kind: 'selectRange' }
  | { readonly kind: 'expand'; readonly to: 'open' | 'closed' | 'other' }

export const ROW_MOVES = ['next', 'previous', 'pageDown', 'pageUp', 'first', 'last'] as const
export type RowMove = (typeof ROW_MOVES)[number]

/** A pressed key, as the browser tells it. */
export interface PressedKey {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const move = (to: RowMove): RowCommand => ({ kind: 'move', to })

const KEYS: Readonly<Record<string, RowCommand>> = {
  ArrowDown: move('next'),
  ArrowUp: move('previous'),
  PageDown: move('pageDown'),
  PageUp: move('pageUp'),
  Home: move('first'),
  End: move('last'),
  Enter: { kind: 'open' },
  ' ': { kind: 'select' },
  ArrowRight: { kind: 'expand', to: 'open' },
  ArrowLeft: { kind: 'expand', to: 'closed' },
}
/** One letter without Ctrl or Alt; a speech user can switch them off (WCAG 2.1.4). */
const LETTERS: Readonly<Record<string, RowCommand>> = {
  j: move('next'),
  k: move('previous'),
  x: { kind: 'select' },
  e: { kind: 'expand', to: 'other' },
}
/** The arrows along the line change sides where the text runs from right to left. */
const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' }

/** What a key does; undefined for keys that are not the table's: they keep what the browser does with them. */
export function rowCommand(
  { key, shiftKey, altKey, ctrlKey, metaKey }: PressedKey,
  { hasSingleKeys = true, isRtl = false }: { hasSingleKeys?: boolean; isRtl?: boolean } = {},
): RowCommand | undefined {
  if (altKey || ctrlKey || metaKey) return undefined
  if (shiftKey) return key === ' ' ? { kind: 'selectRange' } : undefined
  const own = KEYS[isRtl ? (MIRRORED[key] ?? key) : key]
  return own ?? (hasSingleKeys ? LETTERS[key] : undefined)
}

/** Rows that a page key jumps over. */
const PAGE = 10

/** The row that a move leads to; it stops at both ends. -1 where there are no rows. */
export function moveRow(to: RowMove, active: number, count: number): number {
  const last = count - 1
  const from = Math.min(Math.max(0, active), Math.max(0, last))
  switch (to) {
    case 'next':
      return Math.min(last, from + 1)
    case 'previous':
      return Math.min(last, Math.max(0, from - 1))
    case 'pageDown':
      return Math.min(last, from + PAGE)
    case 'pageUp':
      return Math.min(last, Math.max(0, from - PAGE))
    case 'first':
      return Math.min(last, 0)
    case 'last':
      return last
  }
}
