import {
  decimalSigns,
  type NumberEdit,
  type NumberRefusal,
  type NumberRules,
  pasteNumber,
  readDecimal,
  typeNumber,
  writeDecimal,
} from '@corrente/domain/text'
import { type ChangeEvent, type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { AffixBox, BareInput } from '../Field/AffixBox.tsx'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { lengthOf } from '../TextField/useLengthLimit.ts'
import { editKindOf } from '../typing/editKind.ts'
import { useCaret } from '../typing/useCaret.ts'
import { useTypedText } from '../typing/useTypedText.ts'
import { stepNumber } from './steps.ts'

export interface NumberFieldProps
  extends FieldFrameProps,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur' | 'autoComplete' | 'placeholder'> {
  /** The number, in the unit shown; undefined while the field is empty or cannot be read. Shown whole, never rounded. */
  value: number | undefined
  /** It was changed. `text` is what stands in the field: with an undefined value it is empty, or no number. */
  onChange: (value: number | undefined, text: string) => void
  /** Decimals that can be typed, 0 to 6; more of them pasted are kept and marked. Default: 0, whole numbers (VCH-069). */
  decimals?: number
  /** Unit behind the number: `kW`, `A`. It is read out with the number. */
  unit?: string
  /** Lower bound of the arrow keys; below 0 it lets a minus in. The form checks it. Default: 0. */
  min?: number
  /** Upper bound of the arrow keys. The form checks it. Default: none. */
  max?: number
  /** What an arrow key adds. Default: 1. */
  step?: number
  /** Most characters as typed, signs included (SMC-017). Default: none. */
  limit?: number
}

/**
 * A number in the tenant's digits. Only what belongs to a number can be typed, comma and point both as decimal sign;
 * a pasted text gives the number in it. Arrows and Page keys step.
 */
export function NumberField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  value,
  onChange,
  decimals = 0,
  unit,
  min = 0,
  max,
  step = 1,
  limit,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const t = useText('common')
  const tc = useText('controls')
  const { locale } = useFormats()
  const placeCaret = useCaret()
  const [refused, setRefused] = useState<NumberRefusal | undefined>(undefined)
  const rules: NumberRules = { locale, decimals, canBeNegative: min < 0, limit }
  const field = useTypedText({
    value,
    read: (text) => readDecimal(text, rules),
    write: (number) => writeDecimal(number, locale),
  })
  const put = ({ text, refused: why }: NumberEdit): void => {
    setRefused(why)
    if (text === field.text) return
    field.put(text)
    onChange(readDecimal(text, rules), text)
  }
  const edit = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    const after = input.value
    const behind = after.length - (input.selectionStart ?? after.length)
    const isPut = editKindOf(event.nativeEvent) === 'put' && after.trim() !== ''
    const done = isPut ? pasteNumber(field.text, after, rules) : typeNumber(field.text, after, rules)
    put(done)
    placeCaret(input, Math.max(0, done.text.length - behind))
  }
  const stepBy = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (disabledReason || event.altKey || event.ctrlKey || event.metaKey) return
    const next = stepNumber(event.key, value, { min, max, step })
    if (next === undefined) return
    event.preventDefault()
    put({ text: writeDecimal(next, locale) })
  }

  const fraction = field.text.split(decimalSigns(locale).decimal)[1] ?? ''
  const over = limit === undefined ? 0 : Math.max(0, lengthOf(field.text) - limit)
  const refusalText = (why: NumberRefusal): string =>
    why === 'limit'
      ? t('field.limitReached', { count: limit ?? 0 })
      : why === 'decimals'
        ? tc('number.decimals', { count: decimals })
        : tc(`number.error.${why}`)
  const own = (): string | undefined => {
    if (field.isUnreadable) return refusalText('notNumber')
    if (!field.isTyped) return undefined
    if (over > 0) return t('field.overLimit', { count: over })
    if (fraction.length > decimals) return refusalText(decimals === 0 ? 'whole' : 'decimals')
    return undefined
  }

  return (
    <Field
      {...{ label, isLabelHidden, isOptional, disabledReason }}
      hint={refused ? refusalText(refused) : hint}
      error={error ?? own()}
    >
      {(control) => (
        <AffixBox end={unit}>
          <BareInput
            {...rest}
            {...control}
            type="text"
            role="spinbutton"
            inputMode={min < 0 ? 'text' : decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete={rest.autoComplete ?? 'off'}
            aria-valuenow={value}
            aria-valuemin={Number.isFinite(min) ? min : undefined}
            aria-valuemax={max}
            aria-valuetext={[field.text, unit].filter(Boolean).join(' ') || undefined}
            value={field.text}
            readOnly={Boolean(disabledReason)}
            onChange={edit}
            onKeyDown={stepBy}
            onBlur={(event) => {
              field.leave()
              setRefused(undefined)
              onBlur?.(event)
            }}
          />
        </AffixBox>
      )}
    </Field>
  )
}
