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
  type StationTab,
  type StationValues,
  stationPolicy,
  stationSaveNews,
  tabToOpen,
} from '@corrente/domain/stations'
import type { WriteState } from '@corrente/domain/writes'
import { useText } from '@corrente/ui/messages'
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
  const { tenant, formats, gateways } = usePorts()
  const world = { cp: gateways.cp, country: tenant.rules.country, types, formats, policyOf }
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
  const newsOf = (state: WriteState, missing = 0) => stationSaveNews(state, mode, othersId, missing)
  const form = useRecordForm({
    form: STATION_FORM,
    base: first,
    draft: `station:${first.pk ?? 'new'}`,
    useSave: useStationSave,
    given: { types, policyOf, onTaken: setOthersId },
    check: ({ values, base }) => checkStation(values, base, policyOf(values, base)),
    isChanged: ({ values, base }) => hasUnsaved(values, base, policyOf(values, base)),
    asksFirst: ({ values, base }) => dropsPeople(values, base),
    saidOf: (_refusal, state) => {
      const { taken: text } = newsOf(state)
      return text !== undefined && { chargeBoxId: { key: 'station.chargeBoxIdTaken', values: { text } } }
    },
    onInvalid: (errors) => {
      setTab(tabToOpen(errors))
      toasts.show({ tone: 'warning', text: t('message.stationSaveFailed'), id: 'station-save' })
    },
    onSaved: () =>
      toasts.show({
        tone: 'success',
        text: t(`message.${mode === 'new' ? 'stationCreated' : 'stationUpdated'}`),
        // In the place of what an earlier try said.
        id: 'station-save',
      }),
    leave: useCallback(() => void navigate({ to: returnTo }), [navigate, returnTo]),
  })
  const { base, values, change, save } = form
  const { state } = save
  const policy = policyOf(values, base)
  const { steps: missing } = planStationSave(values, base, policy)
  const { toast, taken, isLimited, half } = newsOf(state, missing.length)
  const tell = useEffectEvent(() => {
    // A session that ended fills the screen with words of its own.
    if (!toast || !session.current()) return
    setTab(toast.tab)
    const text = t(`message.${toast.message}`, { text: taken ?? '' })
    toasts.show({ tone: 'danger', text, id: 'station-save' })
  })
  useEffect(() => {
    if (state.phase === 'looking') setOthersId(undefined)
  }, [state])
  // That the id is another station's may be known only after the state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each end
  useEffect(() => tell(), [state, taken])

  const changeAddress = useCallback(
    (edit: (block: AddressBlock) => AddressBlock) =>
      change((now) => ({ ...now, address: edit(now.address) })),
    [change],
  )
  useCepLookup(values.address, changeAddress)
  useGeocode(values.address, changeAddress)
  return {
    form,
    policy,
    tab,
    showTab: setTab,
    isLimited,
    people: usePeople({ base, values }, form.move, form.found?.people),
    half: half && { ...half, missing },
    isTold: isLimited || taken !== undefined,
  }
}
