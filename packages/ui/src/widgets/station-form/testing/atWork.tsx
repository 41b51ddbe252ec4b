import {
  accountsFixture,
  groupsFixture,
  NO_GRANTS,
  permissionFixtures,
  rolePermission,
  stationFormFixture,
} from '@corrente/domain/fixtures'
import { buildAccess, type Permission } from '@corrente/domain/permissions'
import {
  checkStation,
  newStation,
  type StationBase,
  type StationErrors,
  type StationValues,
  stationPolicy,
} from '@corrente/domain/stations'
import { useCallback, useState } from 'react'
import { useFormWords } from '../../forms/index.ts'
import type { StationEdit, StationPartProps } from '../fields/slot.ts'

/** Every page, control and role, a typed power and OCPI with them. */
export const EVERYTHING: readonly Permission[] = [
  ...permissionFixtures.everything,
  rolePermission('custom-powermax'),
  rolePermission('ocpi_enabled_button'),
]

/** A part of the form on fixtures, as an app wires it. */
export interface AtWorkProps {
  /** Default: the fixture's station. */
  base?: StationBase
  /** What was typed already. */
  changes?: Partial<StationValues>
  /** What this user may do. Default: everything. */
  permissions?: readonly Permission[]
  /** Somebody tried to save. */
  isTried?: boolean
  /** Told of the values after each change. */
  onValues?: (values: StationValues) => void
}

const NO_ERRORS: StationErrors = {}
const loaded = stationFormFixture()

/** The form's own state: values, policy and errors. */
export function useStationAtWork({
  base = loaded,
  changes = {},
  permissions = EVERYTHING,
  isTried = false,
  onValues,
}: AtWorkProps): StationPartProps & { errors: StationErrors } {
  const [values, setValues] = useState<StationValues>({ ...base.values, ...changes })
  const access = useState(() => buildAccess(permissions, NO_GRANTS))[0]
  const policy = stationPolicy(values, base, {
    mode: base.pk === undefined ? 'new' : 'edit',
    access,
    accounts: ACCOUNTS,
  })
  const errors = isTried ? checkStation(values, base, policy) : NO_ERRORS
  const onChange = useCallback(
    (edit: StationEdit) =>
      setValues((now) => {
        const next = edit(now)
        onValues?.(next)
        return next
      }),
    [onValues],
  )
  return { values, policy, errorTexts: useFormWords(errors), errors, onChange }
}

/** A station that does not exist yet. */
export const NEW_STATION: StationBase = newStation('BR', 7)

/** The lists that the form chooses from. */
export const ACCOUNTS = accountsFixture()
export const GROUPS = groupsFixture()
