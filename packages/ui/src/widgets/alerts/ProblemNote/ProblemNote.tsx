import { NOTE_LIMIT, type ProblemNote as Note } from '@corrente/domain/alerts'
import { useEffect, useEffectEvent, useState } from 'react'
import { TextArea } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

export interface ProblemNoteProps {
  /** What stands there; undefined: nothing yet. */
  note: Pick<Note, 'text' | 'at'> | undefined
  /** Keeps what was typed; blank takes the note back. */
  onWrite: (text: string) => void
}

/**
 * A few words beside a problem: who was called, what was tried. Kept as the field is left, also by closing the line, by
 * going elsewhere or by reloading; what is too long is marked, and waits for being shortened.
 */
export function ProblemNote({ note, onWrite }: ProblemNoteProps) {
  const t = useText('alert-list')
  const { timestamp } = useFormats()
  const [typed, setTyped] = useState<string>()
  const keep = () => {
    if (typed === undefined || [...typed.trim()].length > NOTE_LIMIT) return
    if (typed.trim() !== (note?.text ?? '')) onWrite(typed)
    setTyped(undefined)
  }
  const leave = useEffectEvent(keep)
  useEffect(() => {
    // Neither a page that is left nor a line that closes tells the field so.
    const over = new AbortController()
    window.addEventListener('pagehide', () => leave(), { signal: over.signal })
    return () => {
      over.abort()
      leave()
    }
  }, [])
  return (
    <TextArea
      label={t('note.label')}
      hint={[note && t('note.written', { at: timestamp(note.at, 'DD/MM/YY HH:mm') }), t('note.hint')]
        .filter(Boolean)
        .join(' · ')}
      value={typed ?? note?.text ?? ''}
      onChange={setTyped}
      onBlur={keep}
      rows={2}
      maxRows={6}
      limit={NOTE_LIMIT}
    />
  )
}
