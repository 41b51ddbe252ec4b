import { hrefOf, pathOf } from '@corrente/domain/routing'
import { type GroupCharger, unfitChargers, type VirtualGroupBase } from '@corrente/domain/virtual-groups'
import { useText } from '@corrente/ui/messages'
import { Banner, Button } from '@corrente/ui/primitives'
import {
  GroupSaveDialogs,
  type GroupTab,
  PasteCodes,
  VirtualGroupForm,
} from '@corrente/ui/widgets/virtual-groups'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { NewLimit } from '../../../features/smart-charging/index.ts'
import { FormDialogs, FormNotice } from '../../../kit/forms/index.ts'
import { ChargerChoice } from '../ChargerChoice.tsx'
import { useFindChargers } from '../useFindChargers.ts'
import { usePricingErrors } from '../usePricingErrors.ts'
import { useUnpricedChargers } from '../useUnpricedChargers.ts'
import { NEW_PLACES, type NewGroupAtWork, useNewGroup } from './useNewGroup.ts'

const LIST = pathOf('virtual-groups')
const NONE: readonly GroupCharger[] = []

interface NewGroupProps {
  readonly base: VirtualGroupBase
  /** Its chargers are chosen: the form waits behind. */
  readonly isSelecting: boolean
}

/** The form of a new group, the choice of its chargers, and what is asked and told on the way. */
export function NewGroup({ base, isSelecting }: NewGroupProps) {
  const work = useNewGroup(base)
  const { form } = work
  const { history } = useRouter()
  // Back where one came from; after a reload in the middle nobody came from anywhere.
  const isDetour = useRef(false)
  const openedAt = useRef(isSelecting)
  const hasState = form.hasFound || !openedAt.current
  useEffect(() => {
    if (isSelecting && !hasState) history.replace(NEW_PLACES.form)
  }, [isSelecting, hasState, history])
  const pick = () => {
    isDetour.current = true
    openedAt.current = false
    form.keepDraft()
    history.push(NEW_PLACES.selection)
  }
  const complete = () => {
    form.keepDraft()
    if (isDetour.current) history.back()
    else history.replace(NEW_PLACES.form)
    isDetour.current = false
    openedAt.current = false
  }
  return (
    <>
      <div hidden={isSelecting}>
        <Fields work={work} onPick={pick} />
      </div>
      {isSelecting && hasState && <Picker work={work} onComplete={complete} />}
      <Questions work={work} />
    </>
  )
}

interface Parts {
  readonly work: NewGroupAtWork
}

function Fields({ work, onPick }: Parts & { readonly onPick: () => void }) {
  const t = useText('virtual-groups')
  const { form, end, profiles, maySmart } = work
  const quiet = usePricingErrors(form.fields)
  const find = useFindChargers({
    chosen: form.values.chargers,
    onChange: (chargers) => form.change((now) => ({ ...now, chargers })),
    reasonOf: useReason(work),
  })
  return (
    <VirtualGroupForm
      key={form.key}
      {...end.fieldsOf({ ...form.fields, ...quiet })}
      profiles={profiles}
      beyond={useUnpricedChargers(form.values.chargers)}
      onPick={onPick}
      paste={<PasteCodes onFind={find} isOpenAtFirst />}
      unfit={maySmart && form.values.isEnabled ? unfitChargers(form.values.chargers) : NONE}
      smartCharging={
        maySmart && (
          <NewLimit values={form.values} errors={quiet.errors} onChange={(change) => form.change(change)} />
        )
      }
      cancelHref={LIST}
      notice={
        end.isHeld || end.failure ? undefined : (
          <FormNotice form={form} refused={t('failed.create')} gone={t('failed.gone')} />
        )
      }
    />
  )
}

/** Why a charger cannot be chosen: smart charging needs an advanced configuration (VGR-052). */
function useReason({ form, maySmart }: NewGroupAtWork) {
  const t = useText('virtual-groups')
  const { chargers, isEnabled } = form.values
  const isSmart = maySmart && isEnabled
  // One that was chosen before smart charging was switched on can still be taken out.
  return useCallback(
    (charger: GroupCharger) =>
      isSmart && unfitChargers([charger]).length > 0 && !chargers.some(({ pk }) => pk === charger.pk)
        ? t('chargers.noConfigReason')
        : undefined,
    [t, isSmart, chargers],
  )
}

function Picker({ work, onComplete }: Parts & { readonly onComplete: () => void }) {
  const t = useText('virtual-groups')
  const { form } = work
  const { chargers } = form.values
  const reasonOf = useReason(work)
  return (
    <ChargerChoice
      chosen={chargers}
      onChange={(chosen) => form.change((now) => ({ ...now, chargers: chosen }))}
      reasonOf={reasonOf}
      header={<Banner tone="info">{t('select.unsaved')}</Banner>}
      footer={
        <>
          <span role="status">
            {chargers.length === 0
              ? t('chargers.chosenNone')
              : t('chargers.chosen', { count: chargers.length })}
          </span>
          <Button tone="brand" onClick={onComplete}>
            {t('select.done')}
          </Button>
        </>
      }
    />
  )
}

/** The end of a save: what it says, and whether it was there already. */
function endOf({ form, end, made, isLeft }: NewGroupAtWork) {
  const { state } = form.save
  if (isLeft && state.phase === 'idle') return 'pricing'
  if (state.phase === 'done') return state.result.isFound && end.hasRetried ? 'alreadySaved' : 'saved'
  if (!made?.isCreated || !end.failure) return end.failure
  return end.failure === 'unknown' ? 'pricingUnknown' : 'pricing'
}

const tabOf = (made: NewGroupAtWork['made'], tab: GroupTab) =>
  made?.id === undefined
    ? undefined
    : hrefOf({ path: pathOf('virtual-group-view', { id: String(made.id) }), search: { tab } })

function Questions({ work }: Parts) {
  const { form, end, made, reason } = work
  const { history } = useRouter()
  return (
    <>
      <FormDialogs form={form} />
      <GroupSaveDialogs
        what="create"
        end={endOf(work)}
        reason={reason}
        {...end.dialog}
        onSendAgain={form.sendAgain}
        listHref={LIST}
        onList={() => {
          void form.save.abandon()
          history.push(LIST)
        }}
        pricingHref={tabOf(made, 'pricing')}
        smartHref={made?.isSmartMissing ? tabOf(made, 'smart') : undefined}
      />
    </>
  )
}
