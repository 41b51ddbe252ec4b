import type { ListSort } from '@corrente/domain/paging'
import {
  type CheckedRow,
  checkImport,
  cutImport,
  isAnotherList,
  readImport,
  saysTaken,
} from '@corrente/domain/tags'
import type { EpochMs } from '@corrente/domain/time'
import type { WriteState } from '@corrente/domain/writes'
import { usePersonal } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import type { ImportShown } from '@corrente/ui/widgets/tags'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSession } from '../../../kit/access/index.ts'
import { useCompleteList } from '../../../kit/lists/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useRun } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { accountOptionsAtom } from '../../../resources/accounts.ts'
import { importGroundQuery, tagImport } from '../../../resources/tagImport.ts'

const PER_PAGE = 50
const NONE: readonly CheckedRow[] = []

/** A list of cards as it is typed, read, and checked against all tags (jobs: Tags 2). */
export function useImportList() {
  const accountPk = useSession()?.user.accountPk
  const { clock } = usePorts()
  const [{ text, more }, setList] = useState({ text: '', more: 0 })
  const [since, setSince] = useState<EpochMs>()
  const [choices, setChoices] = useState({ accountPk, hasZeros: false })
  const [shown, setShown] = useState<ImportShown>('all')
  const typed = useDeferredValue(text)
  const read = useMemo(() => {
    const found = readImport(typed)
    return { ...found, count: found.count + (found.count > 0 ? more : 0) }
  }, [typed, more])
  const begun = read.count > 0 ? since : undefined
  const tags = useLoadable(useMemo(() => importGroundQuery(begun), [begun]))
  const accounts = useLoadable(accountOptionsAtom)
  const ground = useMemo(
    () => tags.data && accounts.data && { tags: tags.data.rows, accounts: accounts.data },
    [tags.data, accounts.data],
  )
  const rows = useMemo(
    () => (ground ? checkImport(read.rows, ground, choices) : NONE),
    [read, ground, choices],
  )
  const fitting = useMemo(
    () => (shown === 'all' ? rows : rows.filter(({ verdict }) => verdict !== 'ready')),
    [rows, shown],
  )
  // What is missing says how the check stands.
  const reading = tags.data && !accounts.data ? accounts : tags
  const address = useOwnPlace()
  const known = tags.data
  const take = (next: string, isAnother: boolean) => {
    // Another list is checked against what is registered by then.
    if (isAnother) setSince(clock.now())
    const cut = cutImport(next)
    setList((now) => ({ text: cut.text, more: cut.more + (isAnother || next === '' ? 0 : now.more) }))
    address.goTo(1)
  }
  return {
    text,
    onTextChange: (next: string) => take(next, isAnotherList(text, next)),
    onFile: (next: string) => take(next, true),
    read,
    rows,
    ground: { ...reading, data: ground },
    unreadTags: known && known.count > known.rows.length ? known.rows.length : undefined,
    accounts,
    choices,
    onChoicesChange: setChoices,
    list: useCompleteList({
      rows: fitting,
      reading: { ...reading, data: ground },
      address,
      pageSize: PER_PAGE,
    }),
    shown,
    onShownChange: setShown,
  }
}

/** Page and sort of a list that no address keeps: what it shows stands in nobody's link. */
function useOwnPlace() {
  const [page, goTo] = useState(1)
  const [sort, sortBy] = useState<ListSort>()
  return { page, goTo, correctTo: goTo, sort, sortBy }
}

/** Registers cards of a list, two at a time. */
export function useImportRun() {
  const { cp } = usePorts().gateways
  const t = useText('tag-import')
  const personal = usePersonal()
  const { run, begin, clear } = useRun<CheckedRow>()
  return {
    run,
    clear,
    start: (rows: readonly CheckedRow[]) => void begin(rows, ({ values }) => tagImport(cp, values)),
    /** What is said of a card, once its write has come to rest. */
    textOf: ({ idTag }: CheckedRow, state: WriteState): string => {
      const tag = personal(idTag)
      if (state.phase === 'idle') return tag
      if (state.phase === 'done') return t('run.done', { tag })
      if (state.phase === 'refused' && saysTaken(state.refusal.body)) return t('run.taken', { tag })
      if (state.phase === 'refused' || state.phase === 'notApplied' || state.phase === 'notSent')
        return t('run.failed', { tag })
      return state.phase === 'unknown' ? t('run.unknown', { tag }) : tag
    },
  }
}
