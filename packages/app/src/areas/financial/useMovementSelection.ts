import {
  footerTotals,
  MOVEMENTS_READ_MAX,
  type Movement,
  type MovementAsk,
  type MovementTab,
} from '@corrente/domain/financial'
import { useFormats } from '@corrente/ui/foundations'
import { isSelected, NO_SELECTION, type TableSelection } from '@corrente/ui/table'
import type { ReadingAll } from '@corrente/ui/widgets/financial'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import { type MovementQuestion, readAllMovements } from '../../resources/movements.ts'

const IDLE: ReadingAll = { state: 'idle', read: 0, total: undefined }
const NONE: ReadonlyMap<string, Movement> = new Map()

interface Ticked {
  /** The list that they were ticked in. */
  readonly list: string
  readonly selection: TableSelection
  /** Those that were seen, by key: a row of another page is added up, too. */
  readonly rows: ReadonlyMap<string, Movement>
  readonly all: ReadingAll
}

/**
 * The ticked movements over all pages, until the list becomes another one (FIN-007).
 * @param rows - of the shown page
 * @param narrowed - the question that narrows the list here, and all that answer it, where these are here already
 */
export function useMovementSelection(
  tab: MovementTab,
  question: MovementQuestion | undefined,
  rows: readonly Movement[],
  {
    asks,
    whole,
  }: { readonly asks: MovementAsk | undefined; readonly whole: readonly Movement[] | undefined },
) {
  const { fin } = usePorts().gateways
  const { currency } = useFormats()
  const list = JSON.stringify([tab, question, asks])
  const [held, setHeld] = useState<Ticked>({ list, selection: NO_SELECTION, rows: NONE, all: IDLE })
  const [isWithoutWallet, setWithoutWallet] = useState(false)
  const reading = useRef<AbortController>(undefined)
  const ticked = held.list === list ? held : { list, selection: NO_SELECTION, rows: NONE, all: IDLE }
  if (held.list !== list) setHeld(ticked)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is what ends the reading of this one
  useEffect(() => () => reading.current?.abort(), [list])
  const { selection } = ticked
  const chosen = useMemo(() => {
    const seen = new Map(ticked.rows)
    for (const row of rows) seen.set(row.key, row)
    return [...seen.values()].filter(({ key }) => isSelected(selection, key))
  }, [ticked.rows, rows, selection])
  const change = (part: Partial<Ticked>) => setHeld((now) => (now.list === list ? { ...now, ...part } : now))
  const select = (next: TableSelection) =>
    setHeld((now) => ({
      list,
      selection: next,
      rows: new Map([
        ...(now.list === list ? now.rows : NONE),
        ...rows.map((row) => [row.key, row] as const),
      ]),
      all: IDLE,
    }))
  const tickAll = (all: readonly Movement[], reading: ReadingAll) => {
    const found = new Map(all.map((row) => [row.key, row]))
    change({ rows: found, selection: { kind: 'some', keys: new Set(found.keys()) }, all: reading })
  }
  const readAll = async () => {
    if (whole) return tickAll(whole, { state: 'done', read: whole.length, total: whole.length })
    if (!question) return
    reading.current?.abort()
    const controller = new AbortController()
    reading.current = controller
    change({ all: { state: 'reading', read: 0, total: undefined } })
    const outcome = await readAllMovements(fin, tab, question, {
      signal: controller.signal,
      onBlock: (read, total) => change({ all: { state: 'reading', read, total } }),
    }).catch(() => undefined)
    if (controller.signal.aborted) return
    if (outcome?.kind !== 'done') {
      change({ all: { ...IDLE, state: 'failed' } })
      return
    }
    const { rows: all, count } = outcome.data
    const isLimited = count > MOVEMENTS_READ_MAX
    tickAll(all, { state: isLimited ? 'limited' : 'done', read: all.length, total: count })
  }
  return {
    ticks: { selection, onChange: select },
    footer: {
      totals: useMemo(
        () => footerTotals(chosen, { own: currency, withoutWallet: isWithoutWallet }),
        [chosen, currency, isWithoutWallet],
      ),
      count: chosen.length,
      isWithoutWallet,
      onWithoutWallet: setWithoutWallet,
      all: ticked.all,
      onAll: () => void readAll(),
      onCancelAll: () => {
        reading.current?.abort()
        change({ all: IDLE })
      },
      onClear: () => {
        reading.current?.abort()
        change({ selection: NO_SELECTION, all: IDLE })
      },
    },
  }
}
