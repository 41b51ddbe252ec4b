import type { Mask } from './mask.ts'

/** How a masked text was changed: typed, deleted before or after the caret, or replaced as a whole (paste, autofill). */
export const EDIT_KINDS = ['type', 'deleteBefore', 'deleteAfter', 'put'] as const
export type EditKind = (typeof EDIT_KINDS)[number]

/** A masked text as it stands after an edit. */
export interface MaskEdit {
  /** What counts in it. */
  readonly raw: string
  /** How it is shown. */
  readonly text: string
  /** Where the caret belongs: the characters behind it are still behind it. */
  readonly caret: number
  /** A typed character found no room. */
  readonly isFull: boolean
}

/**
 * Reads what an edit left in a masked field. A typed character that finds no room is not taken; pasted ones are kept.
 * Deleting punctuation deletes the character on its other side, so that the key never seems dead.
 *
 * @param before what the field showed before.
 * @param after what the edit left in it.
 * @param caret where the caret stands in `after`.
 */
export function editMask(mask: Mask, before: string, after: string, caret: number, kind: EditKind): MaskEdit {
  const held = mask.clean(before)
  const taken = mask.clean(after)
  const isFull = kind === 'type' && taken.length > mask.sizeOf(taken) && taken.length > held.length
  let raw = isFull ? held : taken
  let behind = [...after.slice(caret)].filter(mask.counts).length
  const isPunctuation = raw === held && before !== after
  if (isPunctuation && kind === 'deleteBefore') {
    raw = without(raw, raw.length - behind - 1)
  } else if (isPunctuation && kind === 'deleteAfter') {
    raw = without(raw, raw.length - behind)
    behind = Math.max(0, behind - 1)
  }
  const text = mask.format(raw)
  return { raw, text, caret: caretOf(mask, text, behind, kind), isFull }
}

const without = (text: string, at: number): string => (at < 0 ? text : text.slice(0, at) + text.slice(at + 1))

/** After typing the caret stands behind punctuation, ready for the next one; after deleting before it. */
function caretOf(mask: Mask, text: string, behind: number, kind: EditKind): number {
  let at = text.length
  let left = behind
  while (at > 0 && left > 0) {
    at -= 1
    if (mask.counts(text[at] ?? '')) left -= 1
  }
  if (kind === 'deleteBefore' || kind === 'deleteAfter')
    while (at > 0 && !mask.counts(text[at - 1] ?? '')) at -= 1
  return at
}
