import type { EpochMs } from '@corrente/domain/time'
import {
  APPROVAL_MAX,
  type ApprovalRead,
  type ApprovalResult,
  planApproval,
  type Recharge,
} from '@corrente/domain/transactions'
import type { WriteState } from '@corrente/domain/writes'
import { useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import type { OnceResult } from '@corrente/ui/widgets/once-only'
import { ApprovalDialog } from '@corrente/ui/widgets/transactions'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useWrite } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { readManyRecharges } from '../../resources/recharges.ts'
import { type Approval, approval } from '../../resources/rechargeWrites.ts'

interface Asked {
  readonly ids: readonly number[]
  readonly reads: readonly ApprovalRead[] | undefined
}
const NOBODY: ReadonlySet<number> = new Set()
const CHANGED: WriteState = { phase: 'notSent', why: 'changed' }

/** The chosen recharges, each read again as soon as the question stands. */
function useAsked() {
  const { formats, gateways } = usePorts()
  const [asked, setAsked] = useState<Asked>({ ids: [], reads: undefined })
  const [read, setRead] = useState(0)
  const latest = useRef<readonly number[]>(asked.ids)
  const ask = async (all: readonly number[]) => {
    const ids = all.slice(0, APPROVAL_MAX)
    latest.current = ids
    setRead(0)
    setAsked({ ids, reads: undefined })
    if (ids.length === 0) return
    const reads = await readManyRecharges(gateways.cp, ids, formats, setRead)
    // Another question took its place, or it was closed.
    if (latest.current === ids) setAsked({ ids, reads })
  }
  return { ...asked, read, ask }
}

/** '23 aprovadas, R$ 702,00', and what was not confirmed: only what was read back counts. */
function useEndWords(hasMoney: boolean) {
  const t = useText('transactions')
  const { money } = useFormats()
  return ({ confirmed, left }: ApprovalResult, included: readonly Recharge[]): OnceResult => {
    const count = confirmed.length + left.length
    const text =
      left.length === 0
        ? t('result.all', { count })
        : t('result.some', { confirmed: confirmed.length, count })
    const paid = new Set(confirmed)
    const sum = included.reduce((all, { id, income = 0 }) => (paid.has(id) ? all + income : all), 0)
    return {
      summary: hasMoney ? t('result.withSum', { text, sum: money(sum / 100) }) : text,
      failed: left.map(({ id, why }) => `${t('found.title', { id: String(id) })}: ${t(`left.${why}`)}`),
      note: left.length === 0 ? undefined : t('result.stayDetail'),
    }
  }
}

const toMinute = (at: EpochMs): EpochMs => at - (at % 60_000)

/**
 * The approval of one or many recharges: the question with its preview, the one send, what became of it.
 * @param hasMoney sums are shown
 * @param onDone told what was read back as paid and what was not, and which were asked about
 */
export function useApproval(
  hasMoney: boolean,
  onDone: (result: ApprovalResult, asked: readonly number[]) => void,
) {
  const t = useText('transactions')
  const { clock, copy, formats, gateways, toasts } = usePorts()
  const { ids, reads, read, ask } = useAsked()
  const [letIn, setLetIn] = useState(NOBODY)
  const [paidAt, setPaidAt] = useState<EpochMs | undefined>()
  const [externalId, setExternalId] = useState('')
  /** Another tab was quicker with one of them: the preview was read again, and says which. */
  const [hasChanged, setChanged] = useState(false)
  const endOf = useEndWords(hasMoney)
  const [end, setEnd] = useState<OnceResult>()
  const plan = useMemo(() => reads && planApproval(reads, letIn), [reads, letIn])
  const [first, ...others] = plan?.included.map(({ id }) => id) ?? []
  const order: Approval | undefined =
    first === undefined || paidAt === undefined
      ? undefined
      : { ids: [first, ...others], paidAt, externalId: externalId.trim(), letIn }
  const close = () => void ask([])
  const write = useWrite(order && approval(gateways.cp, order, formats), (result) => {
    write.forget()
    setEnd(endOf(result, plan?.included ?? []))
    close()
    if (result.left.length === 0) toasts.show({ id: 'approval', tone: 'success', text: t('result.done') })
    onDone(result, ids)
  })
  const press = async () => {
    setChanged(false)
    const end = await write.press()
    if (end.phase !== 'notSent' || end.why !== 'changed') return
    write.forget()
    setChanged(true)
    void ask(ids)
  }
  return {
    ask: (chosen: readonly number[]) => {
      setEnd(undefined)
      setChanged(false)
      setLetIn(NOBODY)
      setExternalId('')
      setPaidAt(toMinute(clock.now()))
      void ask(chosen)
    },
    dialog: (
      <ApprovalDialog
        count={ids.length}
        plan={plan}
        read={read}
        letIn={letIn}
        onLetIn={(id, isIn) =>
          setLetIn((now) => new Set(isIn ? [...now, id] : [...now].filter((each) => each !== id)))
        }
        paidAt={paidAt}
        onPaidAt={setPaidAt}
        externalId={externalId}
        onExternalId={setExternalId}
        hasMoney={hasMoney}
        state={hasChanged && write.state.phase === 'idle' ? CHANGED : write.state}
        result={end}
        onCopy={copy}
        onConfirm={() => void press()}
        onVerify={write.verify}
        onCancel={() => {
          write.forget()
          setEnd(undefined)
          close()
        }}
      />
    ),
  }
}

/** After a reload: an approval of this browser whose answer never came is looked up; nothing is sent. */
export function OpenApproval({
  ids,
  onDone,
}: {
  readonly ids: readonly [number, ...number[]]
  readonly onDone: (result: ApprovalResult) => void
}) {
  const { formats, gateways } = usePorts()
  const write = useWrite(
    approval(gateways.cp, { ids, paidAt: 0, externalId: '', letIn: NOBODY }, formats),
    (result) => {
      write.forget()
      onDone(result)
    },
  )
  const resume = useRef(write.resume)
  useEffect(() => void resume.current(), [])
  return null
}
