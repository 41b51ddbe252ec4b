import { type CheckedRow, countRegistered, readSentImport, type SentImport } from '@corrente/domain/tags'
import type { SentImportShown } from '@corrente/ui/widgets/tags'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useDraft, useSentWords } from '../../../kit/forms/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { importGroundQuery } from '../../../resources/tagImport.ts'

/**
 * Keeps in the tab which cards of a list were sent, before the first of them goes out. After a reload it is said how many
 * of them are registered by then (decisions: Saving). The list itself may name people, and stays in memory.
 * @param send - registers them
 */
export function useSentImport(send: (rows: readonly CheckedRow[]) => void) {
  const { clock } = usePorts()
  const wordsOf = useSentWords()
  const [begun, begin] = useState<{ readonly rows: readonly CheckedRow[]; readonly sent: SentImport }>()
  const draft = useDraft(
    'tag-import',
    begun && { ...begun.sent },
    (kept) => readSentImport(kept) !== undefined,
  )
  const [left, setLeft] = useState(() => readSentImport(draft.found))
  const [openedAt] = useState(clock.now)
  const tags = useLoadable(useMemo(() => importGroundQuery(left && openedAt), [left, openedAt])).data?.rows
  const resume = useEffectEvent(() => {
    if (!begun) return
    draft.keepNow()
    send(begun.rows)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is sent
  useEffect(() => resume(), [begun])
  const forget = () => {
    begin(undefined)
    setLeft(undefined)
    draft.forget()
  }
  const shown: SentImportShown | undefined = left && {
    sentAt: wordsOf(left.at, 'sent'),
    count: left.ids.length,
    registered: tags && countRegistered(left, tags),
    onDismiss: forget,
  }
  return {
    sent: shown,
    start: (rows: readonly CheckedRow[]) => {
      setLeft(undefined)
      begin({ rows, sent: { at: clock.now(), ids: rows.map(({ values }) => values.idTag) } })
    },
    forget,
  }
}
