import type { StationGroup } from '@corrente/domain/station-groups'
import { type Account, chooseAccount, chooseGroup } from '@corrente/domain/stations'
import { useCallback, useMemo } from 'react'
import { useText } from '../../../messages/index.ts'
import { RadioOf, SelectOf } from '../fields/fields.tsx'
import { keyOf, withRaw } from '../fields/options.ts'
import type { Slot, StationEdit } from '../fields/slot.ts'

interface AccountFieldProps {
  slot: Slot<'accountPk'>
  accountPk: number | undefined
  accounts: readonly Account[] | undefined
}

/** Whose station it is; another account may take the face reader away (STF-048, STF-049, STF-091). */
export function AccountField({ slot, accountPk, accounts }: AccountFieldProps) {
  const t = useText('station-form')
  const options = useMemo(() => {
    const known = (accounts ?? []).map(({ pk, name }) => ({ value: keyOf(pk), label: name }))
    return withRaw(known, keyOf(accountPk), (pk) => ({ value: pk, label: t('option.accountRaw', { pk }) }))
  }, [accounts, accountPk, t])
  const choose = useCallback(
    (value: string): StationEdit => {
      const chosen = accounts?.find(({ pk }) => keyOf(pk) === value)
      // An account that is not on the list was there already: choosing it again changes nothing.
      return (now) => (chosen ? chooseAccount(now, chosen) : now)
    },
    [accounts],
  )
  return <SelectOf {...slot} options={options} value={keyOf(accountPk)} choose={choose} />
}

interface GroupFieldProps {
  slot: Slot<'groupPk'>
  groupPk: number | undefined
  groups: readonly StationGroup[] | undefined
}

/** The group, whose full address comes with it; without one the own address comes back (STF-052, STF-053, STF-091). */
export function GroupField({ slot, groupPk, groups }: GroupFieldProps) {
  const t = useText('station-form')
  const options = useMemo(() => {
    const rawOption = (pk: string) => ({ value: pk, label: t('option.groupRaw', { pk }) })
    const known = (groups ?? []).map(({ pk, name }) =>
      name === '' ? rawOption(keyOf(pk)) : { value: keyOf(pk), label: name },
    )
    return withRaw([{ value: '', label: t('option.unspecified') }, ...known], keyOf(groupPk), rawOption)
  }, [groups, groupPk, t])
  const choose = useCallback(
    (value: string): StationEdit => {
      const chosen = groups?.find(({ pk }) => keyOf(pk) === value)
      return (now) => (chosen || value === '' ? chooseGroup(now, chosen) : now)
    },
    [groups],
  )
  return <SelectOf {...slot} options={options} value={keyOf(groupPk)} choose={choose} />
}

const VISIBILITIES = ['PUBLIC', 'PRIVATE'] as const
const chooseVisibility =
  (visibility: string): StationEdit =>
  (now) => ({ ...now, visibility })

/** Public or private (STF-037). */
export function VisibilityField({ slot, visibility }: { slot: Slot<'visibility'>; visibility: string }) {
  const t = useText('station-form')
  const options = useMemo(() => {
    const known = VISIBILITIES.map((value) => ({
      value,
      label: t(`option.visibility.${value}`),
      hint: t(`option.visibilityHint.${value}`),
    }))
    return withRaw<{ value: string; label: string }>(known, visibility, (value) => ({ value, label: value }))
  }, [t, visibility])
  return <RadioOf {...slot} options={options} value={visibility} choose={chooseVisibility} />
}
