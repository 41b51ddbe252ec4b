import type { Recharge } from '@corrente/domain/transactions'
import { IDLE, type WriteState } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import { AlertDialog } from '@corrente/ui/primitives'
import { RunResults } from '@corrente/ui/widgets/tags'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLeavingGuard } from '../../kit/forms/index.ts'
import { useRun } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { invoiceResend } from '../../resources/rechargeWrites.ts'
import { resentAtom } from './marks.ts'

const nothing = () => undefined

/** "Reenviar as 12": the invoices of these recharges sent again, one at a time; it can be stopped. */
export function useInvoiceRun() {
  const t = useText('transactions')
  const { clock, copy, formats, gateways } = usePorts()
  const markResent = useSetAtom(resentAtom)
  const [asked, setAsked] = useState<readonly Recharge[]>([])
  const { run, begin, clear } = useRun<Recharge>()
  const leaving = useLeavingGuard(run?.isRunning ?? false, false, run?.stop ?? nothing)
  const mark = (items: readonly Recharge[], states: readonly WriteState[]) =>
    markResent((held) => {
      const done = items.filter((_, place) => states[place]?.phase === 'done')
      return new Map([...held, ...done.map(({ id }) => [id, clock.now()] as const)])
    })
  const start = async () => {
    const items = asked
    setAsked([])
    mark(items, await begin(items, ({ id }) => invoiceResend(gateways.cp, id, formats), 1))
  }
  const again = async (how: 'retry' | 'verify') => {
    if (!run) return
    mark(run.items, await run[how]())
  }
  const textOf = (state: WriteState = IDLE): string => {
    switch (state.phase) {
      case 'done':
        return t('invoice.done')
      case 'refused':
      case 'notApplied':
        return t('invoice.failed')
      case 'notSent':
        return t(state.why === 'changed' ? 'invoices.changed' : 'invoices.notSent')
      case 'elsewhere':
        return t('invoices.elsewhere')
      case 'unknown':
      case 'accepted':
      case 'other':
        return t('invoices.unknown')
      default:
        return t('invoices.waiting')
    }
  }
  return {
    ask: setAsked,
    elements: (
      <>
        <AlertDialog
          isOpen={asked.length > 0}
          tone="brand"
          title={t('invoices.title', { count: asked.length })}
          description={t('invoices.description')}
          confirmLabel={t('invoices.confirm')}
          onConfirm={() => void start()}
          onCancel={() => setAsked([])}
        />
        {run && (
          <RunResults
            title={t('invoices.run')}
            lines={run.items.map(({ id }, place) => ({
              key: String(id),
              state: run.states[place] ?? { phase: 'idle' },
              text: t('invoices.line', { id: String(id), text: textOf(run.states[place]) }),
            }))}
            summary={run.summary}
            isRunning={run.isRunning}
            onStop={run.stop}
            onRetry={() => void again('retry')}
            onVerify={() => void again('verify')}
            onClose={clear}
            onCopy={copy}
            leaving={leaving}
          />
        )}
      </>
    ),
  }
}
