import { type MoneyField as Price, STATION_FORM, STATION_MONEY_LIMIT } from '@corrente/domain/stations'
import { readTime } from '@corrente/domain/time'
import { memo, useState } from 'react'
import {
  MoneyField,
  NumberField,
  RadioGroup,
  type RadioOption,
  Select,
  type SelectOption,
  Switch,
  TextField,
  TimeField,
} from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { type OwnField, type Slot, type StationEdit, useFieldFrame } from './slot.ts'

// Each is rendered again only when its own slice changes: typing in one of forty fields renders one.

type TextName = 'chargeBoxId' | 'description' | 'endpointAddress' | 'externalId'

/** A line of text (STF-031 to STF-036). */
export const TextOf = memo(function TextOf({ value, ...slot }: Slot<TextName> & { value: string }) {
  const { field, isVisible, onChange } = slot
  const frame = useFieldFrame(slot)
  if (!isVisible) return null
  return (
    <TextField
      {...frame}
      name={field}
      value={value}
      limit={STATION_FORM.fields[field].limit}
      onChange={(text) => onChange((now) => ({ ...now, [field]: text }))}
    />
  )
})

type SwitchName =
  | 'hasReservation'
  | 'isActive'
  | 'isOcpiCompatible'
  | 'isHubjectCompatible'
  | 'isOpenAllDay'
  | 'hasFaceReader'
  | 'showsLocation'
  | 'takesPayment'

/** Something that is on or off. */
export const SwitchOf = memo(function SwitchOf({ isOn, ...slot }: Slot<SwitchName> & { isOn: boolean }) {
  const { field, isVisible, onChange } = slot
  const { label, error, disabledReason } = useFieldFrame(slot)
  if (!isVisible) return null
  return (
    <Switch
      {...{ label, error, disabledReason, isOn }}
      name={field}
      onChange={(on) => onChange((now) => ({ ...now, [field]: on }))}
    />
  )
})

export interface ChoiceProps {
  /** Stays the same list while nothing else is on offer. */
  options: readonly SelectOption<string>[]
  /** '' shows the placeholder. */
  value: string
  /** What choosing does; stays the same function. */
  choose: (value: string) => StationEdit
}

/** One of a list, closed until it is opened. */
export const SelectOf = memo(function SelectOf({
  options,
  value,
  choose,
  ...slot
}: Slot<OwnField> & ChoiceProps) {
  const t = useText('station-form')
  const frame = useFieldFrame(slot)
  if (!slot.isVisible) return null
  return (
    <Select
      {...frame}
      name={slot.field}
      options={options}
      value={value === '' && !options.some((each) => each.value === '') ? undefined : value}
      placeholder={t('option.choose')}
      onChange={(chosen) => slot.onChange(choose(chosen))}
    />
  )
})

/** One of a few, all in sight. */
export const RadioOf = memo(function RadioOf({
  options,
  value,
  choose,
  ...slot
}: Slot<OwnField> & Omit<ChoiceProps, 'options'> & { options: readonly RadioOption<string>[] }) {
  const frame = useFieldFrame(slot)
  if (!slot.isVisible) return null
  return (
    <RadioGroup
      {...frame}
      isOptional={false}
      options={options}
      value={value === '' ? undefined : value}
      onChange={(chosen) => slot.onChange(choose(chosen))}
    />
  )
})

/** A time of day; what is no time stays as it was typed, and is no opening hour. */
export const TimeOf = memo(function TimeOf({
  value,
  hint,
  ...slot
}: Slot<'openTime' | 'closeTime'> & { value: string; hint?: string }) {
  const { field, isVisible, onChange } = slot
  const frame = useFieldFrame(slot)
  // Seconds are shown only where they were loaded: almost nobody opens at 08:00:30.
  const [hasSeconds] = useState(() => value.length > 'HH:mm'.length)
  if (!isVisible) return null
  return (
    <TimeField
      {...frame}
      {...(hint === undefined ? {} : { hint })}
      name={field}
      isOptional={false}
      hasSeconds={hasSeconds}
      value={readTime(value, { hasSeconds })}
      onChange={(time, text) => onChange((now) => ({ ...now, [field]: time ?? text }))}
    />
  )
})

const PER = {
  costPerKwh: 'kwh',
  incomePerKwh: 'kwh',
  costPerMinute: 'minute',
  incomePerMinute: 'minute',
  costPerRecharge: 'recharge',
  incomePerRecharge: 'recharge',
} as const

/** A price or a cost (STF-075). */
export const MoneyOf = memo(function MoneyOf({
  amount,
  ...slot
}: Slot<Exclude<Price, 'taxPercent'>> & { amount: number | undefined }) {
  const t = useText('station-form')
  const { field, isVisible, onChange } = slot
  const frame = useFieldFrame(slot)
  if (!isVisible) return null
  return (
    <MoneyField
      {...frame}
      name={field}
      value={amount}
      per={t(`per.${PER[field]}`)}
      limit={STATION_MONEY_LIMIT}
      onChange={(next) => onChange((now) => ({ ...now, [field]: next }))}
    />
  )
})

/** The tax, as a percentage (STF-076). */
export const TaxOf = memo(function TaxOf({
  percent,
  ...slot
}: Slot<'taxPercent'> & { percent: number | undefined }) {
  const { isVisible, onChange } = slot
  const frame = useFieldFrame(slot)
  if (!isVisible) return null
  return (
    <NumberField
      {...frame}
      name="taxPercent"
      value={percent}
      unit="%"
      decimals={2}
      max={100}
      limit={STATION_MONEY_LIMIT}
      onChange={(next) => onChange((now) => ({ ...now, taxPercent: next }))}
    />
  )
})
