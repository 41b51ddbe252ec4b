import { type DateRange, HOME_FIRST_DAY } from '@corrente/domain/time'
import { DateRangePicker } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

export interface HomeRangeProps {
  /** The shown range: whole local days. */
  range: DateRange
  /** Another one was chosen: read the statistics again (HOM-001). */
  onChange: (range: DateRange) => void
}

/** The home page's period: from 2010-01-01 (HOM-003) to today, as long as one likes. */
export function HomeRange({ range, onChange }: HomeRangeProps) {
  const t = useText('home')
  const { zone } = useFormats()
  return (
    <DateRangePicker label={t('range')} range={range} onChange={onChange} zone={zone} min={HOME_FIRST_DAY} />
  )
}
