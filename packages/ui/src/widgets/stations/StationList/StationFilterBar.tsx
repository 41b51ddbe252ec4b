import {
  type ChipCounts,
  STATION_CHIPS,
  type StationChip,
  type StationFilters,
} from '@corrente/domain/stations'
import styled from 'styled-components'
import { ASKED_PAUSE_MS, SearchField, Select, Switch } from '../../../forms/index.ts'
import { type Loadable, shownOf, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, STATUS_SHAPES } from '../../../primitives/index.ts'
import { BesideField, type ListFilter, ListFilters } from '../../lists/index.ts'

/** One entry of a filter. */
interface FilterOption {
  readonly pk: number
  readonly name: string
}

/** What a filter offers. */
type FilterOptions = Loadable<readonly FilterOption[]>

export interface StationFilterBarProps {
  /** What the list is narrowed by. */
  filters: StationFilters
  /** Other filters; the list goes back to its first page (STN-003). */
  onFiltersChange: (filters: StationFilters) => void
  /** The groups of the filter (STN-034). */
  groups: FilterOptions
  /** The accounts of the filter (STN-033). */
  accounts: FilterOptions
  /** The questions that are asked; a station is shown that answers any. None: the server's own pages are shown. */
  chips: readonly StationChip[]
  /** Other questions, or none. */
  onChipsChange: (chips: readonly StationChip[]) => void
  /** How many stations answer each question, live; undefined while that is not known. */
  chipCounts: ChipCounts | undefined
  /** Takes all filters and the question away. */
  onClear: () => void
}

const ALL = ''
const isChip = (key: string): key is StationChip => STATION_CHIPS.some((chip) => chip === key)

/** The mark that answers the question, in the ink of its button. */
const Mark = styled.svg`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  fill: currentcolor;
`
const ChipMark = ({ chip }: { chip: StationChip }) => (
  <Mark viewBox="0 0 16 16" aria-hidden="true">
    <path d={STATUS_SHAPES[chip]} fillRule="evenodd" />
  </Mark>
)

/** The name of a chosen option; its key while the names are not here. */
const nameOf = ({ data }: FilterOptions, pk: number): string =>
  data?.find((item) => item.pk === pk)?.name ?? String(pk)

/** A chosen option stays in its select although the names are not here, so that it does not look unset. */
const withChosen = ({ data = [] }: FilterOptions, pk: number | undefined): readonly FilterOption[] =>
  pk === undefined || data.some((item) => item.pk === pk) ? data : [...data, { pk, name: String(pk) }]

/** How many of a chip's stations say 'Parcial' in their rows. */
function Partial({ count = 0 }: { count: number | undefined }) {
  const t = useText('station-list')
  return count > 0 && ` · ${t('chip.partial', { count })}`
}

/** Search, filters, the operators' questions, and a chip for each that is on (STN-002 to STN-004). */
export function StationFilterBar(props: StationFilterBarProps) {
  const { filters, onFiltersChange, groups, accounts, chips, onChipsChange, chipCounts } = props
  const t = useText('station-list')
  const { integer } = useFormats()
  const change = (part: Partial<StationFilters>) => onFiltersChange({ ...filters, ...part })
  const pick = (key: 'groupPk' | 'accountPk', label: string, all: string, options: FilterOptions) => (
    <Select
      label={label}
      isFilter
      value={filters[key] === undefined ? ALL : String(filters[key])}
      onChange={(value) => change({ [key]: value === ALL ? undefined : Number(value) })}
      options={[
        { value: ALL, label: all },
        ...withChosen(options, filters[key]).map(({ pk, name }) => ({ value: String(pk), label: name })),
      ]}
      {...(shownOf(options) === 'failed' && { hint: t('filter.failed') })}
    />
  )
  const active: ListFilter[] = []
  const note = (key: string, isOn: boolean, label: () => string) => {
    if (isOn) active.push({ key, label: label(), isFolded: !isChip(key) })
  }
  const { search, groupPk, accountPk, isOnline, isDisabled } = filters
  if (groupPk !== undefined) note('groupPk', true, () => t('active.group', { text: nameOf(groups, groupPk) }))
  if (accountPk !== undefined)
    note('accountPk', true, () => t('active.account', { text: nameOf(accounts, accountPk) }))
  note('isOnline', isOnline !== undefined, () => t(isOnline ? 'filter.isOnline' : 'chip.offline'))
  note('isDisabled', isDisabled, () => t('filter.disabled'))
  for (const chip of chips) note(chip, true, () => t(`chip.${chip}`))
  const toggle = (chip: StationChip) =>
    onChipsChange(chips.includes(chip) ? chips.filter((each) => each !== chip) : [...chips, chip])
  const remove = (key: string) => {
    if (isChip(key)) return toggle(key)
    onFiltersChange({
      search,
      groupPk: key === 'groupPk' ? undefined : groupPk,
      accountPk: key === 'accountPk' ? undefined : accountPk,
      isOnline: key === 'isOnline' ? undefined : isOnline,
      isDisabled: key === 'isDisabled' ? false : isDisabled,
    })
  }
  return (
    <ListFilters
      label={t('filter.label')}
      quickLabel={t('chip.label')}
      quick={STATION_CHIPS.map((each) => (
        <Button
          key={each}
          size="small"
          tone={chips.includes(each) ? 'brand' : 'neutral'}
          aria-pressed={chips.includes(each)}
          icon={<ChipMark chip={each} />}
          onClick={() => toggle(each)}
        >
          {t(`chip.${each}`)} <strong>{integer(chipCounts?.[each])}</strong>
          <Partial count={chipCounts?.[`${each} partial`]} />
        </Button>
      ))}
      search={
        <SearchField
          label={t('search')}
          placeholder={t('searchHint')}
          value={search}
          onChange={(next) => change({ search: next })}
          pauseMs={ASKED_PAUSE_MS}
        />
      }
      fields={
        <>
          {pick('groupPk', t('fact.group'), t('filter.allGroups'), groups)}
          {pick('accountPk', t('filter.account'), t('filter.allAccounts'), accounts)}
          <Select
            label={t('filter.online')}
            isFilter
            value={isOnline === undefined ? ALL : isOnline ? 'on' : 'off'}
            onChange={(value) => change({ isOnline: value === ALL ? undefined : value === 'on' })}
            options={[
              { value: ALL, label: t('filter.any') },
              { value: 'on', label: t('filter.isOnline') },
              { value: 'off', label: t('chip.offline') },
            ]}
          />
          <BesideField>
            <Switch
              label={t('filter.disabled')}
              isOn={isDisabled}
              onChange={(next) => change({ isDisabled: next })}
            />
          </BesideField>
        </>
      }
      active={active}
      onRemove={remove}
      onClear={props.onClear}
    />
  )
}
