import type { FormDraft } from '@corrente/domain/forms'
import { ownField } from '@corrente/domain/wire'
import { useCallback, useState } from 'react'
import { useDraft } from '../../kit/forms/index.ts'

/** What is typed, and on which of a profile's forms. */
interface Typed extends FormDraft {
  readonly place: string
  readonly typed: object
}

/** What is being typed on one of a profile's forms, and is part of its week no sooner than it is applied. */
export interface Typing {
  readonly isTyped: boolean
  /** What this tab held when the profile opened, until its form is done with. */
  readonly found: { readonly place: unknown; readonly typed: unknown } | undefined
  /** It stands in its form. */
  readonly isFound: boolean
  /** Changes when what is typed was dropped: its form begins anew. */
  readonly round: number
  readonly keep: (place: string, typed: object | undefined) => void
  /** Forgets what the tab keeps of it: it was left on purpose. */
  readonly forget: () => void
  readonly discard: () => void
}

/** The name under which a tab keeps what is typed at a profile. */
export const typingName = (uuid: string): string => `pricing:${uuid}:typing`

/** Keeps what is being typed beside the profile's week, so that a reload or an expired session loses nothing. */
export function useTyping(uuid: string): Typing {
  const [typed, setTyped] = useState<Typed>()
  const [isBegun, begin] = useState(false)
  const [round, setRound] = useState(0)
  const draft = useDraft(typingName(uuid), typed, () => true)
  const { setLatest } = draft
  const [found, setFound] = useState(() =>
    draft.found
      ? { place: ownField(draft.found, 'place'), typed: ownField(draft.found, 'typed') }
      : undefined,
  )
  if (typed && !isBegun) begin(true)
  // Applied, taken back or left: the same form opens without it the next time.
  if (!typed && isBegun && found) setFound(undefined)
  return {
    isTyped: typed !== undefined,
    found,
    isFound: found !== undefined && typed?.place === found.place,
    round,
    keep: useCallback(
      (place, next) => {
        const now = next && { place, typed: next }
        // A form tells it after it was drawn, and this is drawn after that: a page may go in between.
        setLatest(now)
        setTyped(now)
      },
      [setLatest],
    ),
    forget: draft.forget,
    discard: () => {
      draft.forget()
      setFound(undefined)
      setRound((now) => now + 1)
    },
  }
}

/** What a form opens with, and where it tells what is typed. @param place - the form among all of the profile */
export function useTypedAt<T extends object>(
  { found, keep }: Typing,
  place: string,
  read: (kept: unknown) => T | undefined,
) {
  return {
    typed: found?.place === place ? read(found.typed) : undefined,
    onTyped: useCallback((typed: T | undefined) => keep(place, typed), [keep, place]),
  }
}
