import { useState } from 'react'

interface TypedTextOptions<V> {
  /** The value that the parent holds. */
  value: V | undefined
  /** What a text means; undefined where it means nothing. */
  read: (text: string) => V | undefined
  /** How a value is written. */
  write: (value: V) => string
}

/**
 * The text of a field whose value is no text: what was typed stays as long as it says what the parent holds, so that
 * nothing typed is ever lost, also while it cannot be read; a value that came from elsewhere is written anew.
 */
export function useTypedText<V>({ value, read, write }: TypedTextOptions<V>) {
  const [typed, setTyped] = useState<string | undefined>(undefined)
  const [isLeft, setLeft] = useState(false)
  const isOwn = typed !== undefined && Object.is(read(typed), value)
  const text = isOwn ? typed : value === undefined ? '' : write(value)
  return {
    /** What the field shows. */
    text,
    /** Whether it was typed here; a loaded value is not judged before it is edited. */
    isTyped: isOwn,
    /** It was left with a text that means nothing. */
    isUnreadable: isLeft && isOwn && text.trim() !== '' && value === undefined,
    /** It was typed or pasted. */
    put(next: string): void {
      setTyped(next)
      setLeft(false)
    },
    /** The field was left: what can be read is written as it should be. */
    leave(): void {
      setLeft(true)
      if (isOwn && value !== undefined) setTyped(write(value))
    },
  }
}
