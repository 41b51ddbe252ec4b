import type { Account } from '@corrente/domain/stations'
import { Gift } from 'lucide-react'
import { ASKED_PAUSE_MS, SearchField, Select } from '../../../forms/index.ts'
import { type Loadable, shownOf } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { type ListFilter, ListFilters } from '../../lists/index.ts'
import { accountOptions } from '../accountOptions.ts'

/** What the tags are narrowed by. */
export interface TagFilters {
  readonly query: string
  readonly accountPk: number | undefined
  /** Those that charge for free alone. */
  readonly isFree: boolean
}

export interface TagFilterBarProps {
  filters: TagFilters
  onChange: (change: Partial<TagFilters>) => void
  onClear: () => void
  /** The accounts of the filter (AST-036). */
  accounts: Loadable<readonly Account[]>
}

const ALL = ''

/** Search by id, account, and the question who charges for free; a chip for each that is on (TAG-001). */
export function TagFilterBar({ filters, onChange, onClear, accounts }: TagFilterBarProps) {
  const t = useText('tags')
  const { query, accountPk, isFree } = filters
  const options = accountOptions(accounts.data, accountPk)
  const name = options.find(({ value }) => value === String(accountPk))?.label ?? ''
  const active: readonly ListFilter[] = [
    ...(accountPk === undefined
      ? []
      : [{ key: 'accountPk', label: t('active.account', { name }), isFolded: true }]),
    ...(isFree ? [{ key: 'isFree', label: t('form.isFree'), isFolded: false }] : []),
  ]
  return (
    <ListFilters
      label={t('list.title')}
      quickLabel={t('filter.questions')}
      quick={
        <Button
          size="small"
          tone={isFree ? 'brand' : 'neutral'}
          aria-pressed={isFree}
          icon={<Gift aria-hidden="true" />}
          onClick={() => onChange({ isFree: !isFree })}
        >
          {t('form.isFree')}
        </Button>
      }
      search={
        <SearchField
          label={t('list.search')}
          value={query}
          onChange={(next) => onChange({ query: next })}
          pauseMs={ASKED_PAUSE_MS}
        />
      }
      areFieldsInline
      fields={
        <Select
          label={t('list.account')}
          isLabelHidden
          isFilter
          value={accountPk === undefined ? ALL : String(accountPk)}
          onChange={(value) => onChange({ accountPk: value === ALL ? undefined : Number(value) })}
          options={[{ value: ALL, label: t('filter.allAccounts') }, ...options]}
          {...(shownOf(accounts) === 'failed' && { hint: t('filter.failed') })}
        />
      }
      active={active}
      onRemove={(key) => onChange(key === 'isFree' ? { isFree: false } : { accountPk: undefined })}
      onClear={onClear}
    />
  )
}
