import { type FormDraft, readDraft } from '@corrente/domain/forms'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import { useSession } from '../access/index.ts'

/** What a form keeps in its tab while it is worked on. */
export interface Draft {
  /** What this tab held when the form opened; undefined: nothing that can be used. */
  readonly found: FormDraft | undefined
  /** Forgets it: the form was saved, left on purpose, or its draft dropped. */
  readonly forget: () => void
  /** Keeps what stands in the form at once, without the pause: before a step that may open it anew. */
  readonly keepNow: () => void
  /** Says what stands in the form before it is drawn: a reload within the frame keeps it too. */
  readonly setLatest: (values: FormDraft | undefined) => void
}

/** Typing is kept when it pauses for so long. */
const PAUSE_MS = 400

/**
 * Keeps a form's values in this tab, so that an expired session or a reload loses nothing (decision 0007).
 * @param form - the form's name in the code, with the id of its record: `group:12`; undefined: it keeps none
 * @param values - what to keep; undefined while there is nothing to lose
 * @param isNews - false for a draft that equals its record: it was saved after its form was left, and is forgotten
 */
export function useDraft(
  form: string | undefined,
  values: FormDraft | undefined,
  isNews: (found: FormDraft) => boolean,
): Draft {
  const { storage, tenant } = usePorts()
  const session = useSession()
  const userId = form === undefined ? undefined : session?.user.id
  const [found] = useState(() => {
    if (userId === undefined || form === undefined) return undefined
    const kept = readDraft(storage.readDraft(tenant.id, userId, form))
    if (kept === undefined || isNews(kept)) return kept
    storage.removeDraft(tenant.id, userId, form)
    return undefined
  })
  const hadValues = useRef(false)
  const forgotten = useRef<FormDraft>(undefined)
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
    if (userId === undefined || form === undefined) return
    if (values === undefined) {
      // Everything was put back by hand: what was kept before would come up again after a reload.
      if (hadValues.current) storage.removeDraft(tenant.id, userId, form)
      hadValues.current = false
      return
    }
    hadValues.current = true
    const timer = setTimeout(() => {
      // Saved within the pause: the timer must not bring it back.
      if (forgotten.current !== values) storage.writeDraft(tenant.id, userId, form, values)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [storage, tenant.id, userId, form, values])
  useEffect(() => {
    if (userId === undefined || form === undefined) return
    const keepLast = () => {
      const last = latest.current
      if (last !== undefined && forgotten.current !== last) storage.writeDraft(tenant.id, userId, form, last)
    }
    // Neither a reload nor a session that ends in the middle of a pause loses anything.
    window.addEventListener('pagehide', keepLast)
    return () => {
      window.removeEventListener('pagehide', keepLast)
      keepLast()
    }
  }, [storage, tenant.id, userId, form])
  const setLatest = useCallback((next: FormDraft | undefined) => {
    latest.current = next
  }, [])
  return {
    found,
    setLatest,
    keepNow: () => {
      if (userId !== undefined && form !== undefined && values !== undefined)
        storage.writeDraft(tenant.id, userId, form, values)
    },
    forget: () => {
      forgotten.current = values
      if (userId !== undefined && form !== undefined) storage.removeDraft(tenant.id, userId, form)
    },
  }
}
