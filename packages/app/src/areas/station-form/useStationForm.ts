import type { AddressBlock } from '@corrente/domain/address'
import type { Held } from '@corrente/domain/forms'
import type { Access } from '@corrente/domain/permissions'
import {
  type Account,
  type ConnectorTypeOption,
  checkStation,
  dropsPeople,
  hasUnsaved,
  planStationSave,
  STATION_FORM,
  type StationBase,
  type StationErrors,
  type StationStep,
  type StationTab,
  type StationValues,
  stationPolicy,
  stationSaveEnd,
  tabToOpen,
} from '@corrente/domain/stations'
import type { WriteState } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
import type { HalfSavedNoticeProps } from '@corrente/ui/widgets/station-form'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useCepLookup, useGeocode } from '../../features/address/index.ts'
import { type MoveForm, useRecordForm } from '../../kit/forms/index.ts'
import { useChain } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { type StationSaveTold, type StationSaveWorld, saveStation } from '../../resources/stationSave.ts'
import { usePeople } from './usePeople.ts'

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

/** What a station's save needs besides its form. */
type SaveGiven = Pick<StationSaveWorld, 'types' | 'policyOf'> & Pick<StationSaveTold, 'onTaken'>

function useStationSave(
  held: Held<StationBase>,
  onDone: () => void,
  onMove: MoveForm<StationBase>,
  { types, policyOf, onTaken }: SaveGiven,
) {
  const { tenant, formats } = usePorts()
  const { cp } = usePorts().gateways
  const { zone, offsetHours } = formats
  const world = { cp, country: tenant.rules.country, types, zone, offsetHours, policyOf }
  return useChain(saveStation(world, held, { onMove, onTaken }), onDone)
}

/** A station's form at work: the record's form with its policy, tabs, people, and what a save of several calls says. */
export function useStationForm({ base: first, access, accounts, types, returnTo }: StationFormStart) {
  const { toasts, session } = usePorts()
  const t = useText('station-form')
  const navigate = useNavigate()
  const [tab, setTab] = useState<StationTab>('general')
  // The id that a creation's lost answer was found under, as another station's.
  const [othersId, setOthersId] = useState<string>()
  const mode = first.pk === undefined ? 'new' : 'edit'
  const policyOf = (values: StationValues, base: StationBase) =>
    stationPolicy(values, base, { mode, access, accounts })
  const takenText = (state: WriteState): string | undefined => {
    if (state.phase === 'notApplied') return othersId
    if (state.phase !== 'refused') return undefined
    const end = stationSaveEnd(state.refusal.status, state.refusal.body, mode)
    return end.message === 'stationIdTaken' ? (end.serverText ?? '') : undefined
  }
  const form = useRecordForm({
    form: STATION_FORM,
    base: first,
    draft: `station:${first.pk ?? 'new'}`,
    useSave: useStationSave,
    given: { types, policyOf, onTaken: setOthersId },
    check: ({ values, base }) => checkStation(values, base, policyOf(values, base)),
    isChanged: ({ values, base }) => hasUnsaved(values, base, policyOf(values, base)),
    asksFirst: ({ values, base }) => dropsPeople(values, base),
    saidOf: (state): StationErrors => {
      const text = takenText(state)
      return text === undefined
        ? STATION_FORM.fine
        : { chargeBoxId: { key: 'station.chargeBoxIdTaken', values: { text } } }
    },
    onInvalid: (errors) => {
      setTab(tabToOpen(errors))
      toasts.show({ tone: 'warning', text: t('message.stationSaveFailed'), id: 'station-save' })
    },
    onSaved: () =>
      toasts.show({
        tone: 'success',
        text: t(`message.${mode === 'new' ? 'stationCreated' : 'stationUpdated'}`),
      }),
    leave: useCallback(() => void navigate({ to: returnTo }), [navigate, returnTo]),
  })
  const { base, values, change, save } = form
  const { state } = save
  const taken = takenText(state)
  const isLimited =
    state.phase === 'refused' &&
    stationSaveEnd(state.refusal.status, state.refusal.body, mode).message === 'stationLimitReached'

  const tellRefusal = useEffectEvent((end: typeof state, takenBy: string | undefined) => {
    const isGone = end.phase === 'notSent' && end.why === 'gone'
    const isTold = isGone || takenBy !== undefined || (end.phase === 'refused' && !isLimited)
    // A session that ended fills the screen with words of its own.
    if (!isTold || !session.current()) return
    setTab(end.phase === 'refused' && end.step !== 'station' ? 'technical' : 'general')
    const message = isGone
      ? 'stationNotFound'
      : takenBy === undefined
        ? 'stationSaveFailed'
        : 'stationIdTaken'
    toasts.show({
      tone: 'danger',
      text: t(`message.${message}`, { text: takenBy ?? '' }),
      id: 'station-save',
    })
  })
  useEffect(() => {
    if (state.phase === 'looking') setOthersId(undefined)
  }, [state])
  // That the id is another station's may be known only after the state.
  useEffect(() => tellRefusal(state, taken), [state, taken])

  const changeAddress = useCallback(
    (edit: (block: AddressBlock) => AddressBlock) =>
      change((now) => ({ ...now, address: edit(now.address) })),
    [change],
  )
  useCepLookup(values.address, changeAddress)
  useGeocode(values.address, changeAddress)
  const policy = policyOf(values, base)
  return {
    form,
    policy,
    tab,
    showTab: setTab,
    isLimited,
    people: usePeople({ base, values }, form.move, form.found?.people),
    half:
      isLimited || taken !== undefined
        ? undefined
        : halfOf(state, planStationSave(values, base, policy).steps),
    isTold: isLimited || taken !== undefined,
  }
}

/** What a save of several calls has saved, and what is missing; undefined: there is nothing to tell apart. */
function halfOf(state: WriteState, missing: readonly StationStep[]): HalfSavedNoticeProps | undefined {
  if (state.phase !== 'refused' && state.phase !== 'notApplied') return undefined
  const saved = state.saved as readonly StationStep[] // the chain's own steps
  const stoppedAt = state.step as StationStep // one of them
  if (saved.length + missing.length === 1 && stoppedAt === 'station') return undefined
  return { saved, stoppedAt, why: state.phase === 'refused' ? 'refused' : 'lost', missing }
}
