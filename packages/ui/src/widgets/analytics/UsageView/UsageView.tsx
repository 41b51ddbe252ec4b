import { USAGE_PERIODS, type UsagePeriod } from '@corrente/domain/analytics'
import { type Station, searchStations } from '@corrente/domain/stations'
import { type PickerUser, searchPickerUsers } from '@corrente/domain/users'
import { ArrowUpNarrowWide } from 'lucide-react'
import type { ReactNode } from 'react'
import { Select } from '../../../forms/index.ts'
import type { Loadable } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink } from '../../../primitives/index.ts'
import { PickField } from './PickField.tsx'
import { Filters } from './UsageView.styles.ts'

export interface UsageFilters {
  readonly period: UsagePeriod
  /** The user_pk; undefined: all users. */
  readonly userPk: number | undefined
  /** The chargeBoxPk; undefined: all stations. */
  readonly stationPk: number | undefined
}

export interface UsageViewProps {
  filters: UsageFilters
  onFilters: (change: Partial<UsageFilters>) => void
  users: Loadable<readonly PickerUser[]>
  stations: Loadable<readonly Station[]>
  /** The stations, those with the least consumption of the month first; absent without the right. */
  leastHref: string | undefined
  /** In which zone the days begin, where that is worth saying. */
  detail?: ReactNode
  /** `UsageTotals`. */
  totals: ReactNode
  /** `UsageCharts`. */
  charts: ReactNode
}

const nameOf = ({ name, email, pk }: PickerUser) => name ?? email ?? String(pk)

/** How the network is used (ANL-001): whose usage, of which station, over which period; then the totals and the charts. */
export function UsageView(props: UsageViewProps) {
  const { filters, onFilters, users, stations, leastHref } = props
  const t = useText('analytics')
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        detail={props.detail ?? t('detail')}
        actions={
          leastHref !== undefined && (
            <ButtonLink href={leastHref} icon={<ArrowUpNarrowWide aria-hidden="true" />}>
              {t('least')}
            </ButtonLink>
          )
        }
      />
      <Filters role="search" aria-label={t('filters.label')}>
        <PickField<PickerUser>
          label={t('filters.user')}
          allText={t('filters.allUsers')}
          list={users}
          chosen={filters.userPk}
          search={searchPickerUsers}
          textOf={nameOf}
          unknownText={(pk) => t('filters.unknownUser', { pk })}
          onChoose={(userPk) => onFilters({ userPk })}
        />
        <PickField<Station>
          label={t('filters.station')}
          allText={t('filters.allStations')}
          list={stations}
          chosen={filters.stationPk}
          search={searchStations}
          textOf={({ name, id }) => (name === id ? name : `${name} (${id})`)}
          unknownText={(pk) => t('filters.unknownStation', { pk })}
          onChoose={(stationPk) => onFilters({ stationPk })}
        />
        <Select
          label={t('filters.period')}
          isFilter
          options={USAGE_PERIODS.map((days) => ({
            value: String(days),
            label: t('filters.days', { count: days }),
          }))}
          value={String(filters.period)}
          onChange={(value) => {
            const period = USAGE_PERIODS.find((days) => String(days) === value)
            if (period) onFilters({ period })
          }}
        />
      </Filters>
      {props.totals}
      {props.charts}
    </Stack>
  )
}
