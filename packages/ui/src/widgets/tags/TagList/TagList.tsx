import { TAGS_READ_MAX, type Tag } from '@corrente/domain/tags'
import {
  CircleHelp,
  CreditCard,
  Download,
  FileSpreadsheet,
  Inbox,
  Plus,
  Search,
  Upload,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { usePersonal } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, type FoldedAction, FoldedActions } from '../../../primitives/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { TagFilterBar, type TagFilterBarProps } from './TagFilterBar.tsx'
import { useTagColumns } from './useTagColumns.tsx'
import { useTagCsv } from './useTagCsv.ts'

export interface TagListProps
  extends Pick<RecordListProps<Tag>, 'list' | 'view' | 'onViewChange' | 'renderPanel'>,
    Pick<TagFilterBarProps, 'filters' | 'accounts'> {
  onFiltersChange: TagFilterBarProps['onChange']
  onClear: () => void
  /** There are more than are read: this page alone is sorted, or the first 10,000 alone are shown (decisions: Tags). */
  limit?: 'pageSorted' | 'firstOnly' | undefined
  /** Why the card that was asked for does not work. */
  verdict?: ReactNode
  /** Opens the look-up of a card that does not work. */
  onLookUp: () => void
  /** The look-up of what is typed, as the number of a card. */
  lookUpHref: (text: string) => string
  /** What else the header offers: the saved views. */
  actions?: ReactNode
  /** Downloads the list; absent without the right (TAG-006). */
  onExcel?: (() => void) | undefined
  /** Saves the rows on screen; nothing more is read for it. */
  onSaveCsv: (file: Blob) => void
  /** Why it cannot: the plan allows no more reports. */
  csvBlock?: string | undefined
  /** A download of it is on its way. */
  isExcelRunning?: boolean
  /** The inbox of unknown tags; absent without the right (TAG-007). */
  unknownHref: string | undefined
  /** Where a new tag is made; absent without the right (TAG-008). */
  createHref: string | undefined
  /** Where a list of new tags is pasted; absent without the right. */
  importHref: string | undefined
}

function Actions(props: TagListProps) {
  const t = useText('tags')
  const { createHref } = props
  return (
    <>
      <Button icon={<CircleHelp aria-hidden="true" />} onClick={props.onLookUp}>
        {t('lookUp.open')}
      </Button>
      <FoldedActions actions={useFolded(props)} />
      {props.actions}
      {createHref !== undefined && (
        <ButtonLink href={createHref} tone="brand" icon={<Plus aria-hidden="true" />}>
          {t('list.create')}
        </ButtonLink>
      )}
    </>
  )
}

/** What a phone has behind one button: the inbox stands in the menu of every page as well. */
function useFolded(props: TagListProps): readonly FoldedAction[] {
  const { onExcel, isExcelRunning, unknownHref, importHref } = props
  const t = useText('tags')
  const link = (key: string, label: string, icon: ReactNode, href: string | undefined) =>
    href === undefined ? [] : [{ key, label, icon, href }]
  const excel = {
    key: 'excel',
    label: t('list.excel'),
    icon: <FileSpreadsheet aria-hidden="true" />,
    isBusy: isExcelRunning,
    onSelect: onExcel,
  }
  return [
    ...link('unknown', t('list.unknown'), <Inbox aria-hidden="true" />, unknownHref),
    ...(onExcel === undefined ? [] : [excel]),
    ...link('import', t('list.import'), <Upload aria-hidden="true" />, importHref),
  ]
}

/** Nothing has this id as it is typed: it may be read another way, or be no tag yet. */
function NoMatch({ filters, unknownHref, lookUpHref, onClear }: TagListProps) {
  const t = useText('tags')
  const text = filters.query.trim()
  return (
    <>
      {text !== '' && (
        <ButtonLink size="small" href={lookUpHref(text)} icon={<Search aria-hidden="true" />}>
          {t('lookUp.this', { text })}
        </ButtonLink>
      )}
      {unknownHref !== undefined && (
        <ButtonLink size="small" href={unknownHref} icon={<Inbox aria-hidden="true" />}>
          {t('list.unknown')}
        </ButtonLink>
      )}
      <Button size="small" icon={<X aria-hidden="true" />} onClick={onClear}>
        {t('list.clear')}
      </Button>
    </>
  )
}

/** The list of OCPP tags: searched by id, narrowed by account, sorted, ten per page, each opening to its card (TAG-001 to TAG-008). */
export function TagList(props: TagListProps) {
  const { list, filters, limit } = props
  const t = useText('tags')
  const personal = usePersonal()
  const columns = useTagColumns()
  const csvOf = useTagCsv()
  const isNarrowed = filters.query.trim() !== '' || filters.accountPk !== undefined || filters.isFree
  const empty = isNarrowed
    ? {
        title: t('list.noMatch'),
        detail: t('list.noMatchDetail'),
        action: <NoMatch {...props} />,
      }
    : { title: t('list.empty'), detail: t('list.emptyDetail'), icon: <CreditCard aria-hidden="true" /> }
  return (
    <RecordList
      list={list}
      header={<PageHeader title={t('list.title')} actions={<Actions {...props} />} />}
      filters={
        <TagFilterBar
          filters={filters}
          onChange={props.onFiltersChange}
          onClear={props.onClear}
          accounts={props.accounts}
        />
      }
      notices={
        <>
          {props.verdict}
          {limit && <Banner tone="info">{t(`limit.${limit}`, { count: TAGS_READ_MAX })}</Banner>}
        </>
      }
      label={t('list.title')}
      columns={columns}
      keyOf={({ pk }) => String(pk)}
      textOf={({ idTag }) => personal(idTag)}
      empty={empty}
      note={list.total !== undefined && t('list.count', { count: list.total })}
      footer={
        list.rows.length > 0 && (
          <Button
            size="small"
            tone="ghost"
            icon={<Download aria-hidden="true" />}
            disabledReason={props.csvBlock}
            onClick={() => props.onSaveCsv(csvOf(list.rows))}
          >
            {t('list.csv', { count: list.rows.length })}
          </Button>
        )
      }
      view={props.view}
      onViewChange={props.onViewChange}
      {...(props.renderPanel && { renderPanel: props.renderPanel })}
    />
  )
}
