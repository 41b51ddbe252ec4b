import {
  RECHARGE_QUESTIONS,
  RECHARGE_RANGE_DAYS,
  RECHARGES_MAX,
  REVENUES,
  type RechargeFilters,
  type RechargeQuestion,
} from '@corrente/domain/transactions'
import { useMemo } from 'react'
import { ASKED_PAUSE_MS, DateRangePicker, SearchField, Select } from '../../../forms/index.ts'
import { useFormats, usePersonal } from '../../../foundations/index.ts'
import { type Translate, useText } from '../../../messages/index.ts'
import { Button, Tooltip } from '../../../primitives/index.ts'
import { type ListFilter, ListFilters } from '../../lists/index.ts'
import { TagPicker, type TagPickerProps } from '../../pickers/index.ts'
import { StationField, type StationFieldProps, stationText } from './StationField.tsx'

export interface RechargeFilterBarProps extends Pick<StationFieldProps, 'stations'> {
  filters: RechargeFilters
  /** A range of its own; else it is the usual one, and has no chip. */
  isRangeChosen: boolean
  question: RechargeQuestion | undefined
  /** How many recharges answer each question; undefined: not counted. */
  counts: Readonly<Record<RechargeQuestion, number>> | undefined
  tags: Pick<TagPickerProps, 'source' | 'disabledReason'>
  /** The select of what is charged for (TRX-006). */
  hasRevenue: boolean
  /** The question for what nobody paid. */
  hasUnpaid: boolean
  /** How many those are, as the server counts them; undefined: it has not said. */
  unpaid: number | undefined
  /** The question for invoices that failed. */
  hasInvoice: boolean
  onChange: (change: Partial<RechargeFilters>) => void
  onQuestion: (question: RechargeQuestion | undefined) => void
  onClear: () => void
}

const ALL = ''
const labelOf = (t: Translate<'transactions'>, revenue: RechargeFilters['revenue']) =>
  t(`revenue.${revenue === ALL ? 'all' : revenue}`)

function Questions(props: RechargeFilterBarProps) {
  const t = useText('transactions')
  const { integer } = useFormats()
  const { filters, question, counts, hasInvoice, hasUnpaid, unpaid, onChange, onQuestion } = props
  // The server counts no further.
  const numbered = (label: string, count: number | undefined) =>
    count === undefined
      ? label
      : `${label} (${count < RECHARGES_MAX ? integer(count) : `${integer(RECHARGES_MAX)}+`})`
  const isUnpaid = filters.revenue === 'UNPAID'
  return (
    <>
      {hasUnpaid && (
        <Tooltip text={unpaid === undefined ? t('question.unpaidUncounted') : undefined}>
          <Button
            size="small"
            tone={isUnpaid ? 'brand' : 'neutral'}
            aria-pressed={isUnpaid}
            onClick={() => onChange({ revenue: isUnpaid ? ALL : 'UNPAID' })}
          >
            {numbered(t('question.unpaid'), unpaid)}
          </Button>
        </Tooltip>
      )}
      {RECHARGE_QUESTIONS.filter((each) => each !== 'invoiceFailed' || hasInvoice).map((each) => (
        <Tooltip key={each} text={counts ? undefined : t('question.uncounted')}>
          <Button
            size="small"
            tone={each === question ? 'brand' : 'neutral'}
            aria-pressed={each === question}
            onClick={() => onQuestion(each === question ? undefined : each)}
          >
            {numbered(t(`question.${each}`), counts?.[each])}
          </Button>
        </Tooltip>
      ))}
    </>
  )
}

function useActive(props: RechargeFilterBarProps): readonly ListFilter[] {
  const t = useText('transactions')
  const personal = usePersonal()
  const { day } = useFormats()
  const { filters, isRangeChosen, stations } = props
  const { stationPk, idTag, revenue, range } = filters
  return useMemo(() => {
    const station = stations.data?.find(({ pk }) => pk === stationPk)
    const named = station ? stationText(station) : t('filter.unknownStation', { pk: String(stationPk) })
    const days = `${day(range.from)} – ${day(range.to)}`
    return [
      ...(idTag === ''
        ? []
        : [{ key: 'idTag', label: t('active.tag', { text: personal(idTag) }), isFolded: true }]),
      ...(stationPk === undefined
        ? []
        : [{ key: 'stationPk', label: t('active.station', { text: named }), isFolded: true }]),
      ...(revenue === ALL
        ? []
        : [{ key: 'revenue', label: t('active.revenue', { text: labelOf(t, revenue) }), isFolded: true }]),
      ...(isRangeChosen ? [{ key: 'range', label: t('active.range', { text: days }), isFolded: false }] : []),
    ]
  }, [t, personal, day, stationPk, idTag, revenue, range, isRangeChosen, stations.data])
}

/** What narrows the recharges: search, tag, station, revenue, period, and questions that one press answers. */
export function RechargeFilterBar(props: RechargeFilterBarProps & { onRangeCleared: () => void }) {
  const { filters, onChange, hasRevenue } = props
  const t = useText('transactions')
  const { zone } = useFormats()
  const remove = (key: string) => {
    if (key === 'range') return props.onRangeCleared()
    onChange(key === 'stationPk' ? { stationPk: undefined } : { [key]: '' })
  }
  return (
    <ListFilters
      label={t('list.title')}
      quickLabel={t('filter.questions')}
      quick={<Questions {...props} />}
      search={
        <SearchField
          label={t('list.search')}
          placeholder={t('list.searchHint')}
          value={filters.query}
          pauseMs={ASKED_PAUSE_MS}
          onChange={(query) => onChange({ query })}
        />
      }
      inSight={
        <DateRangePicker
          label={t('filter.range')}
          range={filters.range}
          zone={zone}
          maxDays={RECHARGE_RANGE_DAYS}
          tooLongText={t('filter.tooLong')}
          onChange={(range) => onChange({ range })}
        />
      }
      fields={
        <>
          <TagPicker
            {...props.tags}
            label={t('filter.tag')}
            placeholder={t('filter.tag')}
            chosen={filters.idTag}
            onChoose={(tag) => onChange({ idTag: tag?.idTag ?? '' })}
          />
          <StationField
            stations={props.stations}
            chosen={filters.stationPk}
            onChoose={(stationPk) => onChange({ stationPk })}
          />
          {hasRevenue && (
            <Select
              label={t('filter.revenue')}
              isFilter
              value={filters.revenue}
              onChange={(value) => onChange({ revenue: REVENUES.find((each) => each === value) ?? ALL })}
              options={REVENUES.map((value) => ({ value, label: labelOf(t, value) }))}
            />
          )}
        </>
      }
      active={useActive(props)}
      onRemove={remove}
      onClear={props.onClear}
    />
  )
}
