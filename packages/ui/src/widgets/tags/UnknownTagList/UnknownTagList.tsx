import { type UnknownCard, unknownKey } from '@corrente/domain/tags'
import { ArrowLeft, Check, EyeOff, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { SearchField } from '../../../forms/index.ts'
import { usePersonal } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { type ActiveFilter, Button, ButtonLink, FilterChips } from '../../../primitives/index.ts'
import { isSelected, type TableSelection } from '../../../table/index.ts'
import { type ListParts, ListSearch, RecordList } from '../../lists/index.ts'
import { type UnknownActions, useUnknownColumns } from './useUnknownColumns.tsx'

export interface UnknownTagListProps extends UnknownActions, ListParts<UnknownCard> {
  query: string
  onQueryChange: (query: string) => void
  /** The one station whose refused cards are shown, by its charge box id. */
  stationId: string | undefined
  onStationClear: () => void
  backHref: string
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
  /** The results of what was done. */
  results?: ReactNode
}

/** The inbox of ids that readers refused: approved or deleted one by one or together (UNK-002 to UNK-008). */
export function UnknownTagList(props: UnknownTagListProps) {
  const { list, query, stationId, selection, disabledReason } = props
  const t = useText('unknown-tags')
  const personal = usePersonal()
  const columns = useUnknownColumns(props)
  const ticked = list.rows.filter((card) => isSelected(selection, unknownKey(card)))
  const none = ticked.length === 0 ? t('noneTicked') : undefined
  const text = query.trim()
  const active: readonly ActiveFilter[] = [
    ...(stationId === undefined
      ? []
      : [{ key: 'station', label: t('active.station', { station: stationId }) }]),
  ]
  const clear = () => {
    if (text !== '') props.onQueryChange('')
    if (stationId !== undefined) props.onStationClear()
  }
  const empty =
    text === '' && stationId === undefined
      ? { title: t('empty'), detail: t('emptyDetail') }
      : {
          title: t('noMatch'),
          detail: t('noMatchDetail'),
          action: (
            <Button size="small" icon={<X aria-hidden="true" />} onClick={clear}>
              {t('showAll')}
            </Button>
          ),
        }
  return (
    <RecordList
      {...props}
      header={
        <PageHeader
          title={t('title')}
          detail={t('detail')}
          actions={
            <ButtonLink href={props.backHref} icon={<ArrowLeft aria-hidden="true" />}>
              {t('back')}
            </ButtonLink>
          }
        />
      }
      filters={
        <>
          <ListSearch>
            <SearchField label={t('search')} value={query} onChange={props.onQueryChange} />
          </ListSearch>
          <FilterChips filters={active} onRemove={props.onStationClear} onClear={clear} />
        </>
      }
      notices={props.results}
      label={t('title')}
      columns={columns}
      keyOf={unknownKey}
      textOf={({ idTag }) => personal(idTag)}
      empty={empty}
      note={list.total !== undefined && t('count', { count: list.total })}
      selecting={{ selection, onChange: props.onSelectionChange }}
      footer={
        list.rows.length > 0 && (
          <>
            <Button
              tone="danger"
              size="small"
              icon={<Check aria-hidden="true" />}
              disabledReason={disabledReason ?? none}
              onClick={() => props.onApprove(ticked)}
            >
              {none ? t('approveTickedNone') : t('approveTicked', { count: ticked.length })}
            </Button>
            <Button
              size="small"
              icon={<EyeOff aria-hidden="true" />}
              disabledReason={disabledReason ?? none}
              onClick={() => props.onDismiss(ticked)}
            >
              {none ? t('dismissTickedNone') : t('dismissTicked', { count: ticked.length })}
            </Button>
          </>
        )
      }
    />
  )
}
