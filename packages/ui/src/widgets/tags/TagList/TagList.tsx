import { TAGS_READ_MAX, type Tag } from '@corrente/domain/tags'
import { CircleHelp, CreditCard, FileSpreadsheet, Inbox, Search, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { csvOf } from '../../../charts/index.ts'
import { useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, FoldedActions } from '../../../primitives/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import { TagFilterBar, type TagFilterBarProps } from './TagFilterBar.tsx'
import { useTagColumns, useTagMarks } from './useTagColumns.tsx'

export interface TagListProps extends ListParts<Tag>, Pick<TagFilterBarProps, 'filters' | 'accounts'> {
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
  /** Downloads the list; absent without the right (TAG-006). */
  onExcel?: (() => void) | undefined
  /** A download of it is on its way. */
  isExcelRunning?: boolean
  /** The inbox of unknown tags; absent without the right (TAG-007). */
  unknownHref: string | undefined
  /** Where a list of new tags is pasted; absent without the right. */
  importHref: string | undefined
}

/** Nothing has this id as it is typed: it may be read another way, or be no tag yet. */
function NoMatch({ filters, unknownHref, lookUpHref }: TagListProps) {
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
    </>
  )
}

/** The list of OCPP tags: searched by id, narrowed by account, sorted, ten per page, each opening to its card (TAG-001 to TAG-008). */
export function TagList(props: TagListProps) {
  const { list, filters, limit } = props
  const t = useText('tags')
  const personal = usePersonal()
  const { locale } = useFormats()
  const columns = useTagColumns()
  const marks = useTagMarks()
  return (
    <RecordList
      {...props}
      words={t}
      actions={
        <>
          <Button icon={<CircleHelp aria-hidden="true" />} onClick={props.onLookUp}>
            {t('lookUp.open')}
          </Button>
          <FoldedActions
            actions={[
              { label: t('list.unknown'), icon: <Inbox aria-hidden="true" />, href: props.unknownHref },
              {
                label: t('list.excel'),
                icon: <FileSpreadsheet aria-hidden="true" />,
                isBusy: props.isExcelRunning,
                onSelect: props.onExcel,
              },
              { label: t('list.import'), icon: <Upload aria-hidden="true" />, href: props.importHref },
            ]}
          />
          {props.actions}
        </>
      }
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
      isNarrowed={filters.query.trim() !== '' || filters.accountPk !== undefined || filters.isFree}
      noMatch={{ detail: t('list.noMatchDetail'), action: <NoMatch {...props} /> }}
      empty={{
        title: t('list.empty'),
        detail: t('list.emptyDetail'),
        icon: <CreditCard aria-hidden="true" />,
      }}
      note={list.total !== undefined && t('list.count', { count: list.total })}
      csv={{
        label: t('list.csv', { count: list.rows.length }),
        file: () => csvOf([...columns, ...marks], list.rows, locale),
      }}
    />
  )
}
