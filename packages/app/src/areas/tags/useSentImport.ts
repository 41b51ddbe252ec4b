import { type CheckedRow, countRegistered, readSentImport, type SentImport } from '@corrente/domain/tags'
import type { SentImportShown } from '@corrente/ui/widgets/tags'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDraft, useSentWords } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import type { useImportList } from './useTagImport.ts'

/**
 * Keeps in the tab which cards of a list were sent, before the first of them goes out. After a reload the list is back,
 * checked against what is registered by then, and it is said how far it came (decisions: Saving).
 * @param send - registers them
 */
export function useSentImport(
  list: ReturnType<typeof useImportList>,
  send: (rows: readonly CheckedRow[]) => void,
) {
  const { clock } = usePorts()
  const wordsOf = useSentWords()
  const [begun, begin] = useState<{ readonly rows: readonly CheckedRow[]; readonly sent: SentImport }>()
  const draft = useDraft(
    'tag-import',
    begun && { ...begun.sent },
    (kept) => readSentImport(kept) !== undefined,
  )
  const [left, setLeft] = useState(() => readSentImport(draft.found))
  const restore = useEffectEvent(() => {
    if (!left) return
    list.onFile(left.text)
    list.onChoicesChange(left.choices)
  })
  useEffect(() => restore(), [])
  const goOn = useEffectEvent(() => {
    if (!begun) return
    draft.keepNow()
    send(begun.rows)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list that is sent
  useEffect(() => goOn(), [begun])
  const forget = () => {
    begin(undefined)
    setLeft(undefined)
    draft.forget()
  }
  const tags = list.ground.data?.tags
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
      const { text, choices } = list
      begin({ rows, sent: { at: clock.now(), text, choices, ids: rows.map(({ values }) => values.idTag) } })
    },
    forget,
  }
}
