import type { MoneyRow, MoneySum } from '@corrente/domain/book'
import { RefreshCw, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useInlineSize, useTextScale } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import { type MoneyFilterProps, MoneyFilters } from './MoneyFilters.tsx'
import { type MoneyReadFrom, MoneySums } from './MoneySums.tsx'
import { type MoneyAct, useMoneyColumns } from './useMoneyColumns.tsx'

export type { MoneyAct }

export interface MoneyQueueListProps
  extends Pick<ListParts<MoneyRow>, 'list' | 'view' | 'onViewChange' | 'actions'>,
    Omit<MoneyFilterProps, 'children'> {
  /** Refunding several at once; undefined: without the right. */
  refunding: Refunding | undefined
  /** Of the rows that are shown, over all pages. */
  sums: readonly MoneySum[]
  /** undefined until all of it is read. */
  readFrom: MoneyReadFrom | undefined
  /** How far a reading is; undefined: none is under way. */
  progress: { readonly calls: number; readonly rows: number } | undefined
  /** Why coins and refunds are not known: no right, no answer, or more than are read. */
  movementsGap: 'noRight' | 'failed' | 'tooMany' | undefined
  /** Days that are over are kept: after an act somebody wants them as they are now. */
  onReadAgain: () => void
  actOf: (row: MoneyRow) => MoneyAct | undefined
  rechargeHrefOf: (id: number) => string | undefined
}

/** Rows that are ticked to be refunded together, and what became of those before. */
export interface Refunding {
  /** undefined: none of the rows can be refunded. */
  readonly selecting: ListParts<MoneyRow>['selecting']
  /** How many are ticked. */
  readonly count: number
  /** Why they cannot be refunded now. */
  readonly disabledReason: string | undefined
  readonly onStart: () => void
  readonly results: ReactNode
}

/** What is wrong or at risk with money, the most first, each row with the way to its act. */
export function MoneyQueueList(props: MoneyQueueListProps) {
  const { list, sums, readFrom, progress, movementsGap, kind, refunding } = props
  const t = useText('money-queue')
  const [root, inlineSize] = useInlineSize<HTMLDivElement>()
  const columns = useMoneyColumns(props, inlineSize / useTextScale())
  return (
    <RecordList
      list={list}
      view={props.view}
      onViewChange={props.onViewChange}
      header={
        <PageHeader
          title={t('title')}
          detail={t('detail')}
          actions={
            <>
              {props.actions}
              {readFrom && (
                <Button icon={<RefreshCw aria-hidden="true" />} onClick={props.onReadAgain}>
                  {t('readAgain')}
                </Button>
              )}
            </>
          }
        />
      }
      filters={
        <div ref={root}>
          <MoneyFilters {...props}>
            {readFrom && sums.length > 0 && <MoneySums sums={sums} readFrom={readFrom} />}
          </MoneyFilters>
        </div>
      }
      notices={
        <>
          {refunding?.results}
          {progress && <Banner tone="info">{t('progress', progress)}</Banner>}
          {readFrom && movementsGap && <Banner tone="warning">{t(`gap.${movementsGap}`)}</Banner>}
          {kind && <Banner tone="info">{t(`formula.${kind}`)}</Banner>}
        </>
      }
      columns={columns}
      keyOf={({ key }) => key}
      textOf={({ proof, rechargeId, stationName }) =>
        t('rowName', { kind: t(`kind.${proof.kind}`), what: rechargeId ?? stationName ?? '' })
      }
      renderPanel={({ proof }) => (
        <>
          {proof.kind === 'price' && (
            <p>
              {proof.from === 'list'
                ? t('priceFrom.list')
                : t(`priceFrom.${proof.from}`, { count: proof.count })}
            </p>
          )}
          <p>{t(`formula.${proof.kind}`)}</p>
        </>
      )}
      label={t('title')}
      selecting={refunding?.selecting}
      footer={
        refunding?.selecting && (
          <Button
            tone="danger"
            size="small"
            icon={<Undo2 aria-hidden="true" />}
            disabledReason={refunding.disabledReason}
            onClick={refunding.onStart}
          >
            {refunding.count === 0 ? t('tick.startNone') : t('tick.start', { count: refunding.count })}
          </Button>
        )
      }
      empty={{ title: t('empty'), detail: t('emptyDetail') }}
    />
  )
}
