import type { AddressBlock } from '@corrente/domain/address'
import { changedFields, checkForm, draftOf, readDraft, withDraft } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import {
  GROUP_FORM,
  type GroupBase,
  type GroupErrors,
  type GroupValues,
} from '@corrente/domain/station-groups'
import { useText } from '@corrente/ui/messages'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCepLookup } from '../../features/address/index.ts'
import { focusFirstError, type LeavingGuard, useDraft, useLeavingGuard } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type GroupSaving, useGroupSave } from './useGroupSave.ts'

/** After a save the list comes by itself (GRP-013). */
const RETURN_MS = 1000
const NO_ERRORS: GroupErrors = {}

/** A group's form at work. */
export interface GroupFormWork {
  /** Another one once a draft was dropped: the fields start anew. */
  readonly form: number
  readonly ref: RefObject<HTMLFormElement | null>
  readonly values: GroupValues
  readonly change: (change: (values: GroupValues) => GroupValues) => void
  /** Nothing before the first try to save. */
  readonly errors: GroupErrors
  readonly submit: () => void
  readonly saving: GroupSaving
  readonly guard: LeavingGuard
  readonly discardDraft: (() => void) | undefined
}

/** Values, draft, checks, leaving guard and save of a group's form. */
export function useGroupForm(base: GroupBase): GroupFormWork {
  const { tenant, toasts } = usePorts()
  const t = useText('station-groups')
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(base.values)
  const [hasTried, setTried] = useState(false)
  const [form, setForm] = useState(0)
  const [hasDraft, setHasDraft] = useState(false)

  const isChanged = useMemo(() => changedFields(GROUP_FORM, values, base.values).length > 0, [values, base])
  const kept = useMemo(
    () => (isChanged ? draftOf(GROUP_FORM, values, base.values) : undefined),
    [isChanged, values, base.values],
  )
  const draft = useDraft(`group:${base.pk ?? 'new'}`, readDraft, kept)
  const { found } = draft
  useEffect(() => {
    if (!found) return
    setValues((now) => withDraft(GROUP_FORM, now, found))
    setHasDraft(true)
  }, [found])

  const saving = useGroupSave(base, tenant.rules.country, (message) => {
    draft.forget()
    toasts.show({ tone: 'success', text: t(`message.${message}`) })
  })
  const isSaved = saving.state === 'saved'
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void navigate({ to: pathOf('station-groups') }), RETURN_MS)
    return () => clearTimeout(timer)
  }, [isSaved, navigate])

  const guard = useLeavingGuard(isChanged && !isSaved, draft.forget)
  useCepLookup(
    values.address,
    useCallback(
      (change: (block: AddressBlock) => AddressBlock) =>
        setValues((now) => ({ ...now, address: change(now.address) })),
      [],
    ),
  )
  const submit = () => {
    setTried(true)
    if (Object.keys(checkForm(GROUP_FORM, values)).length === 0) return saving.save(values)
    // After the words of the errors have been drawn.
    requestAnimationFrame(() => focusFirstError(ref.current))
  }
  return {
    form,
    ref,
    values,
    change: setValues,
    errors: hasTried ? checkForm(GROUP_FORM, values) : NO_ERRORS,
    submit,
    saving,
    guard,
    discardDraft: hasDraft
      ? () => {
          draft.forget()
          setHasDraft(false)
          setValues(base.values)
          setForm((now) => now + 1)
        }
      : undefined,
  }
}
