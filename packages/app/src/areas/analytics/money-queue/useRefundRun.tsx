import {
  isRefundable,
  type MoneyRow,
  planRefunds,
  REFUND_RUN_MAX,
  type RefundableRow,
  type RefundItem,
} from '@corrente/domain/book'
import { REFUND_PREFIX, refundKey } from '@corrente/domain/financial'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { IDLE, type WriteState } from '@corrente/domain/writes'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Banner, ButtonLink } from '@corrente/ui/primitives'
import { isSelected, NO_SELECTION } from '@corrente/ui/table'
import { type Refunding, RefundRunDialog } from '@corrente/ui/widgets/money-queue'
import { RunResults } from '@corrente/ui/widgets/tags'
import { useMemo, useRef, useState } from 'react'
import { useMay } from '../../../kit/access/index.ts'
import { useLeavingGuard } from '../../../kit/forms/index.ts'
import { useOpenWrites, useRun } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { type RunPayments, readRunPayments } from '../../../resources/refundRun.ts'
import { refundAction } from '../../../resources/refunds.ts'
import { moneyDepsOf } from '../../../resources/twoDoors.ts'

const nothing = () => undefined

interface Asked {
  readonly rows: readonly RefundableRow[]
  /** undefined: they are being read. */
  readonly payments: RunPayments | 'failed' | undefined
}
const NOBODY: Asked = { rows: [], payments: undefined }

/** The chosen rows, with their payments as they are now. */
function useAsked() {
  const ports = usePorts()
  const { currency } = useFormats()
  const open = useOpenWrites('financial', REFUND_PREFIX)
  const [asked, setAsked] = useState(NOBODY)
  const latest = useRef(asked.rows)
  const ask = async (rows: readonly RefundableRow[]) => {
    latest.current = rows
    setAsked({ rows, payments: undefined })
    if (rows.length === 0) return
    const read = await readRunPayments(moneyDepsOf(ports), rows)
    // Another question took its place, or it was closed.
    if (latest.current === rows) setAsked({ rows, payments: read.kind === 'done' ? read.data : 'failed' })
  }
  const { rows, payments } = asked
  const found = payments === 'failed' ? undefined : payments
  const plan = useMemo(
    () => found && planRefunds(rows, found.movements, open, currency),
    [rows, found, open, currency],
  )
  return { rows, plan, place: found?.place, hasFailed: payments === 'failed', ask, open }
}

/** The item with the place where its payment was found. */
interface Sent extends RefundItem {
  readonly place: RunPayments['place']
}

function useRunWords() {
  const t = useText('money-queue')
  const { money } = useFormats()
  const textOf = (state: WriteState): string => {
    switch (state.phase) {
      case 'idle':
        return t('run.text.waiting')
      case 'done':
        return t('run.text.done')
      case 'accepted':
        return t('run.text.requested')
      case 'unknown':
        return t('run.text.unknown')
      case 'other':
        return t('run.text.other')
      case 'refused':
      case 'notApplied':
        return t('run.text.refused')
      case 'notSent':
        return state.why === 'otherNotPaid' ? t('run.left.otherNotPaid') : t('run.text.notSent')
      case 'elsewhere':
        return t('run.text.elsewhere')
      default:
        return t('run.text.underWay')
    }
  }
  const stateOf = ({ phase }: WriteState) =>
    phase === 'done'
      ? t('run.state.seen')
      : phase === 'accepted'
        ? t('run.state.requested')
        : phase === 'refused' || phase === 'notApplied' || phase === 'notSent'
          ? t('run.state.failed')
          : undefined
  const amountOf = ({ ask, currency }: RefundItem) => money(ask.amount / 100, currency)
  const sumOf = (
    items: readonly Sent[],
    states: readonly WriteState[],
    rest: { unknown: number; failed: number },
  ) => {
    const sums = new Map<string, number>()
    const done = items.filter((_, place) => states[place]?.phase === 'done')
    for (const { ask, currency } of done) sums.set(currency, (sums.get(currency) ?? 0) + ask.amount)
    const sum = [...sums].map(([currency, amount]) => money(amount / 100, currency)).join(' + ')
    const parts = [
      done.length > 0 ? t('run.done', { count: done.length, sum }) : t('run.doneNone'),
      rest.unknown > 0 && t('run.open', { count: rest.unknown }),
      rest.failed > 0 && t('run.notDone', { count: rest.failed }),
    ]
    return parts.filter(Boolean).join('; ')
  }
  return { t, textOf, stateOf, amountOf, sumOf }
}

/** What became of a run, a line for each refund; it stays until somebody closes it. */
function useResults() {
  const { copy } = usePorts()
  const { t, textOf, stateOf, amountOf, sumOf } = useRunWords()
  const { run, begin, clear } = useRun<Sent>()
  const leaving = useLeavingGuard(run?.isRunning ?? false, false, run?.stop ?? nothing)
  return {
    begin,
    run,
    results: run && (
      <RunResults
        title={run.isRunning ? t('run.running', { count: run.items.length }) : t('run.ended')}
        lines={run.items.map((item, place) => {
          const state = run.states[place] ?? IDLE
          return {
            key: item.movement.key,
            state,
            text: t('run.line', {
              id: String(item.movement.pk),
              amount: amountOf(item),
              text: textOf(state),
            }),
          }
        })}
        summary={run.summary}
        isRunning={run.isRunning}
        words={{ sum: sumOf(run.items, run.states, run.summary), stateOf }}
        onStop={run.stop}
        onRetry={() => void run.retry()}
        onVerify={() => void run.verify()}
        onClose={clear}
        onCopy={copy}
        leaving={leaving}
      />
    ),
  }
}

/** Several refunds of the queue as one previewed run: each sent once, over reloads and tabs. */
export function useRefundRun(all: readonly MoneyRow[]) {
  const ports = usePorts()
  const may = useMay()
  const t = useText('money-queue')
  const [selection, setSelection] = useState(NO_SELECTION)
  const { rows, plan, place, hasFailed, ask, open } = useAsked()
  const { begin, run, results } = useResults()
  const isOpen = ({ rechargeId = 0 }: MoneyRow) =>
    open.some(({ keys }) => keys.includes(refundKey({ target: 'TRANSACTION', pk: rechargeId })))
  const ticked = all.filter((row) => isRefundable(row) && isSelected(selection, row.key)).filter(isRefundable)
  const start = async () => {
    if (!plan || !place) return
    const deps = moneyDepsOf(ports)
    const items = plan.items.map((item) => ({ ...item, place }))
    void ask([])
    setSelection(NO_SELECTION)
    await begin(items, ({ movement, ask: confirmed, place: at, other }) =>
      refundAction(deps, { movement, place: at, other, confirmed: { shown: movement, ask: confirmed } }),
    )
  }
  const reason =
    ticked.length === 0
      ? t('tick.none')
      : ticked.length > REFUND_RUN_MAX
        ? t('tick.tooMany', { max: REFUND_RUN_MAX })
        : run?.isRunning
          ? t('tick.running')
          : undefined
  const refunding: Refunding | undefined = may('financial')
    ? {
        selecting: all.some(isRefundable)
          ? {
              selection,
              onChange: setSelection,
              reasonOf: (row) =>
                isRefundable(row) ? (isOpen(row) ? t('tick.open') : undefined) : t('tick.notRefundable'),
            }
          : undefined,
        count: ticked.length,
        disabledReason: reason,
        onStart: () => void ask(ticked),
        results: results ?? (open.length > 0 && <Pending count={open.length} />),
      }
    : undefined
  return {
    refunding,
    dialog: (
      <RefundRunDialog
        count={rows.length}
        plan={plan}
        hasFailed={hasFailed}
        onRetry={() => void ask(rows)}
        onConfirm={() => void start()}
        onCancel={() => void ask([])}
      />
    ),
  }
}

/** After a reload the journal still knows what was sent: the page that looks for it is one press away. */
function Pending({ count }: { readonly count: number }) {
  const t = useText('money-queue')
  return (
    <Banner
      tone="info"
      action={
        <ButtonLink size="small" href={hrefOf({ path: pathOf('financial'), search: { refunds: true } })}>
          {t('run.pendingOpen')}
        </ButtonLink>
      }
    >
      {t('run.pending', { count })}
    </Banner>
  )
}
