import {
  checkForm,
  errorsPerTab,
  type FieldState,
  type FormErrors,
  firstTabWithError,
  OPEN_FIELD,
  placeOf,
  tabAt,
} from '../../forms/index.ts'
import { customPowerProblem } from '../connector/power.ts'
import {
  CONNECTOR_FIELDS,
  STATION_FORM,
  STATION_TABS,
  type StationField,
  type StationPath,
  type StationTab,
  type StationWord,
} from './fields.ts'
import type { StationPolicy } from './policy.ts'
import type { StationBase, StationValues } from './values.ts'

/** What is wrong with a form, by field; empty when it may be sent. */
export type StationErrors = FormErrors<StationPath, StationWord>

/** Everything that is wrong with the form; what is hidden, or locked and sent as loaded, is not checked (decisions: Saving). */
export function checkStation(values: StationValues, base: StationBase, policy: StationPolicy): StationErrors {
  const stateOf = (path: string): FieldState<string> => {
    const [list, field] = placeOf(path).split('.')
    if (list !== 'connectors') return policy.fields[path as StationField] // all others are the station's own
    const known = CONNECTOR_FIELDS.find((each) => each === field)
    return known ? policy.connectors[known] : OPEN_FIELD
  }
  return {
    ...checkForm(STATION_FORM, values, { loaded: base.values, stateOf }),
    ...typedPowers(values, policy),
  }
}

/** A power is held to its rules only while it is typed freely, by whoever may (CON-015, CON-017). */
function typedPowers({ connectors }: StationValues, policy: StationPolicy): StationErrors {
  if (!policy.connectors.powerMaxCustom.isVisible) return {}
  const found = connectors.flatMap(({ isCustomPower, powerMaxCustom }, index) => {
    if (!isCustomPower) return []
    const problem = powerMaxCustom === undefined ? 'required' : customPowerProblem(powerMaxCustom)
    if (!problem) return []
    const key: StationWord = problem === 'required' ? problem : `station.${problem}`
    return [[`connectors.${index}.powerMaxCustom`, { key }] as const]
  })
  return Object.fromEntries(found)
}

/** The tab on which a field stands. */
export function tabOfField(path: StationPath): StationTab {
  return tabAt(STATION_FORM, path) ?? 'general'
}

/** How many errors each tab has; tabs without one are left out. */
export function stationErrorsPerTab(errors: StationErrors): Partial<Record<StationTab, number>> {
  return errorsPerTab(Object.keys(errors) as StationPath[], tabOfField) // the keys of the errors
}

/** The tab that an invalid submit opens: the first with an error; General when only the server refused (STF-011). */
export function tabToOpen(errors: StationErrors): StationTab {
  return firstTabWithError(STATION_TABS, stationErrorsPerTab(errors)) ?? 'general'
}

/** Why the form cannot be sent at all, whatever its fields say. */
export const STATION_BLOCKS = ['zipWithoutLongitude', 'zipLooking', 'peopleNotLoaded'] as const
export type StationBlock = (typeof STATION_BLOCKS)[number]

/**
 * Why the submit is disabled: a zip code without a longitude (STF-030), a look-up whose answer would clear the address, or
 * a private station whose people are not known and would be dropped (STF-086). undefined: it may be pressed.
 */
export function submitBlock(values: StationValues): StationBlock | undefined {
  if (values.address.lookup.state === 'looking') return 'zipLooking'
  if (values.address.texts.zip.trim() !== '' && values.address.longitude === undefined)
    return 'zipWithoutLongitude'
  return values.visibility === 'PRIVATE' && values.people === undefined ? 'peopleNotLoaded' : undefined
}
