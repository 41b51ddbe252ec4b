import { USAGE_PERIODS, type UsagePeriod } from '@corrente/domain/analytics'
import { type Station, searchStations } from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { ArrowUpNarrowWide } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Select } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, Spinner } from '../../../primitives/index.ts'
import { PickField, UserPicker, type UserSource } from '../../pickers/index.ts'

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[3]};
`
/** A field whose list is still on its way. */
const Waiting = styled.div`
  position: relative;
  min-inline-size: 0;
  /* As much below as a field keeps for its error. */
  margin-block-end: ${theme.space[1]};
`
const Turning = styled.span`
  position: absolute;
  inset-block-end: ${theme.space[3]};
  inset-inline-end: ${theme.space[3]};
`

interface WaitedProps {
  /** What the field is called. */
  for: string
  list: Loadable<unknown>
  children: ReactNode
}

/** A field whose list may come later than the charts: until then it turns (ANL-014). */
function Waited({ for: name, list, children }: WaitedProps) {
  const t = useText('analytics')
  return (
    <Waiting>
      {children}
      {shownOf(list) === 'loading' && (
        <Turning>
          <Spinner size="small" label={t('filters.loading', { list: name })} />
        </Turning>
      )}
    </Waiting>
  )
}

export interface UsageFilters {
  readonly period: UsagePeriod
  /** The user_pk; undefined: all users. */
  readonly userPk: number | undefined
  /** The chargeBoxPk; undefined: all stations. */
  readonly stationPk: number | undefined
  /** The chargeBoxPk of a second station in the same charts; only with a first one. */
  readonly otherPk?: number | undefined
}

export interface UsageViewProps {
  filters: UsageFilters
  onFilters: (change: Partial<UsageFilters>) => void
  users: UserSource
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

const NO_STATIONS: readonly Station[] = []
const nameOf = ({ name, id }: Station): string => (name === id ? name : `${name} (${id})`)

/** How the network is used (ANL-001): whose usage, of which station, over which period; then the totals and the charts. */
export function UsageView(props: UsageViewProps) {
  const { filters, onFilters, users, stations, leastHref } = props
  const { stationPk } = filters
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
        <Waited for={t('filters.user')} list={users.list}>
          <UserPicker
            label={t('filters.user')}
            placeholder={t('filters.allUsers')}
            source={users}
            chosen={filters.userPk}
            onChoose={(user) => onFilters({ userPk: user?.pk })}
          />
        </Waited>
        <Waited for={t('filters.station')} list={stations}>
          <StationPick
            label={t('filters.station')}
            placeholder={t('filters.allStations')}
            stations={stations}
            pk={stationPk}
            onChoose={(pk) => onFilters({ stationPk: pk, ...(pk === undefined && { otherPk: undefined }) })}
          />
        </Waited>
        {stationPk !== undefined && (
          <StationPick
            label={t('filters.other')}
            placeholder={t('filters.noOther')}
            stations={stations}
            pk={filters.otherPk}
            onChoose={(otherPk) => onFilters({ otherPk })}
          />
        )}
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

interface StationPickProps {
  label: string
  placeholder: string
  stations: Loadable<readonly Station[]>
  pk: number | undefined
  onChoose: (pk: number | undefined) => void
}

function StationPick({ label, placeholder, stations, pk, onChoose }: StationPickProps) {
  const t = useText('analytics')
  const station = stations.data?.find((each) => each.pk === pk)
  const named = station ? nameOf(station) : t('filters.unknownStation', { pk: String(pk) })
  return (
    <PickField<Station>
      label={label}
      placeholder={placeholder}
      items={stations.data ?? NO_STATIONS}
      keyOf={(each) => String(each.pk)}
      textOf={nameOf}
      search={searchStations}
      chosen={pk === undefined ? '' : String(pk)}
      chosenText={pk === undefined ? '' : named}
      onChoose={(next) => onChoose(next?.pk)}
      isLoading={shownOf(stations) === 'loading'}
    />
  )
}
