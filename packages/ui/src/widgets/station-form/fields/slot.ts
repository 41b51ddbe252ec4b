import type { AddressField } from '@corrente/domain/address'
import type {
  StationField,
  StationPath,
  StationPolicy,
  StationValues,
  StationWhyNot,
} from '@corrente/domain/stations'
import { useText } from '../../../messages/index.ts'

/** Makes the next values out of those that stand when the change arrives. */
export type StationEdit = (values: StationValues) => StationValues

/** What is wrong with the form, in words, by field. */
export type StationErrorTexts = Readonly<Partial<Record<StationPath, string>>>

/** What every part of the station form is given. */
export interface StationPartProps {
  /** What the form holds. */
  values: StationValues
  /** What each field is for this user, now. */
  policy: StationPolicy
  /** What is wrong, in words; empty until the first try to save. */
  errorTexts: StationErrorTexts
  /** Takes a change. It must stay the same function: fields are rendered again only for their own slice. */
  onChange: (edit: StationEdit) => void
}

/** The fields that have a place and a label of their own here; those of the address are the address block's. */
export type OwnField = Exclude<StationField, AddressField | 'country'>

/** One field's slice of the form: nothing in it changes while another field is typed in. */
export interface Slot<Field extends OwnField> {
  field: Field
  isVisible: boolean
  isRequired: boolean
  whyNot: StationWhyNot | undefined
  error: string | undefined
  onChange: (edit: StationEdit) => void
}

/** A field's slice. */
export function slotOf<Field extends OwnField>(
  field: Field,
  { policy, errorTexts, onChange }: StationPartProps,
): Slot<Field> {
  const { isVisible, isRequired, whyNot } = policy.fields[field]
  return { field, isVisible, isRequired, whyNot, error: errorTexts[field], onChange }
}

/** A field's label, error and reason, for any control of the design system. */
export function useFieldFrame({ field, isRequired, whyNot, error }: Slot<OwnField>) {
  const t = useText('station-form')
  return {
    label: t(`field.${field}`),
    // What cannot be typed is neither asked for nor optional.
    isOptional: !isRequired && whyNot === undefined,
    error,
    disabledReason: whyNot && t(`whyNot.${whyNot}`),
  }
}
