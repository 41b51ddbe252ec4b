import { plainText } from '@corrente/domain/text'
import type { ChangeEvent, ComponentPropsWithRef } from 'react'

/** Takes out of an input what nobody sees (`plainText`); the caret stays with the text behind it. */
export function keepPlain(input: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = input
  const plain = plainText(value)
  if (plain === value) return
  // Read before the text changes: that puts the caret at its end. A field for an e-mail does not tell it.
  const caret = input.selectionStart
  input.value = plain
  if (caret === null) return
  const place = plainText(value.slice(0, caret)).length
  input.setSelectionRange(place, place)
}

/**
 * The element of every field of one line. What is typed or pasted loses the characters that nobody sees: an id with a zero
 * width at its end would be saved, and no reader would ever send it.
 */
export function LineInput({ onChange, ...rest }: ComponentPropsWithRef<'input'>) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    keepPlain(event.currentTarget)
    onChange?.(event)
  }
  return <input {...rest} onChange={change} />
}
