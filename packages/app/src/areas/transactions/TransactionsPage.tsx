import { pathOf } from '@corrente/domain/routing'
import { type Recharge, rechargeIdOf, widestRechargeRange } from '@corrente/domain/transactions'
import { useText } from '@corrente/ui/messages'
import { RechargeList } from '@corrente/ui/widgets/transactions'
import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useNetwork, useSnapshot } from '../../features/network/index.ts'
import { useTagSource } from '../../features/pickers/index.ts'
import { useExcel } from '../../kit/downloads/index.ts'
import { type useListAddress, useListPage } from '../../kit/lists/index.ts'
import { usePorts } from '../../ports/index.ts'
import { askRechargeExcel } from '../../resources/recharges.ts'
import { CountingNote } from './CountingNote.tsx'
import { FoundRecharge } from './FoundRecharge.tsx'
import { useInvoiceRun } from './InvoiceRun.tsx'
import { resentAtom } from './marks.ts'
import { RechargePanel } from './RechargePanel.tsx'
import { RECHARGE_RULES, rechargeSearch } from './rechargeSearch.ts'
import { useApproveMode } from './useApproveMode.tsx'
import { useRechargeDialogs } from './useRechargeDialogs.tsx'
import { useRechargeRows } from './useRechargeRows.ts'
import { useRights } from './useRights.ts'
import { useStopHref } from './useStopHref.ts'

/** `/transactions`: every recharge with its payment, invoice and energy (TRX-003, RTE-015). */
export function TransactionsPage() {
  const t = useText('transactions')
  const rights = useRights()
  const { address, page } = useListPage({
    name: 'transactions',
    title: t('list.title'),
    path: pathOf('transactions'),
    rules: RECHARGE_RULES,
  })
  const rows = useRechargeRows(address, rights.hasMoney || rights.mayApprove)
  const { list, filters, question } = rows
  const approve = useApproveMode(rows, rights)
  const { dialogs, elements } = useRechargeDialogs(approve.approveOne)
  const invoices = useInvoiceRun()
  const offReason = rights.isLimited ? t('list.off') : undefined
  return (
    <>
      <RechargeList
        {...page}
        list={list}
        bar={useBar(address, rows, rights, offReason)}
        rights={rights}
        isResent={useIsResent(list.reading.at)}
        stopHrefOf={useStopHref()}
        onRetry={dialogs.retryInvoice}
        counting={<CountingNote whole={rows.whole} />}
        found={useFound(address, rows, { rights, dialogs })}
        {...useRechargeExcel(filters)}
        offReason={offReason}
        approve={approve.mode}
        onResendAll={
          question === 'invoiceFailed' && rights.hasInvoice ? () => invoices.ask(rows.answers) : undefined
        }
        onWiden={useWiden(address)}
        renderPanel={(recharge) => <RechargePanel recharge={recharge} rights={rights} dialogs={dialogs} />}
      />
      {approve.elements}
      {elements}
      {invoices.elements}
    </>
  )
}

type Address = ReturnType<typeof useListAddress<ReturnType<typeof RECHARGE_RULES.read>>>
type Rows = ReturnType<typeof useRechargeRows>
type Rights = ReturnType<typeof useRights>

/** What the filters say, and how they change. */
function useBar(address: Address, rows: Rows, rights: Rights, offReason: string | undefined) {
  const { clock, formats } = usePorts()
  const stations = useSnapshot(useNetwork())
  const source = useTagSource({ isOff: rights.isLimited })
  return {
    filters: { ...rows.filters, query: address.query },
    isRangeChosen: rows.isChosen,
    question: rows.question,
    counts: rows.counts,
    stations,
    tags: { source, disabledReason: offReason },
    hasRevenue: rights.hasMoney,
    hasUnpaid: rights.hasMoney || rights.mayApprove,
    unpaid: rows.unpaid,
    hasInvoice: rights.hasInvoice,
    onChange: ({ query, ...change }: Partial<Rows['filters']>) => {
      if (query !== undefined) address.search(query)
      else address.apply(rechargeSearch(change, clock.now(), formats.zone))
    },
    onQuestion: (show: Rows['question']) => address.apply({ show }),
    onRangeCleared: () => address.apply({ from: undefined, to: undefined }),
    onClear: () =>
      address.apply({
        q: undefined,
        station: undefined,
        tag: undefined,
        revenue: undefined,
        from: undefined,
        to: undefined,
      }),
  }
}

/** An empty list is searched in the longest range by one press. */
function useWiden(address: Address) {
  const { clock, formats } = usePorts()
  return () =>
    address.apply(
      rechargeSearch({ range: widestRechargeRange(clock.now(), formats.zone) }, clock.now(), formats.zone),
    )
}

/** The recharge of the address, or the one that the search means by its id and the page does not show. */
function useFound(
  address: Address,
  { list, filters }: Rows,
  panel: Pick<Parameters<typeof FoundRecharge>[0], 'rights' | 'dialogs'>,
) {
  const searched = rechargeIdOf(filters.query)
  const isListed = list.rows.some(({ id }) => id === searched)
  const isRead = list.reading.state === 'ready'
  const id = address.values.recharge ?? (isRead && !isListed ? searched : undefined)
  if (id === undefined) return undefined
  const close = () =>
    address.apply(address.values.recharge === undefined ? { q: undefined } : { recharge: undefined })
  return <FoundRecharge key={id} id={id} range={filters.range} onClose={close} {...panel} />
}

/** Whether an invoice was sent again here, and its row not read since (NFE-007). @param readAt when the list came */
function useIsResent(readAt: number | undefined) {
  const resent = useAtomValue(resentAtom)
  return useCallback(
    (id: Recharge['id']) => {
      const at = resent.get(id)
      return at !== undefined && at >= (readAt ?? 0)
    },
    [resent, readAt],
  )
}

/** The list as an Excel file, by the filters shown (TRX-009, TRX-053, TRX-054). */
function useRechargeExcel(filters: Rows['filters']) {
  const { onExcel, isExcelRunning } = useExcel({
    kind: 'transactions',
    run: ({ formats, gateways }, options) => askRechargeExcel(gateways.cp, filters, formats, options),
  })
  return { onExcel, isExcelRunning }
}
