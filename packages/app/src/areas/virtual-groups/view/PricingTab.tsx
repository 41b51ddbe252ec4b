import type { FieldChange, Held } from '@corrente/domain/forms'
import { pathOf } from '@corrente/domain/routing'
import {
  checkPricing,
  GROUP_PRICING_FORM,
  type GroupPricingBase,
  groupPricingForm,
  type HeldPricing,
  type PricingPath,
  pricingOf,
  savedPricing,
  type VirtualGroup,
} from '@corrente/domain/virtual-groups'
import { Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { AlertDialog, Button, ErrorState, Skeleton } from '@corrente/ui/primitives'
import {
  GroupSaveDialogs,
  PricingForm,
  type ProfileChoice,
  useGroupWords,
} from '@corrente/ui/widgets/virtual-groups'
import { useMemo, useState } from 'react'
import { FormDialogs, FormNotice, useRecordForm, useSaveEnd } from '../../../kit/forms/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useWrite } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { groupPricingQuery } from '../../../resources/virtualGroups.ts'
import { savePricing } from '../../../resources/virtualGroupWrites.ts'
import { useProfiles } from '../useGroupRows.ts'
import { READ_HOLD_MS, SAVE_HOLD_MS, useMinDuration } from '../useMinDuration.ts'
import { usePricingErrors } from '../usePricingErrors.ts'
import { useUnpricedChargers } from '../useUnpricedChargers.ts'
import { GroupSimulator } from './GroupSimulator.tsx'
import { PricingChange } from './PricingChange.tsx'

const LIST = pathOf('virtual-groups')

/** The pricing of a group, in its tab (VGR-018). */
export function PricingTab({ group }: { readonly group: VirtualGroup }) {
  const t = useText('virtual-groups')
  const reading = useLoadable(useMemo(() => groupPricingQuery(group.id), [group.id]))
  const isHeld = useMinDuration(reading.state === 'loading', READ_HOLD_MS)
  const [opened, open] = useState<GroupPricingBase>()
  if (!isHeld && reading.data !== undefined && opened === undefined)
    open(groupPricingForm(group.id, reading.data))
  if (opened !== undefined) return <OnePricing group={group} base={opened} />
  if (isHeld || reading.state === 'loading') return <Skeleton shape="block" blockSize="240px" />
  return (
    <ErrorState title={t('pricing.loadFailed')} onRetry={reading.retry} isRetrying={reading.isRetrying} />
  )
}

function useSave(held: Held<GroupPricingBase>, onDone: () => void) {
  const { vg } = usePorts().gateways
  return useWrite(savePricing(vg, held), onDone)
}

/** The form of a group's pricing at work, and how its save ended. */
function usePricingForm(group: VirtualGroup, base: GroupPricingBase) {
  const profiles = useProfiles()
  const [isSaved, setSaved] = useState(false)
  const form = useRecordForm({
    form: GROUP_PRICING_FORM,
    base,
    draft: `virtual-group-pricing:${group.id}`,
    useSave,
    check: ({ values }: HeldPricing) => checkPricing(values, profiles.data),
    // What it costs from now on is asked before it is sent.
    asksFirst: () => true,
    onSaved: (saved) => {
      const moved = savedPricing(form.base, saved)
      form.move({ base: moved, values: moved.values })
      setSaved(true)
    },
  })
  const { save } = form
  const end = useSaveEnd({ ...save, again: () => void save.press(), holdMs: SAVE_HOLD_MS })
  return { form, end, profiles, isSaved, close: () => setSaved(false) }
}

function OnePricing({ group, base }: { readonly group: VirtualGroup; readonly base: GroupPricingBase }) {
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const { form, end, profiles, isSaved, close } = usePricingForm(group, base)
  const quiet = usePricingErrors(form.fields)
  const beyond = useUnpricedChargers(group.chargers)
  const priceOf = ({ values }: Pick<HeldPricing, 'values'>) =>
    words.price(pricingOf(values, form.base.profiles), profiles.data)
  return (
    <Stack gap={4}>
      <Costs group={group} form={form} hasBeyond={beyond.length > 0} />
      <PricingForm
        key={form.key}
        {...end.fieldsOf({ ...form.fields, ...quiet })}
        profiles={profiles}
        beyond={beyond}
        cancelHref={pathOf('virtual-group-view', { id: String(group.id) })}
        notice={
          end.isHeld || end.failure ? undefined : (
            <FormNotice form={form} refused={t('pricing.failed')} gone={t('failed.gone')} />
          )
        }
      />
      <FormDialogs form={form} shown={usePricingChanges(profiles.data)}>
        <AlertDialog
          isOpen={form.isAsking}
          tone="brand"
          title={t('pricing.question')}
          description={t('pricing.questionDetail', { count: group.chargers.length })}
          confirmLabel={t('pricing.confirm')}
          onConfirm={() => form.answer(true)}
          onCancel={() => form.answer(false)}
        >
          <p>{t('price.fromTo', { from: priceOf(form.base), to: priceOf(form) })}</p>
          {form.isAsking && (
            <PricingChange
              from={pricingOf(form.base.values, form.base.profiles)}
              to={pricingOf(form.values, form.base.profiles)}
              profiles={profiles.data}
            />
          )}
        </AlertDialog>
      </FormDialogs>
      <GroupSaveDialogs
        what="pricing"
        end={isSaved ? 'saved' : end.failure}
        {...end.dialog}
        {...(isSaved && { onClose: close })}
        onSendAgain={form.sendAgain}
        listHref={LIST}
        onList={close}
      />
    </Stack>
  )
}

interface CostsProps {
  readonly group: VirtualGroup
  readonly form: Pick<ReturnType<typeof usePricingForm>['form'], 'base' | 'values'>
  readonly hasBeyond: boolean
}

/** "Quanto custaria?" by what is chosen now, saved or not. */
function Costs({ group, form, hasBeyond }: CostsProps) {
  const t = useText('pricing-week')
  const [isOpen, open] = useState(false)
  return (
    <>
      <div>
        <Button onClick={() => open(true)}>{t('simulator.title')}</Button>
      </div>
      {isOpen && (
        <GroupSimulator
          group={group}
          pricing={pricingOf(form.values, form.base.profiles)}
          hasBeyond={hasBeyond}
          onClose={() => open(false)}
        />
      )}
    </>
  )
}

/** What somebody else changed of a pricing meanwhile, in words. */
function usePricingChanges(profiles: readonly ProfileChoice[] | undefined) {
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const say = (field: PricingPath, value: unknown): string => {
    if (field === 'isPriced') return t(value === true ? 'state.on' : 'state.off')
    if (field === 'mode') return t(value === 'connectors' ? 'pricing.connectors' : 'pricing.station')
    return typeof value === 'string' && value !== '' ? words.profile(value, profiles) : ''
  }
  const labelOf = (field: PricingPath) =>
    t(field === 'isPriced' ? 'pricing.isPriced' : field === 'mode' ? 'pricing.mode' : `pricing.${field}`)
  return (changes: readonly FieldChange<PricingPath>[]) =>
    changes.map(({ field, base, mine, theirs, isClash }) => ({
      field,
      label: labelOf(field),
      theirs: say(field, theirs),
      mine: say(field, isClash || mine !== base ? mine : theirs),
      isClash,
    }))
}
