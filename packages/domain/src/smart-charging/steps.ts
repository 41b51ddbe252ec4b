import { changedFields, type Held } from '../forms/index.ts'
import { numberOf, textOf } from '../wire/index.ts'
import { isSameChargers } from './charging.ts'
import {
  newSmartCharging,
  SMART_CHARGING_FORM,
  type SmartChargingBase,
  type SmartChargingValues,
} from './form.ts'

/** The calls of a save, in their order (SMC-023, SMC-026): it is created, the group is told of it, then the rest. */
export const SMART_STEPS = ['create', 'link', 'save'] as const
export type SmartStep = (typeof SMART_STEPS)[number]

/** A save on its way: the form on what is saved so far. */
export interface SmartSaving {
  readonly held: Held<SmartChargingBase>
  /** Keys of the group's chargers now, which is what is sent. */
  readonly chargers: readonly number[]
  /** It was pressed to be saved: at least the PUT goes out, unless it was just created as it stands. */
  readonly mustSave: boolean
  /** It creates, or goes on with a creation: so it is told. */
  readonly isCreation: boolean
}

/**
 * What a save sends next; undefined: all is saved. A retry, and a form that was changed between its steps, send only what is
 * missing: a meter, and whatever differs from what was created, go by the PUT.
 */
export function nextSmartStep({ held, chargers, mustSave }: SmartSaving): SmartStep | undefined {
  const { base, values } = held
  if (base.id === undefined) return 'create'
  if (!base.isLinked) return 'link'
  const isChanged = changedFields(SMART_CHARGING_FORM, values, base.values).length > 0
  const hasOthers = base.chargers !== undefined && !isSameChargers(chargers, base.chargers)
  return mustSave || isChanged || hasOthers ? 'save' : undefined
}

/** A save after one of its steps: what stands from here on. @param id - what the creation gave */
export function afterSmartStep(saving: SmartSaving, step: SmartStep, id?: number): SmartSaving {
  const { base, values } = saving.held
  const on = (moved: Partial<SmartChargingBase>): SmartSaving => ({
    ...saving,
    held: { base: { ...base, ...moved }, values },
  })
  switch (step) {
    case 'create':
      // It was created without its meter.
      return {
        ...on({ id, chargers: saving.chargers, values: { ...values, meterId: '' } }),
        mustSave: false,
      }
    case 'link':
      return on({ isLinked: true })
    case 'save':
      return { ...on({ values, chargers: saving.chargers }), mustSave: false }
  }
}

/** What the journal keeps of a save: ids, dates and amperes, enough to go on after a reload. */
export interface SmartProof extends Readonly<Record<string, number | boolean | string>> {
  readonly id: number
  readonly isLinked: boolean
  readonly mustSave: boolean
  readonly isCreation: boolean
  readonly isEnabled: boolean
  readonly startDate: string
  readonly endDate: string
  readonly current: string
  readonly meterId: string
  /** Keys of the chargers, comma-joined. */
  readonly chargers: string
}

/** A save as the journal keeps it; its `id` is 0 until it was created. */
export const smartProof = ({
  held: { base, values },
  chargers,
  mustSave,
  isCreation,
}: SmartSaving): SmartProof => ({
  isCreation,
  id: base.id ?? 0,
  isLinked: base.isLinked,
  mustSave: mustSave || changedFields(SMART_CHARGING_FORM, values, base.values).length > 0,
  isEnabled: values.isEnabled,
  startDate: values.startDate,
  endDate: values.endDate,
  current: values.current,
  meterId: values.meterId,
  chargers: chargers.join(','),
})

/**
 * A save as the journal kept it: the form as it was sent, over what was saved by then. Whatever cannot be read of it is
 * empty.
 */
export function smartSavingOf(
  groupId: number,
  proof: Readonly<Record<string, number | boolean | string>>,
): SmartSaving {
  const said = (name: string) => textOf(proof[name]) ?? ''
  const values: SmartChargingValues = {
    isEnabled: proof.isEnabled === true,
    startDate: said('startDate'),
    endDate: said('endDate'),
    current: said('current'),
    meterId: said('meterId'),
  }
  const chargers = said('chargers')
    .split(',')
    .filter((pk) => pk !== '')
    .map(Number)
  const id = numberOf(proof.id)
  const isCreated = id !== undefined && id > 0
  const fresh = newSmartCharging(groupId)
  return {
    held: {
      base: {
        ...fresh,
        id: isCreated ? id : undefined,
        isLinked: proof.isLinked === true,
        chargers: isCreated ? chargers : undefined,
        values: isCreated ? { ...values, meterId: '' } : fresh.values,
      },
      values,
    },
    chargers,
    mustSave: isCreated && proof.mustSave === true,
    isCreation: proof.isCreation === true,
  }
}
