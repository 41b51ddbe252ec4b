import {
  changedFields,
  checkForm,
  draftOf,
  type FormDraft,
  type Held,
  type RecordBase,
  SAVE_RETURN_MS,
  standingErrors,
  withDraft,
} from '@corrente/domain/forms'
import { isUnderWay } from '@corrente/domain/writes'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { focusFirstError } from './focusFirstError.ts'
import type { AnySave, RecordForm, RecordFormParts } from './recordForm.ts'
import { formStateOf, isSentAnew, saveNoticeOf } from './saveState.ts'
import { useDraft } from './useDraft.ts'
import { useLeavingGuard } from './useLeavingGuard.ts'

/** Whether a draft says anything that the record does not: one that was saved after all is none. */
const isNews = <Values extends object, Path extends string, Word extends string>(
  form: RecordFormParts<Values, Path, Word, RecordBase<Values>, AnySave, never>['form'],
  values: Values,
  found: FormDraft,
): boolean => changedFields(form, withDraft(form, values, found), values).length > 0

/** A form that edits one record: its values, errors, draft, leaving guard, save, and the way back after it. */
export function useRecordForm<
  Values extends object,
  Path extends string,
  Word extends string,
  Base extends RecordBase<Values>,
  Save extends AnySave,
  Given,
>(parts: RecordFormParts<Values, Path, Word, Base, Save, Given>): RecordForm<Values, Path, Word, Base, Save> {
  const { form, base: first, useSave, leave } = parts
  const ref = useRef<HTMLFormElement>(null)
  const [held, move] = useState<Held<Base>>({ base: first, values: first.values })
  const [sent, setSent] = useState<Values>(first.values)
  const [hasTried, setTried] = useState(false)
  const [key, setKey] = useState(0)
  const [hasDraft, setHasDraft] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isVerifying, setVerifying] = useState(false)
  const { base, values } = held
  const change = useCallback(
    (edit: (values: Values) => Values) => move((now) => ({ ...now, values: edit(now.values) })),
    [],
  )
  const found = parts.check?.(held) ?? checkForm(form, values, { loaded: base.values })
  const isChanged = parts.isChanged?.(held) ?? changedFields(form, values, base.values).length > 0

  const kept = useMemo(
    () => (isChanged ? draftOf(form, values, base.values) : undefined),
    [form, isChanged, values, base.values],
  )
  const draft = useDraft(parts.draft, kept, (found) => isNews(form, first.values, found))
  const { found: drafted } = draft
  useEffect(() => {
    if (!drafted) return
    move((now) => ({ ...now, values: withDraft(form, now.values, drafted) }))
    setHasDraft(true)
  }, [form, drafted])
  const startAnew = () => {
    draft.forget()
    setHasDraft(false)
    setTried(false)
    move((now) => ({ ...now, values: now.base.values }))
    setKey((now) => now + 1)
  }

  const save = useSave(
    held,
    () => {
      draft.forget()
      parts.onSaved()
      if (leave) return
      startAnew()
      save.forget()
    },
    move,
    parts.given as Given, // a save that takes nothing is given nothing
  )
  const { state } = save
  const isSaved = state.phase === 'done'
  useEffect(() => {
    if (!isSaved || !leave) return
    const timer = setTimeout(leave, SAVE_RETURN_MS)
    return () => clearTimeout(timer)
  }, [isSaved, leave])
  const guard = useLeavingGuard(isChanged && !isSaved, isUnderWay(state), draft.forget)

  const begin = () => {
    setSent(values)
    setVerifying(false)
    if (isSentAnew(state)) save.release()
    else save.press()
  }
  const attempt = () => {
    if (Object.keys(found).length > 0) {
      parts.onInvalid?.(found)
      // After the words of the errors have been drawn.
      return void requestAnimationFrame(() => focusFirstError(ref.current))
    }
    if (parts.asksFirst?.(held)) setAsking(true)
    else begin()
  }
  const [isWished, wish] = useOnceHere(parts.isWaiting?.(values) ?? false, attempt)

  const said = parts.saidOf?.(state)
  const shown = hasTried ? found : form.fine
  return {
    key,
    fields: {
      ref,
      values,
      onChange: change,
      errors: said ? { ...shown, ...standingErrors(form, said, values, sent) } : shown,
      state: isWished ? 'sending' : formStateOf(state, isVerifying),
      onSubmit: () => {
        setTried(true)
        wish()
      },
      onDiscardDraft: hasDraft ? startAnew : undefined,
    },
    base,
    values,
    change,
    move,
    notice: saveNoticeOf(state, isVerifying),
    save,
    verify: () => {
      setVerifying(true)
      save.verify()
    },
    isAsking,
    answer: (isYes) => {
      setAsking(false)
      if (isYes) begin()
    },
    guard,
    found: hasDraft ? drafted : undefined,
  }
}

/** Runs at once, or, while an answer is on its way that may change the form, as soon as it is in it. */
function useOnceHere(isWaiting: boolean, run: () => void): readonly [isWished: boolean, wish: () => void] {
  const [isWished, setWished] = useState(false)
  const goOn = useEffectEvent(run)
  useEffect(() => {
    if (!isWished || isWaiting) return
    setWished(false)
    goOn()
  }, [isWished, isWaiting])
  return [isWished, () => (isWaiting ? setWished(true) : run())]
}
