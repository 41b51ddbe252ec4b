import type { AddressBlock } from '@corrente/domain/address'
import { draftOf, readDraft, SAVE_RETURN_MS, withDraft } from '@corrente/domain/forms'
import type { Access } from '@corrente/domain/permissions'
import {
  type Account,
  type ConnectorTypeOption,
  checkStation,
  hasUnsaved,
  type SavedForm,
  STATION_FORM,
  type StationBase,
  type StationErrors,
  type StationPolicy,
  type StationTab,
  type StationValues,
  stationPolicy,
  tabToOpen,
} from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { useNavigate } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCepLookup, useGeocode } from '../../features/address/index.ts'
import { focusFirstError, type LeavingGuard, useDraft, useLeavingGuard } from '../../kit/forms/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type PeopleOffered, usePeople } from './usePeople.ts'
import { type StationSaving, useStationSave } from './useStationSave.ts'

const NO_ERRORS: StationErrors = {}

/** What a station's form is opened with. */
export interface StationFormStart {
  readonly base: StationBase
  readonly access: Access
  /** undefined while, or because, they could not be read. */
  readonly accounts: readonly Account[] | undefined
  readonly types: readonly ConnectorTypeOption[]
  /** Where a saved form leads. */
  readonly returnTo: string
}

/** A station's form at work. */
export interface StationFormWork {
  /** Another one once a draft was dropped: the fields start anew. */
  readonly form: number
  readonly ref: RefObject<HTMLFormElement | null>
  readonly pk: number | undefined
  readonly values: StationValues
  readonly policy: StationPolicy
  readonly change: (edit: (values: StationValues) => StationValues) => void
  /** Nothing before the first try to save. */
  readonly errors: StationErrors
  readonly tab: StationTab
  readonly showTab: (tab: StationTab) => void
  readonly submit: () => void
  readonly saving: StationSaving
  readonly guard: LeavingGuard
  readonly people: PeopleOffered
  readonly discardDraft: (() => void) | undefined
}

/** Values, policy, draft, checks, leaving guard and save of a station's form. */
export function useStationForm({
  base: first,
  access,
  accounts,
  types,
  returnTo,
}: StationFormStart): StationFormWork {
  const { tenant, toasts, formats, session } = usePorts()
  const t = useText('station-form')
  const { cp } = usePorts().gateways
  const navigate = useNavigate()
  const ref = useRef<HTMLFormElement>(null)
  const [held, setHeld] = useState<SavedForm>({ base: first, values: first.values })
  const [hasTried, setTried] = useState(false)
  const [tab, setTab] = useState<StationTab>('general')
  const [form, setForm] = useState(0)
  const [hasDraft, setHasDraft] = useState(false)
  const { base, values } = held
  const change = useCallback(
    (edit: (values: StationValues) => StationValues) =>
      setHeld((now) => ({ ...now, values: edit(now.values) })),
    [],
  )
  const mode = base.pk === undefined ? 'new' : 'edit'
  const policyOf = (of: StationValues, from: StationBase) =>
    stationPolicy(of, from, { mode, access, accounts })
  const policy = policyOf(values, base)
  const errors = checkStation(values, base, policy)
  const isChanged = hasUnsaved(values, base, policy)

  const kept = useMemo(
    () => (isChanged ? draftOf(STATION_FORM, values, base.values) : undefined),
    [isChanged, values, base.values],
  )
  const draft = useDraft(`station:${first.pk ?? 'new'}`, readDraft, kept)
  const { found } = draft
  useEffect(() => {
    if (!found) return
    setHeld((now) => ({ ...now, values: withDraft(STATION_FORM, now.values, found) }))
    setHasDraft(true)
  }, [found])
  const people = usePeople(held, setHeld, hasDraft ? found?.people : undefined)

  const world = {
    cp,
    country: tenant.rules.country,
    types,
    zone: formats.zone,
    offsetHours: formats.offsetHours,
  }
  const saving = useStationSave(held, policyOf, world, {
    onMove: setHeld,
    onSaved: (wasNew) => {
      draft.forget()
      toasts.show({ tone: 'success', text: t(`message.${wasNew ? 'stationCreated' : 'stationUpdated'}`) })
    },
    onRefused: (message, step, text) => {
      // A session that ended fills the screen with words of its own.
      if (!session.current()) return
      setTab(step === 'station' ? 'general' : 'technical')
      toasts.show({ tone: 'danger', text: t(`message.${message}`, { text }), id: 'station-save' })
    },
  })
  const isSaved = saving.state === 'saved'
  useEffect(() => {
    if (!isSaved) return
    const timer = setTimeout(() => void navigate({ to: returnTo }), SAVE_RETURN_MS)
    return () => clearTimeout(timer)
  }, [isSaved, navigate, returnTo])

  const guard = useLeavingGuard(isChanged && !isSaved, draft.forget)
  const changeAddress = useCallback(
    (edit: (block: AddressBlock) => AddressBlock) =>
      change((now) => ({ ...now, address: edit(now.address) })),
    [change],
  )
  useCepLookup(values.address, changeAddress)
  useGeocode(values.address, changeAddress)

  const submit = () => {
    setTried(true)
    if (Object.keys(errors).length === 0) return saving.save()
    setTab(tabToOpen(errors))
    toasts.show({ tone: 'warning', text: t('message.stationSaveFailed'), id: 'station-save' })
    // After the words of the errors have been drawn.
    requestAnimationFrame(() => focusFirstError(ref.current))
  }
  const { taken } = saving
  const isTaken = taken !== undefined && taken.id === values.chargeBoxId.trim()
  return {
    form,
    ref,
    pk: base.pk,
    values,
    policy,
    change,
    errors: {
      ...(hasTried ? errors : NO_ERRORS),
      ...(isTaken && { chargeBoxId: { key: 'station.chargeBoxIdTaken', values: { text: taken.text } } }),
    },
    tab,
    showTab: setTab,
    submit,
    saving,
    guard,
    people,
    discardDraft: hasDraft
      ? () => {
          draft.forget()
          setHasDraft(false)
          setHeld((now) => ({ ...now, values: now.base.values }))
          setForm((now) => now + 1)
        }
      : undefined,
  }
}
