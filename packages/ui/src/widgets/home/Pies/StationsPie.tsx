import { theme } from '@corrente/themes'
import type { DonutSlice } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { StatusMark } from '../../../primitives/index.ts'
import { STATION_COUNTS } from '../HomeIndicators/StationsCard.tsx'
import { type HomePieProps, Pie } from './Pie.tsx'

export interface StationsPieProps extends HomePieProps {
  /** Disabled stations that the statistics count; 0 where nobody knows of any. */
  disabled?: number
}

/** How the stations stand by the statistics (HOM-021), with the marks of the map's legend. */
export function StationsPie({ disabled = 0, ...props }: StationsPieProps) {
  const t = useText('home')
  const { integer } = useFormats()
  const counts = props.stats.data?.stations
  const slices = STATION_COUNTS.map(([key, status]): DonutSlice => {
    const label = t(`indicators.${key}`)
    return {
      key: status,
      label,
      value: counts?.[key] ?? 0,
      color: theme.status[status].mark,
      mark: <StatusMark status={status} label={label} size="small" isLabelHidden />,
    }
  })
  return (
    <Pie
      {...props}
      title={t('pies.stations')}
      center={integer(counts?.total ?? 0)}
      centerLabel={t('pies.stationsCenter')}
      slices={slices}
      note={disabled > 0 ? t('indicators.disabledToo', { count: disabled }) : undefined}
    />
  )
}
