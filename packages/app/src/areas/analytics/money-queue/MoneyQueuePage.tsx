import { MONEY_KINDS, type MoneyKind, type MoneyRow, moneySums } from '@corrente/domain/book'
import { pathOf } from '@corrente/domain/routing'
import { invoiceRemedyOf } from '@corrente/domain/transactions'
import { z } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { MONEY_SORTS, type MoneyAct, MoneyQueueList, QUEUE_DAYS } from '@corrente/ui/widgets/money-queue'
import { useMemo } from 'react'
import { useLinks, useMay } from '../../../kit/access/index.ts'
import { lenient } from '../../../kit/address/index.ts'
import { listRules, useCompleteList, useListPage } from '../../../kit/lists/index.ts'
import { useMoneyQueue } from './useMoneyQueue.ts'
import { useRefundRun } from './useRefundRun.tsx'

const NONE: readonly MoneyRow[] = []
const ROWS_PER_PAGE = 25
const RULES = listRules(MONEY_SORTS, {
  days: lenient(z.literal(QUEUE_DAYS)),
  kind: lenient(z.enum(MONEY_KINDS)),
})

/** Where the act of a row stands, for this user: each of them has its own page with its own questions. */
function useActs() {
  const link = useLinks()
  const may = useMay()
  return useMemo(() => {
    const actOf = (row: MoneyRow): MoneyAct | undefined => {
      const { rechargeId, stationPk, proof } = row
      const at = (act: MoneyAct['act'], href: string | undefined) =>
        href === undefined ? undefined : { act, href }
      const recharge = link('recharge', rechargeId)
      const seen = at('recharge', recharge)
      switch (proof.kind) {
        case 'noEnergy':
        case 'tooMuch':
        case 'duplicate':
          return at('refund', link('movements', rechargeId)) ?? seen
        case 'refund':
          return at('seeRefund', link('movements', rechargeId)) ?? seen
        case 'invoice':
          return invoiceRemedyOf(proof.status) === 'financial'
            ? (at('invoice', link('movements', rechargeId)) ?? seen)
            : at('invoice', recharge)
        case 'price':
          return at('price', link('priceAtStation', stationPk)) ?? seen
        case 'unpaid':
          return at(may('transaction-payment-edit') ? 'approve' : 'recharge', recharge)
        case 'idle':
          return at(may('cancel-idle-payment') ? 'cancelIdle' : 'recharge', recharge)
        case 'lost':
          return at('station', link('stationPage', stationPk))
      }
    }
    return { actOf, rechargeHrefOf: (id: number) => link('recharge', id) }
  }, [link, may])
}

const countsOf = (rows: readonly MoneyRow[]): Readonly<Record<MoneyKind, number>> => {
  const counts = Object.fromEntries(MONEY_KINDS.map((kind) => [kind, 0])) as Record<MoneyKind, number>
  for (const { proof } of rows) counts[proof.kind] += 1
  return counts
}

/** `/money-queue`: what is wrong or at risk with money? */
export function MoneyQueuePage() {
  const title = useText('money-queue')('title')
  const { address, page } = useListPage({
    name: 'money-queue',
    title,
    path: pathOf('money-queue'),
    rules: RULES,
  })
  const { days = 30, kind } = address.values
  const { reading, progress, gap, readAgain } = useMoneyQueue(days)
  const { data } = reading
  const all = data?.queue.rows ?? NONE
  const rows = useMemo(() => (kind ? all.filter(({ proof }) => proof.kind === kind) : all), [all, kind])
  const list = useCompleteList({ rows, reading, address, pageSize: ROWS_PER_PAGE })
  const { refunding, dialog } = useRefundRun(all)
  return (
    <>
      <MoneyQueueList
        refunding={refunding}
        list={list}
        view={page.view}
        onViewChange={page.onViewChange}
        actions={page.actions}
        days={days}
        onDays={(next) => address.apply({ days: next === 30 ? undefined : next })}
        kind={kind}
        onKind={(next) => address.apply({ kind: next })}
        counts={useMemo(() => (data ? countsOf(data.queue.rows) : undefined), [data])}
        sums={useMemo(() => moneySums(rows), [rows])}
        readFrom={
          data && {
            judged: data.queue.judged,
            unpriced: data.queue.unpriced,
            unusualHours: data.queue.unusualHours,
            calls: data.rows.calls + 1 + data.profiles.read,
            stations: data.stations,
            recharges: data.rows.recharges.length,
            events: data.rows.events.length,
            movements: data.movements,
            profiles: data.profiles,
          }
        }
        progress={progress}
        movementsGap={gap}
        onReadAgain={readAgain}
        {...useActs()}
      />
      {dialog}
    </>
  )
}
