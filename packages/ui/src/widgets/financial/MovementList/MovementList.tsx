import {
  type Duplicate,
  MOVEMENT_TABS,
  type Movement,
  type MovementOrder,
  type MovementTab,
} from '@corrente/domain/financial'
import { FileSpreadsheet, ListChecks, ReceiptText, Wallet, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormats, useInlineSize, useTextScale } from '../../../foundations/index.ts'
import { Inline, PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, FoldedActions, Tabs } from '../../../primitives/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { ReadingProgress, type ReadingProgressProps } from '../ReadingProgress.tsx'
import { useMovementWords } from '../useMovementWords.ts'
import { MovementTotals, type MovementTotalsProps } from './MovementTotals.tsx'
import { type OpenRefundMark, useMovementColumns } from './useMovementColumns.tsx'

export interface MovementListProps
  extends Pick<RecordListProps<Movement>, 'list' | 'view' | 'onViewChange'>,
    Pick<MovementTotalsProps, 'summary' | 'coins' | 'parting'> {
  tab: MovementTab
  onTabChange: (tab: MovementTab) => void
  order: MovementOrder
  filters: ReactNode
  /** Whether anything but the period narrows the list. */
  isNarrowed: boolean
  onClear: () => void
  /** Searches the longest period; absent where it is the one that is shown. */
  onWiden: (() => void) | undefined
  /** The link lacks the terms that the list was narrowed by. */
  isIncomplete: boolean
  /** What the link names is not there: nothing is listed instead of too much. */
  unknown: 'account' | 'person' | undefined
  ticks: Pick<NonNullable<RecordListProps<Movement>['selecting']>, 'selection' | 'onChange'>
  /** The sums of what is ticked; nothing while nothing is. */
  footer: ReactNode
  /** Refunds that were asked for and are not in their rows yet, by `movementKey`. */
  openRefunds: ReadonlyMap<string, OpenRefundMark>
  /** Rows that may charge the same once more, by the row's key. */
  duplicates: ReadonlyMap<string, Duplicate>
  /** A question is asked of all rows, and their reading is so far; undefined: it is done, or none is asked. */
  questionProgress: ReadingProgressProps['progress']
  /** More than were read for the question. */
  questionLimit: { readonly read: number; readonly total: number } | undefined
  /** A question narrows the list, which the file does not know. */
  isAsked: boolean
  onOpen: (movement: Movement) => void
  /** Downloads the shown list. */
  onExcel: () => void
  isExcelRunning: boolean
  /** Opens the invoices of the period. */
  onInvoices: () => void
  /** Opens the check of the month. */
  onMonthCheck: () => void
  /** What else the header offers, before the others. */
  actions?: ReactNode
}

/** Financial movements: three lists, each with its totals, rows that open to a drawer, and the sums of what is ticked (FIN-002 to FIN-009). */
export function MovementList(props: MovementListProps) {
  const { tab } = props
  const t = useText('financial')
  const check = useText('month-check')
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onChange={props.onTabChange}
      head={(tabs) => (
        <PageHeader
          title={t('title')}
          tabs={tabs}
          actions={
            <>
              {props.actions}
              <FoldedActions
                actions={[
                  {
                    label: t('invoices.button'),
                    icon: <ReceiptText aria-hidden="true" />,
                    onSelect: props.onInvoices,
                  },
                  {
                    label: check('button'),
                    icon: <ListChecks aria-hidden="true" />,
                    onSelect: props.onMonthCheck,
                  },
                  {
                    label: t('list.excel'),
                    icon: <FileSpreadsheet aria-hidden="true" />,
                    isBusy: props.isExcelRunning,
                    onSelect: props.onExcel,
                    title: t(props.isAsked ? 'question.excelHint' : 'list.excelHint'),
                  },
                ]}
              />
            </>
          }
        />
      )}
      items={MOVEMENT_TABS.map((key) => ({
        key,
        label: t(`tab.${key}`),
        content: key === tab ? <Rows {...props} /> : null,
      }))}
    />
  )
}

function Rows(props: MovementListProps) {
  const { list, tab } = props
  const t = useText('financial')
  const { integer, timeOfDay } = useFormats()
  const { nameOf } = useMovementWords()
  const [root, inlineSize] = useInlineSize<HTMLDivElement>()
  const columns = useMovementColumns(
    props.order,
    props.openRefunds,
    props.duplicates,
    inlineSize / useTextScale(),
  )
  const { reading, total } = list
  return (
    <Stack gap={2}>
      <div ref={root}>
        <MovementTotals
          tab={tab}
          summary={props.summary}
          coins={props.coins}
          parting={props.parting}
          count={total}
        />
      </div>
      <RecordList
        list={list}
        label={t(`tab.${tab}`)}
        columns={columns}
        keyOf={({ key }) => key}
        textOf={nameOf}
        failedTitle={t('list.failed')}
        filters={props.filters}
        notices={
          <>
            {props.questionProgress && <ReadingProgress progress={props.questionProgress} />}
            {props.questionLimit && (
              <Banner tone="warning">
                {t('question.limited', {
                  read: integer(props.questionLimit.read),
                  total: integer(props.questionLimit.total),
                })}
              </Banner>
            )}
            {props.isIncomplete && <Banner tone="warning">{t('filter.incomplete')}</Banner>}
            {props.unknown && (
              <Banner tone="warning">
                {t(props.unknown === 'account' ? 'filter.unknownAccount' : 'filter.unknownPerson')}
              </Banner>
            )}
          </>
        }
        empty={{
          title: t('list.empty'),
          detail: t(props.isNarrowed ? 'list.emptyDetail' : 'list.emptyPeriod'),
          icon: <Wallet aria-hidden="true" />,
          action: <EmptyActions {...props} />,
        }}
        note={
          total !== undefined &&
          [
            t('list.count', { count: total, shown: integer(total) }),
            reading.at !== undefined && t('list.asOf', { time: timeOfDay(reading.at) }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        selecting={props.ticks}
        onOpen={props.onOpen}
        view={props.view}
        onViewChange={props.onViewChange}
      >
        {props.footer}
      </RecordList>
    </Stack>
  )
}

function EmptyActions({ isNarrowed, onClear, onWiden }: MovementListProps) {
  const t = useText('financial')
  return (
    <Inline gap={2} wraps>
      {onWiden && (
        <Button size="small" onClick={onWiden}>
          {t('list.widen')}
        </Button>
      )}
      {isNarrowed && (
        <Button size="small" icon={<X aria-hidden="true" />} onClick={onClear}>
          {t('list.clear')}
        </Button>
      )}
    </Inline>
  )
}
