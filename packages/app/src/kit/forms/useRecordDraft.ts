import {
  changedFields,
  draftOf,
  type FormDraft,
  type Held,
  type RecordBase,
  withDraft,
} from '@corrente/domain/forms'
import { useEffect, useMemo, useState } from 'react'
import type { AnySave, MoveForm, RecordForm, RecordFormParts } from './recordForm.ts'
import { useDraft } from './useDraft.ts'

/** The draft of a record's form. */
export interface RecordDraft {
  /** What this tab held when the form opened, until it is dropped; it stands in the form. */
  readonly found: FormDraft | undefined
  /** Forgets what is kept: the form was saved, or left on purpose. */
  readonly forget: () => void
  /** Forgets it and what was found, for a form that starts anew. */
  readonly drop: () => void
  /** What the form hands on of it. */
  readonly shown: Pick<
    RecordForm<object, never, never, RecordBase, AnySave>,
    'found' | 'hasFound' | 'keepDraft'
  >
}

/**
 * Keeps a draft of what was changed, and lays one that was found over what the form opened with (decision 0007). One
 * that says nothing that the record does not was saved after all, and is none.
 */
export function useRecordDraft<
  Values extends object,
  Path extends string,
  Word extends string,
  Base extends RecordBase<Values>,
>(
  parts: Pick<RecordFormParts<Values, Path, Word, Base, AnySave, never>, 'form' | 'base' | 'draft'>,
  { base, values }: Held<Base>,
  isChanged: boolean,
  move: MoveForm<Base>,
): RecordDraft {
  const { form, base: first } = parts
  const [hasDraft, setHasDraft] = useState(false)
  const kept = useMemo(
    () => (isChanged ? draftOf(form, values, base.values) : undefined),
    [form, isChanged, values, base.values],
  )
  const { found, forget, keepNow } = useDraft(
    parts.draft,
    kept,
    (draft) => changedFields(form, withDraft(form, first.values, draft), first.values).length > 0,
  )
  useEffect(() => {
    if (!found) return
    move((now) => ({ ...now, values: withDraft(form, now.values, found) }))
    setHasDraft(true)
  }, [form, found, move])
  const standing = hasDraft ? found : undefined
  return {
    found: standing,
    shown: { found: standing, hasFound: found !== undefined, keepDraft: keepNow },
    forget,
    drop: () => {
      forget()
      setHasDraft(false)
    },
  }
}
