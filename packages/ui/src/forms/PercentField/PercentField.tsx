import { shiftDecimal } from '@corrente/domain/text'
import { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx'

export interface PercentFieldProps
  extends Omit<NumberFieldProps, 'unit' | 'min' | 'max' | 'step' | 'limit' | 'decimals'> {
  /** The fraction: 0.15 is shown as 15 % (STF-076, DPR-035). A loaded 0.1575 is shown whole. */
  value: number | undefined
  /** It was changed; the fraction is exact, its decimal point moved and nothing multiplied. */
  onChange: (value: number | undefined, text: string) => void
}

/** Highest percent that the arrow keys reach, of one decimal (DPR-034); the form checks it. */
const MAX = 99.9

/** A fraction of something, entered as percent. A voucher's percent is no fraction: that is a NumberField with `%`. */
export function PercentField({ value, onChange, ...rest }: PercentFieldProps) {
  return (
    <NumberField
      {...rest}
      value={value === undefined ? undefined : shiftDecimal(value, 2)}
      onChange={(percent, text) =>
        onChange(percent === undefined ? undefined : shiftDecimal(percent, -2), text)
      }
      decimals={1}
      unit="%"
      max={MAX}
    />
  )
}
