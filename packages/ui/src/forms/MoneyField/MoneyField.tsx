import {
  amountOfDigits,
  currencySign,
  editAmount,
  minorDigitsOf,
  shownDecimals,
  writeAmount,
} from '@corrente/domain/money'
import { pasteNumber, readDecimal } from '@corrente/domain/text'
import { type ChangeEvent, type ComponentPropsWithRef, type SyntheticEvent, useId, useState } from 'react'
import { useFormats, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { AffixBox, BareInput } from '../Field/AffixBox.tsx'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { lengthOf } from '../TextField/useLengthLimit.ts'
import { editKindOf } from '../typing/editKind.ts'
import { useCaret } from '../typing/useCaret.ts'
import { useTypedText } from '../typing/useTypedText.ts'

export interface MoneyFieldProps
  extends FieldFrameProps,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur'> {
  /**
   * The amount in units of the currency, exact to its last decimal: 12.34; undefined while the field is empty. Sums and
   * comparisons go through `toHundredths`. A loaded price of more decimals is shown whole.
   */
  value: number | undefined
  /** It was changed. `text` is what stands in the field. */
  onChange: (value: number | undefined, text: string) => void
  /** The currency (ISO 4217). Default: the tenant's. Its minor unit says how many decimals are typed (decisions: Currencies). */
  currency?: string
  /** What the amount is for: `/kWh`, `/min`. It is read out with the amount. */
  per?: string
  /** Most characters as typed, signs included, without the currency (STF-075: 5). Default: none. */
  limit?: number
}

type Refusal = NonNullable<ReturnType<typeof editAmount>['refused']>

/**
 * An amount of money: digits fill from the right (typed 1234 becomes 12,34: RFD-011, VCH-070, DPR-036), signs come by
 * themselves, no minus enters (VCH-069). A pasted or dropped amount replaces the whole one and is read as written.
 */
export function MoneyField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  value,
  onChange,
  currency,
  per,
  limit,
  onBlur,
  ...rest
}: MoneyFieldProps) {
  const t = useText('common')
  const tc = useText('controls')
  const unitId = useId()
  const formats = useFormats()
  const { locale } = formats
  const placeCaret = useCaret()
  const [refused, setRefused] = useState<Refusal | undefined>(undefined)
  const decimals = minorDigitsOf(currency ?? formats.currency)
  const sign = currencySign({
    currency: currency ?? formats.currency,
    locale,
    tenantCurrency: formats.currency,
  })
  const field = useTypedText({
    value,
    read: (text) => amountOfDigits(text, Math.max(decimals, shownDecimals(text, locale))),
    write: (amount) => writeAmount(amount, locale, decimals),
  })
  const put = (amount: number | undefined, text: string): void => {
    if (text === field.text) return
    field.put(text)
    onChange(amount, text)
  }
  const edit = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    const caret = input.selectionStart ?? input.value.length
    const kind = editKindOf(event.nativeEvent)
    const done = editAmount(field.text, input.value, caret, kind, { locale, decimals, limit })
    setRefused(done.refused)
    placeCaret(input, done.caret)
    put(done.amount, done.text)
  }
  const take = (event: SyntheticEvent<HTMLInputElement>, from: DataTransfer): void => {
    event.preventDefault()
    if (disabledReason) return
    const rules = { locale, decimals, canBeNegative: false }
    const pasted = pasteNumber('', from.getData('text'), rules)
    const amount = readDecimal(pasted.text, rules)
    setRefused(pasted.refused === 'negative' ? 'negative' : pasted.refused ? 'notNumber' : undefined)
    if (amount === undefined) return
    const text = writeAmount(amount, locale, decimals)
    put(amount, text)
    placeCaret(event.currentTarget, text.length)
  }

  const over = limit === undefined || !field.isTyped ? 0 : Math.max(0, lengthOf(field.text) - limit)
  const refusalText = (why: Refusal): string =>
    why === 'limit' && limit !== undefined
      ? t('field.limitReached', { count: limit })
      : tc(`number.error.${why === 'limit' ? 'tooLong' : why}`)

  return (
    <Field
      {...{ label, isLabelHidden, isOptional, disabledReason }}
      hint={refused ? refusalText(refused) : hint}
      error={error ?? (over > 0 ? t('field.overLimit', { count: over }) : undefined)}
    >
      {(control) => (
        <AffixBox start={sign} end={per}>
          <BareInput
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={[unitId, control['aria-describedby']].filter(Boolean).join(' ')}
            placeholder={writeAmount(0, locale, decimals)}
            value={field.text}
            readOnly={Boolean(disabledReason)}
            onChange={edit}
            onPaste={(event) => take(event, event.clipboardData)}
            onDrop={(event) => {
              event.currentTarget.focus()
              take(event, event.dataTransfer)
            }}
            onBlur={(event) => {
              field.leave()
              setRefused(undefined)
              onBlur?.(event)
            }}
          />
          <VisuallyHidden id={unitId}>{[sign, per].filter(Boolean).join(' ')}</VisuallyHidden>
        </AffixBox>
      )}
    </Field>
  )
}
