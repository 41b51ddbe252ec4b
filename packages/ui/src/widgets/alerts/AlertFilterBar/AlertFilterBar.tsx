import { type AlertFilters, type AlertStation, NO_ALERT_FILTERS } from '@corrente/domain/alerts'
import { EVENT_TYPES } from '@corrente/domain/notifications'
import { EVENT_PERIODS } from '@corrente/domain/stations'
import { useMemo } from 'react'
import { Select } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { type ListFilter, ListFilters } from '../../lists/index.ts'
import { AlertSearch, type AlertSearchProps } from '../AlertSearch.tsx'
import { useEventLabel } from '../useEventLabel.ts'

export interface AlertFilterBarProps extends AlertSearchProps {
  filters: AlertFilters
  /** Other filters; the list goes back to its first page. */
  onFiltersChange: (filters: AlertFilters) => void
  /** Takes all of them away. */
  onClear: () => void
  /** The stations that the alerts are of that were read. */
  stations: readonly AlertStation[]
}

const ALL = ''
const PERIODS = EVENT_PERIODS.filter((period) => period !== 'all')
const byValue = <Value extends string>(values: readonly Value[], text: string) =>
  values.find((value) => value === text)

/** What narrows the alerts: the search, and of those that were read failures alone, type, station and period (ALR-002). */
export function AlertFilterBar(props: AlertFilterBarProps) {
  const { filters, onFiltersChange, onClear, stations, query, onQueryChange } = props
  const t = useText('alert-list')
  const labelOf = useEventLabel()
  const { locale } = useFormats()
  const change = (part: Partial<AlertFilters>) => onFiltersChange({ ...filters, ...part })
  const { type, isRed, stationId, period } = filters
  const types = EVENT_TYPES.map((each) => ({ value: each, label: labelOf({ type: each, rawType: each }) }))
  // A chosen station stays in its select although no alert of it was read.
  const named = useMemo(() => {
    const known = stations.some(({ id }) => id === stationId)
    const all =
      known || stationId === undefined ? stations : [...stations, { id: stationId, name: stationId }]
    return all.toSorted((a, b) => a.name.localeCompare(b.name, locale))
  }, [stations, stationId, locale])
  const nameOf = (id: string) => named.find((each) => each.id === id)?.name ?? id
  const active: ListFilter[] = []
  const note = (key: keyof AlertFilters, isOn: boolean, label: () => string, isFolded = true) => {
    if (isOn) active.push({ key, label: label(), isFolded })
  }
  note('isRed', isRed, () => t('filter.red'), false)
  if (type) note('type', true, () => labelOf({ type, rawType: type }))
  if (stationId !== undefined)
    note('stationId', true, () => t('filter.active.station', { text: nameOf(stationId) }))
  if (period) note('period', true, () => t(`filter.period.${period}`))
  return (
    <ListFilters
      label={t('filter.label')}
      search={<AlertSearch {...{ query, onQueryChange }} />}
      quickLabel={t('filter.quick')}
      quick={
        <Button
          size="small"
          tone={isRed ? 'brand' : 'neutral'}
          aria-pressed={isRed}
          onClick={() => change({ isRed: !isRed })}
        >
          {t('filter.red')}
        </Button>
      }
      areFieldsInline
      fields={
        <>
          <Select
            label={t('column.event')}
            isLabelHidden
            isFilter
            value={type ?? ALL}
            onChange={(value) => change({ type: byValue(EVENT_TYPES, value) })}
            options={[{ value: ALL, label: t('filter.anyType') }, ...types]}
          />
          <Select
            label={t('ticket.station')}
            isLabelHidden
            isFilter
            value={stationId ?? ALL}
            onChange={(value) => change({ stationId: value === ALL ? undefined : value })}
            options={[
              { value: ALL, label: t('filter.anyStation') },
              ...named.map(({ id, name }) => ({ value: id, label: name === id ? id : `${name} · ${id}` })),
            ]}
          />
          <Select
            label={t('filter.when')}
            isLabelHidden
            isFilter
            value={period ?? ALL}
            onChange={(value) => change({ period: byValue(PERIODS, value) })}
            options={[
              { value: ALL, label: t('filter.anyTime') },
              ...PERIODS.map((each) => ({ value: each, label: t(`filter.period.${each}`) })),
            ]}
          />
        </>
      }
      active={active}
      onRemove={(key) => {
        const part = key as keyof AlertFilters // the keys of `active` are those of the filters
        onFiltersChange({ ...filters, [part]: NO_ALERT_FILTERS[part] })
      }}
      onClear={onClear}
    />
  )
}
