import type { StationGroup } from '@corrente/domain/station-groups'
import {
  type Account,
  type ConnectorField,
  type ConnectorTypeOption,
  kilowattsOf,
  MANUAL_STATUSES,
  RATE_UNITS,
  type StationField,
  SYSTEMS,
} from '@corrente/domain/stations'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** What keys are called by. */
export interface ChangeLists {
  accounts: readonly Account[] | undefined
  groups: readonly StationGroup[] | undefined
  types: readonly ConnectorTypeOption[]
}

const VISIBILITIES = ['PUBLIC', 'PRIVATE'] as const
const CHARGE_TYPES = ['KWH', 'DURATION'] as const
const INCOME_PLACES = ['CHARGE_BOX', 'CONNECTOR'] as const

/** The words of a value where it is one of `words`; any other is shown raw. */
function worded<Word extends string>(
  value: unknown,
  words: readonly Word[],
  say: (word: Word) => string,
): string {
  const word = words.find((each) => each === value)
  return word === undefined ? String(value) : say(word)
}

function named(list: readonly { pk: number; name: string }[] | undefined, value: unknown): string {
  return list?.find(({ pk }) => pk === value)?.name ?? String(value)
}

/** A field's value in words, as its control would show it; '' for none. */
export function useChangeTexts({ accounts, groups, types }: ChangeLists) {
  const t = useText('station-form')
  const formats = useFormats()
  const choice = (field: StationField | ConnectorField, value: unknown): string | undefined => {
    if (field === 'accountPk') return named(accounts, value)
    if (field === 'groupPk') return named(groups, value)
    if (field === 'typePk') return named(types, value)
    if (field === 'visibility') return worded(value, VISIBILITIES, (word) => t(`option.visibility.${word}`))
    if (field === 'system') return worded(value, SYSTEMS, (word) => t(`option.system.${word}`))
    if (field === 'rateUnit') return worded(value, RATE_UNITS, (word) => t(`option.rateUnit.${word}`))
    if (field === 'incomeBy') return worded(value, INCOME_PLACES, (word) => t(`option.incomeBy.${word}`))
    if (field === 'override') return worded(value, MANUAL_STATUSES, (word) => t(`connector.manual.${word}`))
    if (field === 'costType' || field === 'incomeType')
      return worded(value, CHARGE_TYPES, (word) => t(`option.chargeType.${word}`))
    return undefined
  }
  const number = (field: StationField | ConnectorField, value: number): string => {
    if (field === 'powerMax') return `${formats.number(kilowattsOf(value))} kW`
    if (field === 'voltage') return `${value} V`
    if (field === 'taxPercent') return `${formats.number(value)}%`
    if (field === 'latitude' || field === 'longitude') return formats.number(value, 6)
    return formats.number(value)
  }
  return (field: StationField | ConnectorField, value: unknown): string => {
    if (value === null && field === 'override') return t('connector.automatic')
    if (value === undefined || value === null || value === '') return ''
    if (Array.isArray(value)) return t('change.people', { count: value.length })
    if (typeof value === 'boolean') return t(value ? 'change.yes' : 'change.no')
    return choice(field, value) ?? (typeof value === 'number' ? number(field, value) : String(value))
  }
}
