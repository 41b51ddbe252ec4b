import { daysBetween } from '@corrente/domain/time'
import {
  APPROVAL_MAX,
  isRechargeFiltered,
  isTickable,
  RECHARGE_RANGE_DAYS,
  RECHARGES_MAX,
  type Recharge,
} from '@corrente/domain/transactions'
import { CheckCheck, FileSpreadsheet, Search, X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useFormats, useInlineSize, useTextScale } from '../../../foundations/index.ts'
import { PageHeader } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Progress } from '../../../primitives/index.ts'
import type { TableSelection } from '../../../table/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import type { InvoiceMarkProps } from '../InvoiceMark.tsx'
import { RechargeFilterBar, type RechargeFilterBarProps } from './RechargeFilterBar.tsx'
import { type ColumnRights, useRechargeColumns, type Width, widthOf } from './useRechargeColumns.tsx'

/** The approval of many recharges: ticks, and what can be done with them (TRX-008). */
export interface ApproveMode {
  readonly isOn: boolean
  readonly selection: TableSelection
  /** Pages on which rows are ticked. */
  readonly pages: number
  readonly onSelectionChange: (selection: TableSelection) => void
  readonly onStart: () => void
  readonly onCancel: () => void
  /** Confirmed, with whatever is ticked: also with nothing (TRX-042). */
  readonly onConfirm: () => void
  /** Ticks all that the filters find. */
  readonly onSelectAll: () => void
  /** They are being read for that. */
  readonly reading: { readonly read: number; readonly total: number | undefined } | undefined
  /** What the last try came to, in words. */
  readonly notice: ReactNode
}

export interface RechargeListProps extends ListParts<Recharge>, Pick<InvoiceMarkProps, 'onRetry'> {
  bar: RechargeFilterBarProps & { onRangeCleared: () => void }
  rights: ColumnRights
  /** Invoices that were sent again here. */
  isResent: (id: number) => boolean
  /** The whole range is read for the questions: how far, or why not. */
  counting: ReactNode
  /** The recharge that an id means, above the list. */
  found?: ReactNode
  onExcel: () => void
  isExcelRunning: boolean
  /** Why neither Excel nor the tag search can be used (PRM-010, PRM-011). */
  offReason: string | undefined
  /** Absent without the right (TRX-022). */
  approve: ApproveMode | undefined
  /** Resends all invoices that failed; absent where none is shown. */
  onResendAll?: (() => void) | undefined
  /** Where a running recharge is stopped; undefined without the right. */
  stopHrefOf?: (recharge: Recharge) => string | undefined
  /** Searches the longest range. */
  onWiden: () => void
}

/** The warning of 10,000 rows comes so long after them (TRX-024). */
const WARNING_MS = 3000

function useLate(isDue: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (!isDue) return
    const timer = setTimeout(() => setLate(true), WARNING_MS)
    return () => clearTimeout(timer)
  }, [isDue])
  return isLate
}

function Actions(props: RechargeListProps) {
  const t = useText('transactions')
  const { approve } = props
  return (
    <>
      {props.actions}
      <Button
        icon={<FileSpreadsheet aria-hidden="true" />}
        isBusy={props.isExcelRunning}
        disabledReason={props.offReason}
        title={props.offReason === undefined ? t('list.excelHint') : undefined}
        onClick={props.onExcel}
      >
        {t('list.excel')}
      </Button>
      {approve && (
        <Button
          tone={approve.isOn ? 'neutral' : 'brand'}
          aria-pressed={approve.isOn}
          icon={<CheckCheck aria-hidden="true" />}
          onClick={approve.isOn ? approve.onCancel : approve.onStart}
        >
          {t('approve.start')}
        </Button>
      )}
    </>
  )
}

function ApproveBar({ approve, total }: { approve: ApproveMode; total: number | undefined }) {
  const t = useText('transactions')
  const common = useText('common')
  const count = approve.selection.keys.size
  if (approve.reading)
    return (
      <Progress
        label={t('approve.start')}
        value={approve.reading.total ? approve.reading.read / approve.reading.total : undefined}
        note={t('approve.readingAll', { read: approve.reading.read, total: approve.reading.total ?? '…' })}
      />
    )
  return (
    <Banner
      tone="info"
      action={
        <>
          {total !== undefined && total > 0 && (
            <Button size="small" onClick={approve.onSelectAll}>
              {t('approve.all', { count: total })}
            </Button>
          )}
          <Button size="small" icon={<X aria-hidden="true" />} onClick={approve.onCancel}>
            {common('action.cancel')}
          </Button>
          <Button size="small" tone="brand" onClick={approve.onConfirm}>
            {t('approve.confirm')}
          </Button>
        </>
      }
    >
      {t('approve.selected', { count })}
      {count > 0 && ` ${t('approve.pages', { count: approve.pages })}`}
      {count > APPROVAL_MAX && `. ${t('approve.max', { max: APPROVAL_MAX })}`}
    </Banner>
  )
}

function useEmpty(props: RechargeListProps) {
  const t = useText('transactions')
  const { zone } = useFormats()
  const days = daysBetween(props.bar.filters.range, zone)
  const isWidest = days >= RECHARGE_RANGE_DAYS
  const isFiltered = isRechargeFiltered(props.bar.filters) || props.bar.question !== undefined
  return {
    title: t(isFiltered ? 'list.emptyFiltered' : 'list.empty'),
    // The range alone says nothing of what the other filters have left out.
    ...(!(isWidest && isFiltered) && {
      detail: isWidest ? t('list.emptyWidest') : t('list.emptyDetail', { count: days }),
    }),
    action: (
      <>
        {isFiltered && (
          <Button size="small" icon={<X aria-hidden="true" />} onClick={props.bar.onClear}>
            {t('list.clear')}
          </Button>
        )}
        {!isWidest && (
          <Button size="small" icon={<Search aria-hidden="true" />} onClick={props.onWiden}>
            {t('list.widen')}
          </Button>
        )}
      </>
    ),
  }
}

/** Why a row cannot be ticked (PAY-012). */
function useReasonOf() {
  const t = useText('transactions')
  return useCallback((row: Recharge) => (isTickable(row) ? undefined : t('approve.notTickable')), [t])
}

const keyOf = ({ id }: Recharge): string => String(id)

/** The recharges: filtered, counted by questions, ten per page, each opening to all that is known of it (TRX-003 to TRX-013). */
export function RechargeList(props: RechargeListProps) {
  const [root, inlineSize] = useInlineSize<HTMLDivElement>()
  return (
    <div ref={root}>
      <Rows {...props} width={widthOf(inlineSize / useTextScale())} />
    </div>
  )
}

function Rows(props: RechargeListProps & { width: Width }) {
  const { list, rights, approve, onRetry, isResent, width } = props
  const t = useText('transactions')
  const { timeOfDay } = useFormats()
  const columns = useRechargeColumns(
    list.rows,
    rights,
    { onRetry, isResent, stopHrefOf: props.stopHrefOf },
    width,
  )
  const reasonOf = useReasonOf()
  const isLimited = useLate((list.total ?? 0) >= RECHARGES_MAX)
  const count =
    list.total === undefined
      ? undefined
      : list.total >= RECHARGES_MAX
        ? t('list.countMax')
        : t('list.count', { count: list.total })
  const asOf =
    list.reading.at === undefined ? undefined : t('list.asOf', { time: timeOfDay(list.reading.at) })
  return (
    <RecordList
      {...props}
      pageRule="siblings"
      header={<PageHeader title={t('list.title')} actions={<Actions {...props} />} />}
      filters={<RechargeFilterBar {...props.bar} />}
      notices={
        <>
          {props.found}
          {props.counting}
          {isLimited && (
            <Banner tone="warning" isAnnounced>
              {t('list.limited')}
            </Banner>
          )}
          {approve?.notice}
          {approve?.isOn && <ApproveBar approve={approve} total={list.total} />}
        </>
      }
      label={t('list.title')}
      columns={columns}
      keyOf={keyOf}
      textOf={({ id }) => t('found.title', { id: String(id) })}
      empty={useEmpty(props)}
      note={count !== undefined && [count, asOf].filter(Boolean).join(' · ')}
      {...(approve?.isOn && {
        selecting: {
          selection: approve.selection,
          onChange: approve.onSelectionChange,
          reasonOf,
        },
      })}
      footer={
        props.onResendAll && list.total !== undefined && list.total > 0 ? (
          <Button onClick={props.onResendAll}>{t('invoices.send', { count: list.total })}</Button>
        ) : undefined
      }
    />
  )
}
