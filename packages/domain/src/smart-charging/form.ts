import { defineForm, type FieldMessage, type FormErrors, flag, text } from '../forms/index.ts'
import type { JsonObject } from '../wire/index.ts'
import { isSameChargers, type SmartCharging } from './charging.ts'
import { currentText, readCurrent } from './current.ts'

/** What the form of a group's smart charging holds. */
export interface SmartChargingValues {
  readonly isEnabled: boolean
  /** `YYYY-MM-DD`; '' is none. */
  readonly startDate: string
  readonly endDate: string
  /** The breaker's nominal current as it is typed: `125.0`. */
  readonly current: string
  /** The meter's device_remote_id; '' is none. */
  readonly meterId: string
}

/** A place of the form. */
export type SmartChargingPath = keyof SmartChargingValues
/** What can be wrong with it; the words are in the catalogue of forms. */
export type SmartChargingWord =
  | 'required'
  | 'tooLong'
  | 'smart.startMissing'
  | 'smart.endMissing'
  | 'smart.startNotBefore'
  | 'smart.currentMissing'
  | 'smart.meterTaken'
  | 'smart.unfit'
/** What is wrong with it, by place; empty when it may be sent. */
export type SmartChargingErrors = FormErrors<SmartChargingPath, SmartChargingWord>

/** What the form stands on. */
export interface SmartChargingBase {
  readonly groupId: number
  /** undefined until it was created. */
  readonly id: number | undefined
  /** Whether the group knows of it: until then it is the creation that goes on. */
  readonly isLinked: boolean
  /** As it was loaded; undefined where it was created here and not read since. */
  readonly record: SmartCharging | undefined
  /** Keys of the chargers that it holds on the server; undefined until it was created. */
  readonly chargers: readonly number[] | undefined
  readonly values: SmartChargingValues
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (value: string): boolean => DAY.test(value) && !Number.isNaN(Date.parse(value))

/** The form of smart charging; what its switch decides is checked by `checkSmartCharging`. */
export const SMART_CHARGING_FORM = defineForm<SmartChargingValues, SmartChargingPath, SmartChargingWord>()({
  isEnabled: flag(),
  startDate: text(),
  endDate: text(),
  // Two texts that are sent alike are the same: 125 and 125.0. What is no current is kept as it was typed.
  current: text({ sent: (typed) => currentText(readCurrent(typed)) || typed.trim() }),
  meterId: text({ limit: 255 }),
})

/** The values of a group that has no smart charging yet: switched on, everything else is to be said. */
const NEW_VALUES: SmartChargingValues = {
  isEnabled: true,
  startDate: '',
  endDate: '',
  current: '',
  meterId: '',
}

/** The values of a group that is made without smart charging (VGR-061). */
export const NO_SMART_CHARGING: SmartChargingValues = { ...NEW_VALUES, isEnabled: false }

/** The form of a group without smart charging (SMC-011). */
export const newSmartCharging = (groupId: number): SmartChargingBase => ({
  groupId,
  id: undefined,
  isLinked: false,
  record: undefined,
  chargers: undefined,
  values: NEW_VALUES,
})

/** The form of a group's smart charging as it was loaded (SMC-012). */
export const smartChargingForm = (groupId: number, record: SmartCharging): SmartChargingBase => ({
  groupId,
  id: record.id,
  isLinked: true,
  record,
  chargers: record.chargers,
  values: {
    isEnabled: record.isEnabled,
    startDate: record.startDate ?? '',
    endDate: record.endDate ?? '',
    current: currentText(record.current),
    meterId: record.meterId ?? '',
  },
})

type Problem = FieldMessage<SmartChargingWord>['key']

/**
 * Everything that is wrong with it (SMC-013 to SMC-017); nothing while it is switched off.
 * @param unfit - the names of chargers that it does not take: they have no advanced configuration (VGR-052)
 */
export function checkSmartCharging(
  values: SmartChargingValues,
  unfit: readonly string[] = [],
): SmartChargingErrors {
  if (!values.isEnabled) return SMART_CHARGING_FORM.fine
  const { startDate, endDate } = values
  const found: [SmartChargingPath, Problem][] = []
  if (!isDay(startDate)) found.push(['startDate', 'smart.startMissing'])
  if (!isDay(endDate)) found.push(['endDate', 'smart.endMissing'])
  if (isDay(startDate) && isDay(endDate) && startDate >= endDate)
    found.push(['startDate', 'smart.startNotBefore'])
  if (readCurrent(values.current) === undefined) found.push(['current', 'smart.currentMissing'])
  return {
    ...(unfit.length > 0 && { isEnabled: { key: 'smart.unfit', values: { names: unfit.join(', ') } } }),
    ...Object.fromEntries(found.map(([path, key]) => [path, { key }])),
  }
}

/** The body of POST smart-charging (SMC-026); its meter comes by the PUT that follows. */
export interface SmartChargingCreate {
  readonly enabled: boolean
  /** Amperes per phase. */
  readonly current_nominal_a: number
  /** `YYYY-MM-DD`. */
  readonly start_date: string
  readonly end_date: string
  readonly charge_boxs: readonly { readonly charge_box_id: number }[]
  readonly modulation: 'DYNAMIC'
}

/** The body of PUT smart-charging: the loaded record with the changed fields (SMC-028). */
export interface SmartChargingUpdate extends SmartChargingCreate {
  readonly smart_charging_id: number
  readonly meter_device_remote_id: string | null
  readonly meter_device_remote_in_circuit: boolean
}

/**
 * The body to create it with; only of values without errors. What is missing while it is switched off is sent as it was.
 *
 * @param chargers - keys of the group's chargers, all of them
 * @param before - what the form stands on
 */
export function createRequest(
  values: SmartChargingValues,
  chargers: readonly number[],
  before: SmartChargingValues = values,
): SmartChargingCreate {
  const dayOf = (day: string, old: string) => (isDay(day) ? day : old)
  return {
    enabled: values.isEnabled,
    current_nominal_a: readCurrent(values.current) ?? readCurrent(before.current) ?? 0,
    start_date: dayOf(values.startDate, before.startDate),
    end_date: dayOf(values.endDate, before.endDate),
    charge_boxs: chargers.map((pk) => ({ charge_box_id: pk })),
    modulation: 'DYNAMIC',
  }
}

/**
 * The body to change it with. A linked meter is in the circuit, unless the record already says otherwise of the one it
 * has; without a meter nothing is.
 */
export function updateRequest(
  id: number,
  values: SmartChargingValues,
  base: Pick<SmartChargingBase, 'record' | 'values'>,
  chargers: readonly number[],
): SmartChargingUpdate & JsonObject {
  const { record } = base
  const meterId = values.meterId.trim()
  const loaded = record?.meterId === undefined ? undefined : record.isMeterInCircuit
  return {
    ...record?.raw,
    ...createRequest(values, chargers, base.values),
    smart_charging_id: id,
    meter_device_remote_id: meterId || null,
    meter_device_remote_in_circuit: meterId !== '' && (loaded ?? true),
  }
}

/** The `smart_charging` of a group's creation (SMC-034). */
export interface GroupSmartCharging {
  readonly enabled: boolean
  readonly start_date: string | null
  readonly end_date: string | null
  readonly current_nominal_a: number | null
  readonly modulation: 'DYNAMIC'
  readonly meter_device_remote_id: string | null
  readonly meter_device_remote_in_circuit: true
}

/** What a group's creation sends of smart charging: switched off, nothing but that; always in the circuit (SMC-002, SMC-034). */
export function groupSmartCharging(values: SmartChargingValues): GroupSmartCharging {
  const { isEnabled } = values
  return {
    enabled: isEnabled,
    start_date: isEnabled ? values.startDate : null,
    end_date: isEnabled ? values.endDate : null,
    current_nominal_a: isEnabled ? (readCurrent(values.current) ?? null) : null,
    modulation: 'DYNAMIC',
    meter_device_remote_id: (isEnabled && values.meterId.trim()) || null,
    meter_device_remote_in_circuit: true,
  }
}

/** Whether a record that was read again is what was sent. */
export function isChargingSavedAs(sent: SmartChargingUpdate, found: SmartCharging): boolean {
  return (
    sent.enabled === found.isEnabled &&
    sent.current_nominal_a === found.current &&
    sent.start_date === found.startDate &&
    sent.end_date === found.endDate &&
    sent.meter_device_remote_id === (found.meterId ?? null) &&
    isSameChargers(
      sent.charge_boxs.map(({ charge_box_id }) => charge_box_id),
      found.chargers,
    )
  )
}
