import type { ConditionMark } from '@corrente/domain/stations'
import type { DashboardStats } from '@corrente/domain/stats'
import { theme } from '@corrente/themes'
import { type ChartData, ChartFrame, Donut, type DonutSlice } from '../../../charts/index.ts'
import { failureOf, type Loadable, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { StatusMark } from '../../../primitives/index.ts'
import { MARK_WORDS } from '../../stations/useMapStatuses.ts'
import { FeedNote } from '../FeedNote.tsx'
import { STATION_COUNTS } from '../HomeIndicators/StationsCard.tsx'
import { useHomePanel } from '../useHomePanel.ts'

export interface HomePieProps {
  /** The statistics of the chosen range. */
  stats: Loadable<DashboardStats>
  /** Puts a text on the clipboard; without it copying is not offered. */
  onCopyText?: ((text: string) => Promise<void>) | undefined
}

const BLOCK = 168

/** Table and pie share one shape: a name, a value, a share. */
function usePieData(slices: readonly DonutSlice[]): ChartData {
  const t = useText('charts')
  const { integer, percent } = useFormats()
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  return {
    columns: [t('column.category'), t('column.value'), t('column.share')],
    rows: slices.map(({ label, value }) => {
      const share = total === 0 ? 0 : (value / total) * 100
      return [
        { value: label },
        { value, text: integer(value) },
        { value: Math.round(share * 10) / 10, text: percent(share) },
      ]
    }),
  }
}

interface PieProps extends HomePieProps {
  title: string
  center: string
  centerLabel: string
  slices: readonly DonutSlice[]
  /** What the number counts that another one does not. */
  note?: string | undefined
}

function Pie({ stats, onCopyText, title, center, centerLabel, slices, note }: PieProps) {
  const { integer, percent } = useFormats()
  const data = usePieData(slices)
  const state = useHomePanel(stats)
  return (
    <ChartFrame
      title={title}
      state={state}
      data={data}
      legend={slices.map(({ label, value, color }) => ({ text: `${label}: ${integer(value)}`, color }))}
      note={state.kind === 'ready' && failureOf(stats) ? <FeedNote feed={stats} isShort /> : note}
      blockSize={BLOCK}
      onCopyText={onCopyText}
    >
      <Donut
        title={title}
        slices={slices}
        center={center}
        centerLabel={centerLabel}
        format={integer}
        formatShare={percent}
      />
    </ChartFrame>
  )
}

/** Users who are charging against those who are not (HOM-021). */
export function UsersPie(props: HomePieProps) {
  const t = useText('home')
  const { integer } = useFormats()
  const { totalUsers = 0, usersCharging = 0 } = props.stats.data ?? {}
  return (
    <Pie
      {...props}
      title={t('pies.users')}
      center={integer(totalUsers)}
      centerLabel={t('pies.usersCenter')}
      slices={[
        {
          key: 'charging',
          label: t('pies.charging'),
          value: usersCharging,
          color: theme.status.busy.mark,
        },
        {
          key: 'notCharging',
          label: t('pies.notCharging'),
          value: Math.max(0, totalUsers - usersCharging),
          color: theme.border.strong,
        },
      ]}
    />
  )
}

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
