import {
  changedFields,
  checkForm,
  draftOf,
  type Form,
  type FormErrors,
  readDraft,
  SAVE_RETURN_MS,
  withDraft,
} from '@corrente/domain/forms'
import { MAIL_ENDS, type MailWord } from '@corrente/domain/support'
import type { WriteEnd } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import type { FormState } from '@corrente/ui/widgets/forms'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Gateway, Outcome } from '../../gateways/index.ts'
import { focusFirstError, type LeavingGuard, useDraft, useLeavingGuard } from '../../kit/forms/index.ts'
import { answerOf } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { useGoBack } from './useGoBack.ts'

/** A form that becomes one mail. */
export interface MailKind<Values extends object> {
  readonly form: Form<Values, keyof Values & string, MailWord>
  /** As it opens; the same object each time. */
  readonly first: Values
  readonly send: (cp: Gateway, values: Values) => Promise<Outcome<unknown>>
  /** The name of its draft in the tab; without: personal data, which stays in memory (decisions: Personal data). */
  readonly draft?: string
}

/** A mail's form at work. */
export interface MailForm<Values extends object> {
  /** Another one once a draft was dropped: the fields start anew. */
  readonly form: number
  readonly ref: RefObject<HTMLFormElement | null>
  readonly values: Values
  readonly change: (change: (values: Values) => Values) => void
  /** Nothing before the first try to send. */
  readonly errors: FormErrors<keyof Values & string, MailWord>
  readonly state: FormState
  /** How the last send ended. */
  readonly end: WriteEnd | undefined
  readonly submit: () => void
  readonly guard: LeavingGuard
  readonly discardDraft: (() => void) | undefined
}

/**
 * Values, draft, checks, leaving guard and send of a mail's form. A mail cannot be looked up: after a lost answer the
 * text stays, and whoever sends it again was told that it may have gone out.
 * @param kind - stays the same object
 */
export function useMailForm<Values extends object>(kind: MailKind<Values>): MailForm<Values> {
  const { toasts } = usePorts()
  const t = useText('support')
  const { cp } = usePorts().gateways
  const goBack = useGoBack()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(kind.first)
  const [hasTried, setTried] = useState(false)
  const [state, setState] = useState<FormState>('idle')
  const [end, setEnd] = useState<WriteEnd>()
  const [form, setForm] = useState(0)
  const [hasDraft, setHasDraft] = useState(false)
  const isUnderWay = useRef(false)

  const isChanged = changedFields(kind.form, values, kind.first).length > 0
  const draft = useDraft(
    kind.draft ?? '',
    readDraft,
    useMemo(
      () => (kind.draft === undefined ? undefined : draftOf(kind.form, values, kind.first)),
      [kind, values],
    ),
  )
  const { found } = draft
  useEffect(() => {
    if (!found) return
    setValues((now) => withDraft(kind.form, now, found))
    setHasDraft(true)
  }, [found, kind])

  const isSent = state === 'saved'
  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(goBack, SAVE_RETURN_MS)
    return () => clearTimeout(timer)
  }, [isSent, goBack])
  const guard = useLeavingGuard(isChanged && !isSent, draft.forget)

  const send = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setState('sending')
    setEnd(undefined)
    const { end: ended } = answerOf(await kind.send(cp, values), undefined)
    isUnderWay.current = false
    setEnd(ended)
    if (ended !== 'done') return setState('idle')
    draft.forget()
    setState('saved')
    toasts.show({ tone: 'success', text: t(`message.${MAIL_ENDS.done}`) })
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(checkForm(kind.form, values)).length === 0) return void send()
    // After the words of the errors have been drawn.
    requestAnimationFrame(() => focusFirstError(ref.current))
  }
  return {
    form,
    ref,
    values,
    change: setValues,
    errors: hasTried ? checkForm(kind.form, values) : kind.form.fine,
    state,
    end,
    submit,
    guard,
    discardDraft: hasDraft
      ? () => {
          draft.forget()
          setHasDraft(false)
          setValues(kind.first)
          setForm((now) => now + 1)
        }
      : undefined,
  }
}
