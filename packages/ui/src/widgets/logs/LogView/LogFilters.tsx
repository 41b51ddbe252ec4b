import { LOG_FROM, type LogQuestion } from '@corrente/domain/logs'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { Combobox, type FieldFrameProps, OptionText, SearchField, Select } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IconButton } from '../../../primitives/index.ts'
import { ListFilters } from '../../lists/index.ts'
import { Found, Muted } from './LogView.styles.ts'
import type { LogViewProps } from './logViewProps.ts'

export interface LogFiltersProps
  extends Pick<LogViewProps, 'accounts' | 'account' | 'onAccount' | 'question' | 'onQuestion' | 'log'> {
  /** Which of the hits is selected, from 1; 0 for none. */
  hit: number
  onHit: (step: 1 | -1) => void
}

const FROM = ['all', ...LOG_FROM] as const

/** Whose log, which lines of it, and what is looked for in them. */
export function LogFilters(props: LogFiltersProps) {
  const { question, onQuestion, log } = props
  const t = useText('logs')
  const { station, from } = question
  return (
    <ListFilters
      label={t('filters.label')}
      search={<Search {...props} />}
      areFieldsInline
      fields={
        <>
          <AccountField {...props} isLabelHidden />
          <StationField log={log} station={station} onStation={(next) => onQuestion({ station: next })} />
          <Select
            label={t('filters.level')}
            isLabelHidden
            isFilter
            options={FROM.map((value) => ({ value, label: t(`filters.from.${value}`) }))}
            value={from ?? 'all'}
            onChange={(value) => onQuestion({ from: value === 'all' ? undefined : value })}
          />
        </>
      }
      active={[
        ...(station === '' ? [] : [{ key: 'station', label: station, isFolded: true }]),
        ...(from ? [{ key: 'from', label: t(`filters.from.${from}`), isFolded: true }] : []),
      ]}
      onRemove={(key) => onQuestion(key === 'station' ? { station: '' } : { from: undefined })}
      onClear={() => onQuestion({ station: '', from: undefined })}
    />
  )
}

/** The account whose log is shown, one of the list's or the one that a link names. */
export function AccountField({
  accounts,
  account,
  onAccount,
  isLabelHidden = false,
}: Pick<LogViewProps, 'accounts' | 'account' | 'onAccount'> & Pick<FieldFrameProps, 'isLabelHidden'>) {
  const t = useText('logs')
  const names = (accounts.data ?? []).map(({ name }) => name)
  const options = account === undefined || names.includes(account) ? names : [account, ...names]
  return (
    <Select
      label={t('filters.account')}
      isLabelHidden={isLabelHidden}
      isFilter
      options={options.map((name) => ({ value: name, label: name }))}
      value={account}
      placeholder={t('filters.chooseAccount')}
      onChange={onAccount}
    />
  )
}

function Search({ question, onQuestion, log, hit, onHit }: LogFiltersProps) {
  const t = useText('logs')
  const { integer } = useFormats()
  const hits = log?.answer?.hits.length ?? 0
  const noHits = hits === 0 ? t('filters.noHits') : undefined
  return (
    <Found>
      <SearchField
        label={t('filters.search')}
        value={question.search}
        onChange={(search) => onQuestion({ search })}
      />
      {question.search.trim() !== '' && (
        <>
          <output>
            {hit > 0
              ? t('filters.hitOf', { hit: integer(hit), count: integer(hits) })
              : t('filters.hits', { count: hits })}
          </output>
          <IconButton
            size="small"
            label={t('filters.hitBefore')}
            icon={<ChevronUp aria-hidden="true" />}
            disabledReason={noHits}
            onClick={() => onHit(-1)}
          />
          <IconButton
            size="small"
            label={t('filters.hitNext')}
            icon={<ChevronDown aria-hidden="true" />}
            disabledReason={noHits}
            onClick={() => onHit(1)}
          />
        </>
      )}
    </Found>
  )
}

interface StationFieldProps extends Pick<LogViewProps, 'log'> {
  station: string
  onStation: (station: LogQuestion['station']) => void
}

/** The station whose lines are shown: one of the log's, found by a part of its id. An empty field shows all. */
function StationField({ log, station, onStation }: StationFieldProps) {
  const t = useText('logs')
  const { integer } = useFormats()
  const [typed, setTyped] = useState<{ readonly of: string; readonly text: string }>()
  // What is typed stands until another station is chosen, by a press on the strip as well.
  const query = typed !== undefined && typed.of === station ? typed.text : station
  const all = log?.facts.stations ?? []
  const wanted = query.trim().toLowerCase()
  const items = wanted === '' ? all : all.filter(({ id }) => id.toLowerCase().includes(wanted))
  return (
    <Combobox
      label={t('filters.station')}
      isLabelHidden
      placeholder={t('filters.allStations')}
      query={query}
      onQueryChange={(text) => {
        const same = all.find(({ id }) => id.toLowerCase() === text.trim().toLowerCase())
        const next = text.trim() === '' ? '' : (same?.id ?? station)
        setTyped({ of: next, text })
        if (next !== station) onStation(next)
      }}
      items={items}
      keyOf={({ id }) => id}
      textOf={({ id }) => id}
      renderItem={({ id, lines, errors }) => (
        <>
          <OptionText name={id} />
          <Muted> {t('filters.stationLines', { lines: integer(lines), errors: integer(errors) })}</Muted>
        </>
      )}
      onSelect={({ id }) => {
        setTyped({ of: id, text: id })
        onStation(id)
      }}
      emptyText={t('filters.noStation')}
    />
  )
}
