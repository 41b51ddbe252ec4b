import { type ApprovalResult, isTickable, RECHARGES_PER_PAGE } from '@corrente/domain/transactions'
import { useText } from '@corrente/ui/messages'
import { Banner } from '@corrente/ui/primitives'
import { NO_SELECTION, type TableSelection } from '@corrente/ui/table'
import type { ApproveMode } from '@corrente/ui/widgets/transactions'
import { type ReactNode, useEffect, useState } from 'react'
import { useOpenWrites } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type ReadingProgress, readAllRecharges } from '../../resources/recharges.ts'
import { PAY_PREFIX } from '../../resources/rechargeWrites.ts'
import { OpenApproval, useApproval } from './useApproval.tsx'
import type { useRechargeRows } from './useRechargeRows.ts'
import type { Rights } from './useRights.ts'

/** Approvals that this browser sent before the page was opened, and of whose end nothing is known: their ids. */
function useOpenApprovals(): readonly (readonly [number, ...number[]])[] {
  const journal = useOpenWrites('cp', PAY_PREFIX)
  // Those of this page have their own dialog.
  const [open] = useState(() =>
    journal.flatMap(({ keys }): (readonly [number, ...number[]])[] => {
      const [first, ...others] = keys.map((key) => Number(key.slice(PAY_PREFIX.length)))
      return first === undefined ? [] : [[first, ...others]]
    }),
  )
  return open
}

type Rows = Pick<ReturnType<typeof useRechargeRows>, 'filters' | 'list' | 'question'>

const selectionOf = (ids: Iterable<string>): TableSelection => ({ kind: 'some', keys: new Set(ids) })

/** What an approval came to, as a line above the list: nothing is said that was not read back. */
function useNotice() {
  const t = useText('transactions')
  const [notice, setNotice] = useState<ReactNode>()
  const tell = (result: ApprovalResult) => {
    const { confirmed, left } = result
    if (left.length === 0) return setNotice(undefined)
    const total = confirmed.length + left.length
    setNotice(
      <Banner
        tone="warning"
        isAnnounced
        title={t('result.some', { confirmed: confirmed.length, count: total })}
        onDismiss={() => setNotice(undefined)}
      >
        {t('result.stay')} {left.map(({ id, why }) => `#${id} (${t(`left.${why}`)})`).join('; ')}
      </Banner>,
    )
  }
  const warn = (text: string) =>
    setNotice(
      <Banner tone="danger" isAnnounced onDismiss={() => setNotice(undefined)}>
        {text}
      </Banner>,
    )
  return { notice, tell, warn, clear: () => setNotice(undefined) }
}

/** Rows that are ticked, with the page that each stands on: a page change keeps them, a filter clears them (TRX-008). */
function useTicks({ filters, question, list }: Rows) {
  const [selection, setSelection] = useState(NO_SELECTION)
  const [pageOf, setPageOf] = useState<ReadonlyMap<string, number>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another list
  useEffect(() => {
    setSelection(NO_SELECTION)
    setPageOf(new Map())
  }, [filters, question])
  return {
    selection,
    pages: new Set([...selection.keys].map((key) => pageOf.get(key))).size,
    set: (next: TableSelection) => {
      const added = [...next.keys].filter((key) => !selection.keys.has(key))
      setPageOf((held) => new Map([...held, ...added.map((key) => [key, list.page] as const)]))
      setSelection(next)
    },
    setAll: (ids: readonly { readonly id: number; readonly page: number }[]) => {
      setPageOf(new Map(ids.map(({ id, page }) => [String(id), page])))
      setSelection(selectionOf(ids.map(({ id }) => String(id))))
    },
    drop: (ids: readonly number[]) => {
      const gone = new Set(ids.map(String))
      setSelection((now) => selectionOf([...now.keys].filter((key) => !gone.has(key))))
    },
    clear: () => setSelection(NO_SELECTION),
  }
}

/** Ticking and approving many recharges (TRX-008, TRX-032, TRX-042). */
export function useApproveMode(rows: Rows, rights: Rights) {
  const t = useText('transactions')
  const { formats, gateways, toasts } = usePorts()
  const [isOn, setOn] = useState(false)
  const [reading, setReading] = useState<ReadingProgress>()
  const ticks = useTicks(rows)
  const { notice, tell, warn, clear } = useNotice()
  const done = (result: ApprovalResult, asked: readonly number[]) => {
    // What the preview left out was told there; what the server left out stays ticked, and so do those past the 500.
    const stays = new Set(result.left.map(({ id }) => id))
    const settled = asked.filter((id) => !stays.has(id))
    ticks.drop(settled)
    if (ticks.selection.keys.size <= settled.length) setOn(false)
  }
  const approval = useApproval(rights.hasMoney, done)
  const open = useOpenApprovals()
  const selectAll = async () => {
    setReading({ read: 0, total: rows.list.total })
    const outcome = await readAllRecharges(gateways.cp, rows.filters, formats, { onProgress: setReading })
    setReading(undefined)
    if (outcome.kind !== 'done') return warn(t('approve.readAllFailed'))
    ticks.setAll(
      outcome.data.rows.flatMap((row, place) =>
        isTickable(row) ? [{ id: row.id, page: Math.floor(place / RECHARGES_PER_PAGE) }] : [],
      ),
    )
  }
  const confirm = () => {
    const ids = [...ticks.selection.keys].map(Number)
    if (ids.length === 0) return warn(t('approve.none'))
    clear()
    approval.ask(ids)
  }
  const cancel = () => {
    ticks.clear()
    clear()
    setOn(false)
  }
  const mode: ApproveMode | undefined = rights.mayApprove
    ? {
        isOn,
        selection: ticks.selection,
        pages: ticks.pages,
        onSelectionChange: ticks.set,
        onStart: () => setOn(true),
        onCancel: cancel,
        onConfirm: confirm,
        onSelectAll: () => void selectAll(),
        reading,
        notice,
      }
    : undefined
  return {
    mode,
    approveOne: (ids: readonly number[]) => {
      clear()
      approval.ask(ids)
    },
    elements: (
      <>
        {approval.dialog}
        {rights.mayApprove &&
          open.map((ids) => (
            <OpenApproval
              key={ids.join()}
              ids={ids}
              onDone={(result) => {
                if (result.left.length === 0)
                  toasts.show({ id: 'approval', tone: 'success', text: t('result.done') })
                tell(result)
                done(result, ids)
              }}
            />
          ))}
      </>
    ),
  }
}
