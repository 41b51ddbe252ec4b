import { useState } from 'react'
import { type Translate, useText } from '../../messages/index.ts'

/** How many characters a person counts: code points, so that an emoji is one. */
export const lengthOf = (text: string): number => [...text].length

/** Whether what is typed takes the place of something. A field for an e-mail does not tell its own selection. */
const hasSelection = (input: HTMLInputElement | HTMLTextAreaElement): boolean =>
  input.selectionStart === null
    ? input.ownerDocument.getSelection()?.toString() !== ''
    : input.selectionStart !== input.selectionEnd

/**
 * A length limit that never cuts silently (AST-024): typing stops at the limit and says so; pasted text over it is kept
 * and marked as an error.
 *
 * @param limit most characters; undefined is no limit.
 */
export function useLengthLimit(value: string, limit: number | undefined) {
  const t: Translate<'common'> = useText('common')
  const [isRefused, setRefused] = useState(false)
  const length = lengthOf(value)
  const over = limit === undefined ? 0 : Math.max(0, length - limit)
  const isFull = limit !== undefined && length >= limit
  return {
    /** Set while the text is too long. */
    error: over > 0 ? t('field.overLimit', { count: over }) : undefined,
    /** Set after a typed character was not taken. */
    notice: isRefused && isFull && over === 0 ? t('field.limitReached', { count: limit }) : undefined,
    /**
     * Goes onto an element around the input. The browser's own `beforeinput` tells typing from pasting; React's event of
     * that name does not.
     */
    watch(frame: HTMLElement | null) {
      const onBeforeInput = (event: InputEvent): void => {
        const input = event.target
        if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
        const isReplacing = hasSelection(input)
        const isTyped = event.inputType === 'insertText' || event.inputType === 'insertLineBreak'
        const isStopped = isFull && isTyped && !isReplacing
        if (isStopped) event.preventDefault()
        setRefused(isStopped)
      }
      frame?.addEventListener('beforeinput', onBeforeInput)
      return () => frame?.removeEventListener('beforeinput', onBeforeInput)
    },
  }
}
