import type { Account } from '@corrente/domain/stations'
import type { SelectOption } from '../../forms/index.ts'

/** Accounts as a select offers them; a chosen one stays although its name is not here, so that it does not look unset. */
export function accountOptions(
  accounts: readonly Account[] = [],
  chosen: number | undefined,
): readonly SelectOption<string>[] {
  const all = accounts.map(({ pk, name }) => ({ value: String(pk), label: name }))
  const isKnown = chosen === undefined || accounts.some(({ pk }) => pk === chosen)
  return isKnown ? all : [...all, { value: String(chosen), label: String(chosen) }]
}
