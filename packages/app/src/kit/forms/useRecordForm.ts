import {
  changedFields,
  checkForm,
  type Form,
  type FormErrors,
  type Held,
  type RecordBase,
  SAVE_RETURN_MS,
  standingErrors,
} from '@corrente/domain/forms'
import { isUnderWay, isUnsettled, type Refusal } from '@corrente/domain/writes'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { AnySave, RecordForm, RecordFormParts, SaidOf } from './recordForm.ts'
import { formStateOf, isSentAnew, saveNoticeOf } from './saveState.ts'
import { useLeavingGuard } from './useLeavingGuard.ts'
import { useRecordDraft } from './useRecordDraft.ts'
import { useSent } from './useSent.ts'
import { useTries } from './useTries.ts'

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
  const [held, move] = useState<Held<Base>>({ base: first, values: first.values })
  const [key, setKey] = useState(0)
  const { base, values } = held
  const change = useCallback(
    (edit: (values: Values) => Values) => move((now) => ({ ...now, values: edit(now.values) })),
    [],
  )
  const found = parts.check?.(held) ?? checkForm(form, values, { loaded: base.values })
  const isChanged = parts.isChanged?.(held) ?? changedFields(form, values, base.values).length > 0

  const draft = useRecordDraft(parts, held, isChanged, move)
  const startAnew = () => {
    draft.drop()
    tries.forget()
    move((now) => ({ ...now, values: now.base.values }))
    setKey((now) => now + 1)
  }

  const onDone = () => {
    draft.forget()
    sending.tellFound()
    parts.onSaved(sending.sent)
    if (leave) return
    startAnew()
    save.forget()
  }
  // A save that takes nothing is given nothing.
  const save = useSave(held, onDone, move, parts.given as Given)
  const { state } = save
  const isSaved = state.phase === 'done'
  const ownDraft = useEffectEvent(() => parts.draft !== undefined && save.ownDraft(parts.draft))
  // Before a look that begins with the form, and may find it saved.
  useLayoutEffect(() => void ownDraft(), [])
  useReturn(isSaved, leave)
  // Looked for until it is known whether it was saved.
  const isOpen = isUnderWay(state) || (isUnsettled(state) && state.canVerify)
  const guard = useLeavingGuard(isChanged && !isSaved, isOpen, draft.forget, parts.isOwnPath)

  const sending = useSending(save, values, isChanged)
  const { sent, isVerifying } = sending
  const tries = useTries(parts, held, found, sending.begin)

  return {
    key,
    fields: {
      ref: tries.ref,
      values,
      onChange: change,
      errors: withSaid(parts, state, tries.errors, { values, sent }),
      state: tries.isWished ? 'sending' : formStateOf(state, isVerifying),
      onSubmit: tries.submit,
      onDiscardDraft: draft.found ? startAnew : undefined,
    },
    base,
    values,
    change,
    move,
    notice: saveNoticeOf(state, isVerifying),
    refusal: refusalOf(state),
    save,
    verify: sending.verify,
    ...sending.shown,
    isAsking: tries.isAsking,
    answer: tries.answer,
    guard: { ...guard, isKept: parts.draft !== undefined },
    ...draft.shown,
  }
}

/** Sends what stands in the form, and keeps what was sent last. */
function useSending<Values extends object>(save: AnySave, values: Values, isChanged: boolean) {
  // Undefined: what stands in the form, as a draft brought it back.
  const [sent, setSent] = useState<Values>()
  // What is looked up when the form opens is no save that somebody waits for.
  const [isVerifying, setVerifying] = useState(true)
  const send = (how: 'press' | 'release') => {
    setSent(values)
    setVerifying(false)
    before.begin()
    save[how]()
  }
  const before = useSent(save, isChanged, () => send('release'))
  return {
    sent: sent ?? values,
    isVerifying,
    begin: () => (isSentAnew(save.state) ? before.shown.sendAgain?.() : send('press')),
    verify: () => {
      setVerifying(true)
      save.verify()
    },
    tellFound: before.tellFound,
    shown: before.shown,
  }
}

const refusalOf = (state: AnySave['state']): Refusal | undefined =>
  state.phase === 'refused' ? state.refusal : undefined

/** The errors that a try found, and over them what the end of the save says of fields that stand as they were sent. */
function withSaid<
  Values extends object,
  Path extends string,
  Word extends string,
  State extends AnySave['state'],
>(
  {
    form,
    saidOf,
  }: {
    readonly form: Pick<Form<Values, Path, Word>, 'fields'>
    readonly saidOf?: SaidOf<Path, Word, State>
  },
  state: State,
  errors: FormErrors<Path, Word>,
  { values, sent }: { readonly values: Values; readonly sent: Values },
): FormErrors<Path, Word> {
  const said = saidOf?.(refusalOf(state), state)
  return said ? { ...errors, ...standingErrors(form, said, values, sent) } : errors
}

/** Leads away a second after the save (AST-026), unless somebody went on before: their page may still be loading then. */
function useReturn(isSaved: boolean, leave: (() => void) | undefined): void {
  const { history } = useRouter()
  useEffect(() => {
    if (!isSaved || !leave) return
    const timer = setTimeout(leave, SAVE_RETURN_MS)
    const { pathname } = history.location
    const unsubscribe = history.subscribe(() => {
      if (history.location.pathname !== pathname) clearTimeout(timer)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [isSaved, leave, history])
}
