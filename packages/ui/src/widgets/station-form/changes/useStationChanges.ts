import { isAddressText } from '@corrente/domain/address'
import type { FieldChange } from '@corrente/domain/forms'
import {
  CONNECTOR_FIELDS,
  type ConnectorField,
  type StationField,
  type StationPath,
  type StationValues,
} from '@corrente/domain/stations'
import { useText } from '../../../messages/index.ts'
import type { ShownChange } from '../../forms/index.ts'
import type { OwnField } from '../fields/slot.ts'
import { type ChangeLists, useChangeTexts } from './useChangeTexts.ts'

/** The place of a connector's field: `connectors.2.typePk`; undefined for a field of the station itself. */
function placeOf(path: StationPath): { readonly index: number; readonly field: ConnectorField } | undefined {
  const [start, index, name] = path.split('.')
  const field = CONNECTOR_FIELDS.find((each) => each === name)
  return start === 'connectors' && field ? { index: Number(index), field } : undefined
}

/**
 * What somebody else changed at a station, in the words of its form (decisions: Saving).
 *
 * @returns makes the lines of the dialog out of the changes; `values` are those that would be sent.
 */
export function useStationChanges(lists: ChangeLists) {
  const t = useText('station-form')
  const tForms = useText('forms')
  const textOf = useChangeTexts(lists)
  const labelOf = (path: StationPath, values: StationValues): string => {
    const place = placeOf(path)
    if (place) {
      const id = values.connectors[place.index]?.id ?? place.index + 1
      return t('change.ofConnector', { id, field: t(`connector.${place.field}`) })
    }
    return isAddressText(path) ? tForms(`address.${path}`) : t(`field.${path as OwnField}`) // all others have a label here
  }
  return (changes: readonly FieldChange<StationPath>[], values: StationValues): readonly ShownChange[] =>
    changes.map(({ field: path, base, mine, theirs, isClash }) => {
      const field: StationField | ConnectorField = placeOf(path)?.field ?? (path as StationField) // one or the other
      return {
        field: path,
        label: labelOf(path, values),
        theirs: textOf(field, theirs),
        // What this user left alone is sent as the other one saved it.
        mine: textOf(field, isClash || mine !== base ? mine : theirs),
        isClash,
      }
    })
}
