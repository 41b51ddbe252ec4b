import { SEARCH_LIMIT } from '@corrente/domain/paging'
import { useEffect, useEffectEvent, useState } from 'react'
import { lengthOf } from '../TextField/useLengthLimit.ts'

/** What is typed and not handed over yet. */
interface Typed {
  readonly text: string
  /** The value that it was typed over: another one, from outside, takes its place. */
  readonly over: string
}

/**
 * What is typed stays in its field until it pauses: whoever takes it may draw a whole list, and no letter waits for that.
 * @param value - what was handed over last
 */
export function useTypedText(value: string, onChange: (value: string) => void, pauseMs: number) {
  const [typed, setTyped] = useState<Typed>()
  const pending = typed?.over === value ? typed.text : undefined
  const shown = pending ?? value
  /** Hands over at once what is shown, or other words; what is too long stays here. */
  const flush = (text = shown): void => {
    if (lengthOf(text) > SEARCH_LIMIT) return
    setTyped(undefined)
    if (text !== value) onChange(text)
  }
  const flushShown = useEffectEvent(flush)
  useEffect(() => {
    if (pending === undefined) return
    const timer = setTimeout(() => flushShown(), pauseMs)
    return () => clearTimeout(timer)
  }, [pending, pauseMs])
  const type = (text: string): void => {
    setTyped({ text, over: value })
    if (pauseMs === 0) flush(text)
  }
  return { shown, type, flush }
}
