import {
  invoiceFiles,
  type Movement,
  type MovementTab,
  movementIn,
  periodCoins,
  widestRange,
} from '@corrente/domain/financial'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import {
  InvoiceFiles,
  type InvoiceReading,
  MovementFilterBar,
  type MovementFilters,
  MovementList,
  type OpenRefundMark,
  SelectionFooter,
} from '@corrente/ui/widgets/financial'
import { useMemo, useState } from 'react'
import { useZones } from '../../features/zones.ts'
import { useExcel, useSaveCsv } from '../../kit/downloads/index.ts'
import { useListAddress, useListView } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { askMovementExcel, type MovementQuestion, summaryQuery } from '../../resources/movements.ts'
import { MonthCheck } from './MonthCheck.tsx'
import { MovementPanel } from './MovementPanel.tsx'
import { MOVEMENT_RULES, type MovementAddress } from './movementAddress.ts'
import { OpenRefundsButton } from './OpenRefundsButton.tsx'
import { PersonField } from './PersonField.tsx'
import { useAllMovements } from './useAllMovements.ts'
import { useMovementList } from './useMovementList.ts'
import { useMovementQuestion } from './useMovementQuestion.ts'
import { useMovementSelection } from './useMovementSelection.ts'
import { useOpenRefunds } from './useRefund.ts'
import { type AskedMovements, useScope } from './useScope.ts'

interface PeriodInvoicesProps {
  readonly address: MovementAddress
  readonly asked: AskedMovements
}

/** "All October invoices to the accountant": those of the shown period and filters, read whole, on one page of links. */
function PeriodInvoices({ address, asked }: PeriodInvoicesProps) {
  const isOpen = address.values.invoices === true
  const question = isOpen ? asked.question : undefined
  const { all, progress } = useAllMovements('allMovements', question)
  const data = useMemo(
    (): InvoiceReading | undefined =>
      question &&
      all.data && {
        files: invoiceFiles(all.data.rows),
        read: all.data.rows.length + all.unread,
        total: all.data.count,
      },
    [question, all.data, all.unread],
  )
  const { from, to } = asked.range
  return (
    <InvoiceFiles
      isOpen={isOpen}
      onClose={() => address.apply({ invoices: undefined })}
      scope={useScope(address, asked)}
      reading={{ ...all, data }}
      progress={progress}
      onSave={useSaveCsv(`invoices-${from}-${to}`)}
    />
  )
}

/** The shown list as an Excel file; its name says tab and range, never a person (FIN-030; decisions: Files). */
function useMovementExcel(
  tab: MovementTab,
  question: MovementQuestion | undefined,
  count: number | undefined,
) {
  const t = useText('financial')
  const zones = useZones()
  return useExcel(
    question && {
      kind: 'financial',
      what: `financial-${tab}-${question.range.from}`,
      until: zones ? `${question.range.to}-${zones.suffix}` : question.range.to,
      failed: t('list.excelFailed'),
      run: ({ gateways }, options) => askMovementExcel(gateways.fin, tab, question, count, options),
    },
  )
}

const NARROWS = ['terms', 'person', 'number', 'account', 'charger', 'show'] as const

/** `/financial`: the movements of a period, their totals, refunds and invoices (RTE-017, FIN-001). */
export function MovementsPage() {
  const t = useText('financial')
  usePageTitle(t('title'))
  const address = useListAddress(MOVEMENT_RULES)
  const { values } = address
  const tab: MovementTab = values.tab ?? 'allMovements'
  const asked = useMovementQuestion(address)
  const { question, range, order, today } = asked
  const summary = useLoadable(useMemo(() => summaryQuery(question), [question]))
  const movements = useMovementList(tab, address, asked)
  const { list, rows, count, compared, isWhole } = movements
  const { currency: own } = useFormats()
  const coins = useMemo(
    () => periodCoins(compared, { summary: summary.data, own, isWhole }),
    [compared, summary.data, own, isWhole],
  )
  const [view, setView] = useListView('financial')
  const { ticks, footer } = useMovementSelection(tab, question, rows, {
    asks: values.show,
    whole: movements.answers,
  })
  const [opened, setOpened] = useState<Movement>()
  const place = useMemo(
    () => ({ range: { from: range.from, to: range.to }, order }),
    [range.from, range.to, order],
  )
  const widest = widestRange(today)
  const clear = Object.fromEntries(NARROWS.map((key) => [key, undefined]))
  return (
    <>
      <MovementList
        list={list}
        tab={tab}
        onTabChange={(next) => address.apply({ tab: next === 'allMovements' ? undefined : next })}
        summary={summary}
        coins={coins}
        parting={movements.parting}
        order={order}
        filters={
          <Filters
            address={address}
            asked={asked}
            counts={movements.counts}
            onClear={() => address.apply(clear)}
          />
        }
        isNarrowed={NARROWS.some((key) => values[key] !== undefined)}
        onClear={() => address.apply(clear)}
        onWiden={
          range.from === widest.from ? undefined : () => address.apply({ from: widest.from, to: widest.to })
        }
        isIncomplete={address.isIncomplete}
        unknown={asked.unknown}
        ticks={ticks}
        footer={
          footer.count > 0 && <SelectionFooter {...footer} total={movements.answers?.length ?? count} />
        }
        openRefunds={useOpenMarks()}
        onOpen={setOpened}
        {...useMovementExcel(tab, question, count)}
        {...movements.question}
        actions={
          <OpenRefundsButton
            isOpen={values.refunds === true}
            onOpen={(isOpen) => address.apply({ refunds: isOpen || undefined })}
            onShow={(number) => address.apply({ ...clear, refunds: undefined, number })}
          />
        }
        onInvoices={() => address.apply({ invoices: true })}
        onMonthCheck={() => address.apply({ check: true })}
        view={view}
        onViewChange={setView}
      />
      <PeriodInvoices address={address} asked={asked} />
      <MonthCheck address={address} asked={asked} summary={summary} />
      {opened && (
        <MovementPanel
          key={opened.key}
          // As the list has it by now: what this page refunded itself is no news.
          listed={movementIn(rows, opened) ?? opened}
          place={place}
          inList={rows}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

/** Refunds that are asked for and not in their rows yet, by `movementKey`. */
function useOpenMarks(): ReadonlyMap<string, OpenRefundMark> {
  const open = useOpenRefunds()
  return useMemo(
    () =>
      new Map(
        open.flatMap(({ keys, stage }) =>
          keys.map(
            (key) =>
              [key.slice(key.indexOf(':') + 1), stage === 'accepted' ? 'requested' : 'unknown'] as const,
          ),
        ),
      ),
    [open],
  )
}

interface FiltersProps {
  readonly address: MovementAddress
  readonly asked: ReturnType<typeof useMovementQuestion>
  readonly counts: ReturnType<typeof useMovementList>['counts']
  readonly onClear: () => void
}

/** The filters as the address has them. */
function Filters({ address, asked, counts, onClear }: FiltersProps) {
  const { values } = address
  const { range, order, accounts, chargers, person } = asked
  const filters: MovementFilters = {
    terms: values.terms ?? [],
    range,
    order,
    account: values.account,
    charger: values.charger,
    number: values.number,
    person,
  }
  const change = ({ range: days, terms, ...next }: Partial<MovementFilters>) => {
    const { person: _, order: sort, ...rest } = next
    address.apply({
      ...rest,
      ...(days && { from: days.from, to: days.to }),
      ...(terms && { terms: terms.length === 0 ? undefined : [...terms] }),
      ...(sort && { order: sort === 'CHRONOLOGICAL_ORDER' ? undefined : sort }),
      ...('person' in next && { person: undefined }),
    })
  }
  return (
    <MovementFilterBar
      filters={filters}
      onChange={change}
      onClear={onClear}
      question={values.show}
      counts={counts}
      onQuestion={(show) => address.apply({ show })}
      accounts={accounts}
      chargers={chargers}
      personField={
        <PersonField
          key={values.person ?? 'nobody'}
          chosen={person}
          onChoose={(pk) => address.apply({ person: pk })}
        />
      }
    />
  )
}
