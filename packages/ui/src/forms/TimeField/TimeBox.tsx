import { readTime, stepTime } from '@corrente/domain/time'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Input } from '../Field/Field.styles.ts'
import { useCaret } from '../typing/useCaret.ts'

interface TimeBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> {
  text: string
  onText: (text: string) => void
  hasSeconds: boolean
  isOff: boolean
}

const Time = styled(Input)`
  ${tabularNumbers}
`
const UNITS = ['hour', 'minute', 'second'] as const

/** The text of a time; arrows step the part that the caret stands in, round the clock. */
export function TimeBox({ text, onText, hasSeconds, isOff, ...rest }: TimeBoxProps) {
  const t = useText('controls')
  const placeCaret = useCaret()
  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    const steps = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const time = readTime(text, { hasSeconds })
    if (steps === 0 || isOff || time === undefined) return
    event.preventDefault()
    const input = event.currentTarget
    const caret = input.selectionStart ?? 0
    const part = text.slice(0, caret).split(':').length - 1
    onText(stepTime(time, UNITS[part] ?? 'minute', steps) ?? text)
    placeCaret(input, caret)
  }
  return (
    <Time
      placeholder={hasSeconds ? t('time.formatSeconds') : t('time.format')}
      inputMode="text"
      autoComplete="off"
      {...rest}
      type="text"
      value={text}
      readOnly={isOff}
      onChange={(event) => onText(event.target.value)}
      onKeyDown={step}
    />
  )
}
