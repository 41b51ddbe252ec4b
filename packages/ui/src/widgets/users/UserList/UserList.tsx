import { asksForAll, coveredUserLabel, USER_SEARCH_MS, type User } from '@corrente/domain/users'
import { BatteryCharging, FileSpreadsheet, Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { csvOf } from '../../../charts/index.ts'
import { Checkbox, SearchField } from '../../../forms/index.ts'
import { useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { InSight, type ListFilter, ListFilters, type ListParts, RecordList } from '../../lists/index.ts'
import { useUserColumns } from './useUserColumns.tsx'

/** What the list is narrowed by. */
export interface UserFilters {
  readonly query: string
  /** The active alone; else the inactive alone (USR-002). */
  readonly isActive: boolean
  readonly isChargingOnly: boolean
}

/** How the complete list stands, which knows documents, cards, an order and who charges. `idle`: nobody asked for it. */
export const COMPLETE_STATES = ['idle', 'reading', 'failed', 'answering'] as const
export type CompleteState = (typeof COMPLETE_STATES)[number]

export interface UserListProps extends ListParts<User> {
  /** The search has the focus when the list opens, where that opens no keyboard over it. */
  isSearchFirst?: boolean
  filters: UserFilters
  /** Other filters; the list goes back to its first page. */
  onFiltersChange: (filters: Partial<UserFilters>) => void
  complete: CompleteState
  /** Reads the complete list again after it failed. */
  onRetryComplete: () => void
  /** How many of the found are charging; undefined until the complete list is here. */
  chargingCount: number | undefined
  /** How many the other list has for this search: inactive ones while the active are shown. */
  others: number | undefined
  /** One person on two records, as far as the list knows. Keep the function. */
  isSharingDocument: (user: User) => boolean
  /** The address is of a list that was narrowed by a person. */
  isIncomplete: boolean
  /** Asked for the Excel, which comes by e-mail (USR-005, USR-054). */
  onExcel: () => void
  isExcelRunning: boolean
  /** Asked for a new user; absent without the right (USR-006). */
  onCreate: (() => void) | undefined
  isCheckingLimit: boolean
}

/** The users: searched, ten per page, each opening to wallet and notifications (USR-001 to USR-012). */
export function UserList(props: UserListProps) {
  const { list, filters, onFiltersChange, isIncomplete } = props
  const t = useText('users')
  const personal = usePersonal()
  const { locale } = useFormats()
  const columns = useUserColumns(props.isSharingDocument)
  const docType = { header: t('list.docType'), text: ({ docType }: User) => docType }
  return (
    <RecordList
      {...props}
      words={t}
      actions={<Actions {...props} />}
      filters={<Filters {...props} />}
      notices={
        <>
          {isIncomplete && <Banner tone="info">{t('list.incomplete')}</Banner>}
          <CompleteNotice {...props} />
          <Others {...props} />
        </>
      }
      label={t('list.title')}
      columns={columns}
      keyOf={({ pk }) => String(pk)}
      textOf={(user) => coveredUserLabel(user, personal)}
      isNarrowed={filters.query.trim() !== '' || filters.isChargingOnly}
      onClear={() => onFiltersChange({ query: '', isChargingOnly: false })}
      noMatch={{ detail: t('list.noMatchDetail') }}
      empty={{
        title: t(filters.isActive ? 'list.empty' : 'list.emptyInactive'),
        detail: t('list.emptyDetail'),
      }}
      note={
        list.total !== undefined &&
        t(filters.isActive ? 'list.countActive' : 'list.countInactive', { count: list.total })
      }
      csv={{
        label: t('list.csv', { count: list.rows.length }),
        // It is for work, so that nothing in it is covered.
        file: () => csvOf([...columns.slice(0, 2), docType, ...columns.slice(2)], list.rows, locale),
      }}
    />
  )
}

function Actions(props: UserListProps) {
  const t = useText('users')
  return (
    <>
      {props.actions}
      <Button
        icon={<FileSpreadsheet aria-hidden="true" />}
        isBusy={props.isExcelRunning}
        onClick={props.onExcel}
      >
        {t('excel.button')}
      </Button>
      {props.onCreate && (
        <Button
          tone="brand"
          icon={<Plus aria-hidden="true" />}
          isBusy={props.isCheckingLimit}
          onClick={props.onCreate}
        >
          {t('list.create')}
        </Button>
      )}
    </>
  )
}

function Filters({ filters, onFiltersChange, chargingCount, isSearchFirst = false }: UserListProps) {
  const t = useText('users')
  const search = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isSearchFirst || !window.matchMedia('(pointer: fine)').matches) return
    // After the frame has put the focus on the page that opened.
    const soon = requestAnimationFrame(() =>
      search.current?.querySelector('input')?.focus({ preventScroll: true }),
    )
    return () => cancelAnimationFrame(soon)
  }, [isSearchFirst])
  const { query, isActive, isChargingOnly } = filters
  const active: ListFilter[] = [
    ...(isActive ? [] : [{ key: 'isActive', label: t('list.inactiveOnly'), isFolded: false }]),
    ...(isChargingOnly ? [{ key: 'isChargingOnly', label: t('list.charging'), isFolded: false }] : []),
  ]
  const off = { query: '', isActive: true, isChargingOnly: false } as const
  return (
    <ListFilters
      label={t('list.filter')}
      search={
        <div ref={search}>
          <SearchField
            label={t('list.search')}
            placeholder={t('list.searchHint')}
            value={query}
            pauseMs={USER_SEARCH_MS}
            onChange={(next) => onFiltersChange({ query: next })}
          />
        </div>
      }
      quickLabel={t('list.quick')}
      quick={
        <Button
          size="small"
          tone={isChargingOnly ? 'brand' : 'neutral'}
          aria-pressed={isChargingOnly}
          icon={<BatteryCharging aria-hidden="true" />}
          onClick={() => onFiltersChange({ isChargingOnly: !isChargingOnly })}
        >
          {chargingCount === undefined
            ? t('list.charging')
            : t('list.chargingCount', { count: chargingCount })}
        </Button>
      }
      inSight={
        <InSight>
          <Checkbox
            label={t('list.active')}
            isChecked={isActive}
            onChange={(next) => onFiltersChange({ isActive: next })}
          />
        </InSight>
      }
      active={active}
      onRemove={(key) => onFiltersChange({ [key]: off[key as keyof typeof off] })}
      onClear={() => onFiltersChange(off)}
    />
  )
}

/** That the complete list is on its way, or could not be had: until then only names and e-mails are found. */
function CompleteNotice({ complete, filters, onRetryComplete }: UserListProps) {
  const t = useText('users')
  const common = useText('common')
  if (complete === 'reading')
    return (
      <Banner tone="info" isAnnounced>
        {t(filters.query.trim() === '' ? 'list.readingAllSort' : 'list.readingAll')}
      </Banner>
    )
  if (complete !== 'failed') return null
  return (
    <Banner
      tone="warning"
      isAnnounced
      action={
        <Button size="small" onClick={onRetryComplete}>
          {common('action.retry')}
        </Button>
      }
    >
      {t('list.allFailed')}
    </Banner>
  )
}

/** A person may be in the other list: whoever searches is told so. */
function Others({ others = 0, filters, onFiltersChange }: UserListProps) {
  const t = useText('users')
  if (others === 0) return null
  return (
    <Banner
      tone="info"
      isAnnounced
      action={
        <Button size="small" onClick={() => onFiltersChange({ isActive: !filters.isActive })}>
          {t('list.showOthers')}
        </Button>
      }
    >
      {t(`list.others${filters.isActive ? '' : 'Active'}${asksForAll(filters.query) ? 'Number' : ''}`, {
        count: others,
      })}
    </Banner>
  )
}
