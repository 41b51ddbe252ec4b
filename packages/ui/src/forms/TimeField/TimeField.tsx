import { readTime, type TimeOnly } from '@corrente/domain/time'
import type { ComponentPropsWithRef } from 'react'
import { useText } from '../../messages/index.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { useTypedText } from '../typing/useTypedText.ts'
import { TimeBox } from './TimeBox.tsx'

export interface TimeFieldProps
  extends FieldFrameProps,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur'> {
  /** The time of day, `HH:mm`, or `HH:mm:ss` with seconds; undefined while the field is empty or cannot be read. */
  value: TimeOnly | undefined
  /** It was changed. `text` is what stands in the field: with an undefined value it is empty, or no time. */
  onChange: (value: TimeOnly | undefined, text: string) => void
  /** Whether seconds are part of it: 23:59:59. Default: false. */
  hasSeconds?: boolean
  /** Whether 24:00 is the end of a day here (charging profiles). Default: false. */
  canEndDay?: boolean
}

/**
 * A time of day, typed as people write it (`8`, `830`, `8h30`); arrows step the part at the caret. What is no time stays
 * and says so when the field is left.
 */
export function TimeField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  value,
  onChange,
  hasSeconds = false,
  canEndDay = false,
  onBlur,
  ...rest
}: TimeFieldProps) {
  const t = useText('controls')
  const read = (text: string): TimeOnly | undefined => readTime(text, { hasSeconds, canEndDay })
  const field = useTypedText({ value, read, write: (time) => read(time) ?? time })
  const unreadable = hasSeconds ? t('time.unreadableSeconds') : t('time.unreadable')
  return (
    <Field
      {...{ label, isLabelHidden, hint, isOptional, disabledReason }}
      error={error ?? (field.isUnreadable ? unreadable : undefined)}
    >
      {(control) => (
        <TimeBox
          {...rest}
          {...control}
          text={field.text}
          onText={(text) => {
            field.put(text)
            onChange(read(text), text)
          }}
          hasSeconds={hasSeconds}
          isOff={Boolean(disabledReason)}
          onBlur={(event) => {
            field.leave()
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
