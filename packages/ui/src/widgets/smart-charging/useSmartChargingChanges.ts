import type { FieldChange } from '@corrente/domain/forms'
import {
  readCurrent,
  type SmartChargingPath,
  type SmartChargingValues,
} from '@corrente/domain/smart-charging'
import { fromDateOnly } from '@corrente/domain/time'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { ShownChange } from '../forms/index.ts'
import { useMeterWords } from './useMeterWords.ts'

/** The changes of a group's smart charging that somebody else saved meanwhile, in words. */
export function useSmartChargingChanges() {
  const t = useText('smart-charging')
  const { day, zone } = useFormats()
  const { limit } = useMeterWords()
  const textOf = (field: SmartChargingPath, value: unknown): string => {
    const text = String(value ?? '')
    switch (field) {
      case 'isEnabled':
        return t(value === true ? 'change.on' : 'change.off')
      case 'startDate':
      case 'endDate':
        return day(fromDateOnly(text, zone))
      case 'current': {
        const amps = readCurrent(text)
        return amps === undefined ? text : limit(amps)
      }
      case 'meterId':
        return text || t('meter.none')
    }
  }
  const labelOf = (field: SmartChargingPath): string =>
    field === 'isEnabled' || field === 'meterId' ? t(`change.${field}`) : t(`form.${field}`)
  return (
    changes: readonly FieldChange<SmartChargingPath>[],
    merged: SmartChargingValues,
  ): readonly ShownChange[] =>
    changes.map(({ field, theirs, isClash }) => ({
      field,
      label: labelOf(field),
      theirs: textOf(field, theirs),
      mine: textOf(field, merged[field]),
      isClash,
    }))
}
