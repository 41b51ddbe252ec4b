import { shiftDecimal } from '@corrente/domain/text'
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx'

export interface PercentFieldProps extends Omit<NumberFieldProps, 'unit' | 'min' | 'max' | 'step' | 'limit'> {
  /** The fraction: 0.15 is shown as 15 % (STF-076, DPR-035). A loaded 0.1575 is shown whole. */
  value: number | undefined
  /** It was changed; the fraction is exact, its decimal point moved and nothing multiplied. */
  onChange: (value: number | undefined, text: string) => void
  /** Decimals of the percent that can be typed. Default: 1, as in 99,9 (DPR-034). */
  decimals?: number
  /** Highest percent that the arrow keys reach; the form checks it. Default: 99.9 (DPR-034). */
  maxPercent?: number
}

/** A fraction of something, entered as percent. A voucher's percent is no fraction: that is a NumberField with `%`. */
export function PercentField({
  value,
  onChange,
  decimals = 1,
  maxPercent = 99.9,
  ...rest
}: PercentFieldProps) {
  return (
    <NumberField
      {...rest}
      value={value === undefined ? undefined : shiftDecimal(value, 2)}
      onChange={(percent, text) =>
        onChange(percent === undefined ? undefined : shiftDecimal(percent, -2), text)
      }
      decimals={decimals}
      unit="%"
      max={maxPercent}
    />
  )
}
