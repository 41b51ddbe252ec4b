import type { ConditionMark } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import type { DonutSlice } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { StatusMark } from '../../../primitives/index.ts'
import { MARK_WORDS } from '../../stations/index.ts'
import { STATION_COUNTS } from '../HomeIndicators/StationsCard.tsx'
import { type HomePieProps, Pie } from './Pie.tsx'

/** What the live state says of the stations that the statistics count. */
export interface UnavailableApart {
  /** All stations of the network by their mark. */
  readonly marks: Readonly<Record<ConditionMark, number>>
  /** Disabled ones among them. */
  readonly disabled: number
}

export interface StationsPieProps extends HomePieProps {
  /** Tells apart what the statistics call unavailable; undefined: not known. */
  apart?: UnavailableApart | undefined
}

/** What the colour of unavailable holds, the worst first. */
const APART = ['faulted', 'offline', 'partial', 'unavailable', 'unknown'] as const

/**
 * How the stations stand (HOM-021), with the marks of the map's legend. The statistics say how many are unavailable; why,
 * the live state says where it counts as many.
 */
export function StationsPie({ apart, ...props }: StationsPieProps) {
  const t = useText('home')
  const marks = useText('stations')
  const { integer } = useFormats()
  const counts = props.stats.data?.stations
  const kinds = APART.filter((mark) => (apart?.marks[mark] ?? 0) > 0)
  const isSame = kinds.reduce((sum, mark) => sum + (apart?.marks[mark] ?? 0), 0) === counts?.unavailable
  const slices = STATION_COUNTS.flatMap(([key, status]): DonutSlice[] => {
    const color = theme.status[status].mark
    const sliceOf = (mark: ConditionMark, label: string, value: number) => ({
      key: mark,
      label,
      value,
      color,
      mark: <StatusMark status={mark} label={label} size="small" isLabelHidden />,
    })
    return key === 'unavailable' && apart && isSame && kinds.length > 0
      ? kinds.map((mark) => sliceOf(mark, marks(MARK_WORDS[mark]), apart.marks[mark]))
      : [sliceOf(status, t(`indicators.${key}`), counts?.[key] ?? 0)]
  })
  const total = apart && Object.values(apart.marks).reduce((sum, count) => sum + count, 0)
  return (
    <Pie
      {...props}
      title={t('pies.stations')}
      center={integer(counts?.total ?? 0)}
      centerLabel={t('pies.stationsCenter')}
      slices={slices}
      note={
        apart && apart.disabled > 0 && total === counts?.total
          ? t('indicators.disabledToo', { count: apart.disabled })
          : undefined
      }
    />
  )
}
