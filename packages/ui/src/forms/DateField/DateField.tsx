import type { ComponentPropsWithRef } from 'react'
import { useText } from '../../messages/index.ts'
import { formatDayText } from '../DateRangePicker/dayText.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { useTypedText } from '../typing/useTypedText.ts'
import { DateBox } from './DateBox.tsx'
import { readDay } from './readDay.ts'

export interface DateFieldProps
  extends FieldFrameProps,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur' | 'autoComplete'> {
  /** The day, `YYYY-MM-DD`, without a zone; undefined while the field is empty or cannot be read. */
  value: string | undefined
  /** It was changed. `text` is what stands in the field: with an undefined value it is empty, or no date. */
  onChange: (value: string | undefined, text: string) => void
  /** Latest day of the calendar, `YYYY-MM-DD`; the form checks what is typed. Where it is today or earlier, `85` is read as 1985. Default: in twenty years. */
  max?: string
}

/**
 * One day, typed as DD/MM/YYYY in any of its spellings (`1-3-26`, `01032026`) or picked from a calendar. What is no
 * date stays and says so when the field is left.
 */
export function DateField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  value,
  onChange,
  max,
  onBlur,
  ...rest
}: DateFieldProps) {
  const t = useText('common')
  const read = (text: string): string | undefined => readDay(text, max)
  const field = useTypedText({ value, read, write: formatDayText })
  const put = (text: string): void => {
    field.put(text)
    onChange(read(text), text)
  }
  return (
    <Field
      {...{ label, isLabelHidden, hint, isOptional, disabledReason }}
      error={error ?? (field.isUnreadable ? t('dateRange.error.unreadable') : undefined)}
    >
      {(control) => (
        <DateBox
          {...rest}
          {...control}
          label={label}
          text={field.text}
          onText={put}
          day={value}
          onPick={(day) => put(formatDayText(day))}
          max={max}
          disabledReason={disabledReason}
          onBlur={(event) => {
            field.leave()
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
