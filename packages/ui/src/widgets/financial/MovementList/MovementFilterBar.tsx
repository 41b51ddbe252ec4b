import {
  type DayRange,
  type FinancialAccount,
  type FinancialCharger,
  MOVEMENT_ORDERS,
  MOVEMENT_QUESTIONS,
  type MovementAsk,
  type MovementOrder,
  monthOf,
  monthsOffered,
  rangeOfMonth,
} from '@corrente/domain/financial'
import { CUSTOM_RANGE_DAYS, rangeOfDays, toDateOnly } from '@corrente/domain/time'
import { type ReactNode, useState } from 'react'
import { Combobox, DateRangePicker, OptionText, SearchTags, Select } from '../../../forms/index.ts'
import { type Loadable, shownOf, useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Tooltip } from '../../../primitives/index.ts'
import { type ListFilter, ListFilters } from '../../lists/index.ts'

/** What movements are narrowed by. */
export interface MovementFilters {
  /** E-mails, documents and numbers as they were typed. */
  readonly terms: readonly string[]
  /** Local days. */
  readonly range: DayRange
  readonly order: MovementOrder
  /** The name of an account. */
  readonly account: string | undefined
  /** The ocppChargeBoxId of a charger. */
  readonly charger: string | undefined
  /** The number that a link asked for. */
  readonly number: number | undefined
  /** What somebody is called whom the list is narrowed to; undefined: nobody. */
  readonly person: string | undefined
}

export interface MovementFilterBarProps {
  filters: MovementFilters
  onChange: (change: Partial<MovementFilters>) => void
  onClear: () => void
  /** The question that narrows the list; undefined: none. */
  question: MovementAsk | undefined
  /** How many answer each; undefined: not all movements are here. */
  counts: Readonly<Record<MovementAsk, number>> | undefined
  onQuestion: (question: MovementAsk | undefined) => void
  accounts: Loadable<readonly FinancialAccount[]>
  chargers: Loadable<readonly FinancialCharger[]>
  /** Finds a person by name, e-mail or document; stands among the fields. */
  personField: ReactNode
}

const ALL = ''
const CUSTOM = 'custom'
/** How often 'today' is looked at. */
const TODAY_CHECK_MS = 60_000
const LISTED_MAX = 200

const chargerText = ({ id, description }: FinancialCharger): string => description ?? id

/** Questions that one press answers from all pages of the period. */
function Questions({ question, counts, onQuestion }: MovementFilterBarProps) {
  const t = useText('financial')
  const { integer } = useFormats()
  return MOVEMENT_QUESTIONS.map((each) => {
    const label = t(`question.${each}`)
    return (
      <Tooltip key={each} text={counts ? undefined : t('question.uncounted')}>
        <Button
          size="small"
          tone={each === question ? 'brand' : 'neutral'}
          aria-pressed={each === question}
          onClick={() => onQuestion(each === question ? undefined : each)}
        >
          {!counts
            ? label
            : each === 'duplicate'
              ? t('question.cases', { label, count: counts[each] })
              : t('question.some', { label, shown: integer(counts[each]) })}
        </Button>
      </Tooltip>
    )
  })
}

/** Search terms, person, account, charger, month or custom period, and the order (FIN-003, FIN-038 to FIN-040). */
export function MovementFilterBar(props: MovementFilterBarProps) {
  const { filters, onChange, accounts } = props
  const t = useText('financial')
  const { account, charger, number, order, person, terms } = filters
  const chargerName = props.chargers.data?.find(({ id }) => id === charger)
  const active: readonly (ListFilter | false)[] = [
    number !== undefined && {
      key: 'number',
      label: t('filter.numberActive', { id: String(number) }),
      isFolded: false,
    },
    person !== undefined && {
      key: 'person',
      label: t('filter.personActive', { name: person }),
      isFolded: true,
    },
    account !== undefined && {
      key: 'account',
      label: t('filter.accountActive', { name: account }),
      isFolded: false,
    },
    charger !== undefined && {
      key: 'charger',
      label: t('filter.chargerActive', { name: chargerName ? chargerText(chargerName) : charger }),
      isFolded: true,
    },
  ]
  return (
    <ListFilters
      label={t('filter.label')}
      quickLabel={t('filter.questions')}
      quick={<Questions {...props} />}
      search={
        <SearchTags
          label={t('filter.search')}
          isLabelHidden
          placeholder={t('filter.search')}
          tags={terms}
          onChange={(next) => onChange({ terms: next })}
        />
      }
      inSight={
        <>
          <PeriodField range={filters.range} onChange={(range) => onChange({ range })} />
          <Select
            label={t('filter.account')}
            isLabelHidden
            isFilter
            value={account ?? ALL}
            onChange={(value) => onChange({ account: value === ALL ? undefined : value })}
            options={[
              { value: ALL, label: t('filter.allAccounts') },
              ...(accounts.data ?? []).map(({ name }) => ({ value: name, label: name })),
              ...(account !== undefined && !accounts.data?.some(({ name }) => name === account)
                ? [{ value: account, label: account }]
                : []),
            ]}
            {...(shownOf(accounts) === 'failed' && { hint: t('filter.optionsFailed') })}
          />
        </>
      }
      fields={
        <>
          <Select
            label={t('filter.order')}
            isFilter
            value={order}
            onChange={(value) => onChange({ order: value })}
            options={MOVEMENT_ORDERS.map((value) => ({ value, label: t(`order.${value}`) }))}
          />
          <ChargerField
            chargers={props.chargers}
            chosen={chargerName}
            onChoose={(id) => onChange({ charger: id })}
          />
          {props.personField}
        </>
      }
      active={active.filter((each) => each !== false)}
      onRemove={(key) => onChange({ [key]: undefined })}
      onClear={props.onClear}
    />
  )
}

/** One of the last months, or the days of a custom period (FIN-024, FIN-025, FIN-038). */
function PeriodField({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const t = useText('financial')
  const { locale, zone } = useFormats()
  const today = toDateOnly(useNow(TODAY_CHECK_MS), zone)
  const month = monthOf(range, today)
  const [isCustom, setCustom] = useState(false)
  const isOpen = isCustom || month === undefined
  const words = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const instants = rangeOfDays(range.from, range.to, zone)
  return (
    <>
      <Select
        label={t('filter.month')}
        isLabelHidden
        isFilter
        value={isOpen ? CUSTOM : month}
        onChange={(value) => {
          setCustom(value === CUSTOM)
          if (value !== CUSTOM) onChange(rangeOfMonth(value, today))
        }}
        options={[
          ...monthsOffered(today).map((value) => ({
            value,
            label: words.format(Date.parse(`${value}-01T00:00:00Z`)),
          })),
          { value: CUSTOM, label: t('filter.custom') },
        ]}
      />
      {isOpen && instants && (
        <DateRangePicker
          label={t('filter.days')}
          zone={zone}
          range={instants}
          maxDays={CUSTOM_RANGE_DAYS}
          presets={[]}
          onChange={({ from, to }) => onChange({ from: toDateOnly(from, zone), to: toDateOnly(to, zone) })}
        />
      )}
    </>
  )
}

interface ChargerFieldProps {
  chargers: Loadable<readonly FinancialCharger[]>
  chosen: FinancialCharger | undefined
  onChoose: (id: string | undefined) => void
}

function ChargerField({ chargers, chosen, onChoose }: ChargerFieldProps) {
  const t = useText('financial')
  const [typed, setTyped] = useState<string>()
  const query = typed ?? (chosen ? chargerText(chosen) : '')
  const wanted = (typed ?? '').trim().toLowerCase()
  const found = (chargers.data ?? []).filter(({ id, description = '' }) =>
    `${description}\n${id}`.toLowerCase().includes(wanted),
  )
  return (
    <Combobox
      label={t('filter.charger')}
      placeholder={t('filter.allChargers')}
      query={query}
      onQueryChange={(text) => {
        setTyped(text)
        if (text === '' && chosen) onChoose(undefined)
      }}
      items={found.slice(0, LISTED_MAX)}
      keyOf={({ id }) => id}
      textOf={chargerText}
      renderItem={(charger) => <OptionText name={chargerText(charger)} />}
      onSelect={({ id }) => {
        setTyped(undefined)
        onChoose(id)
      }}
      {...(shownOf(chargers) === 'failed' && { hint: t('filter.optionsFailed') })}
      isLoading={shownOf(chargers) === 'loading'}
    />
  )
}
