import { booleanOf, ownField, type Read, readRowsBy, textOf } from '../wire/index.ts'

/** One entry of a user's permission list. */
export interface Permission {
  /** A role such as `DASH_FINANCIAL_INDICATORS`; unknown ones neither grant nor remove anything (MON-032). */
  readonly roleId: string | null
  /** A path such as `/stations/edit/:id`, or a key of a control such as `/financial-indicators`. */
  readonly route: string | null
  /** false grants nothing; null counts as granted where the documents do not ask for exactly true. */
  readonly status: boolean | null
}

/** Reads one entry as the wire has it (PRM-001); one that names neither a role nor a route is none. */
function readPermission(entry: unknown): Permission | undefined {
  const roleId = textOf(ownField(entry, 'role_id')) ?? null
  const route = textOf(ownField(entry, 'route')) ?? null
  const status = booleanOf(ownField(entry, 'status')) ?? null
  return roleId === null && route === null ? undefined : { roleId, route, status }
}

/** Reads a permission list; entries that cannot be read are dropped and counted. */
export function readPermissions(list: unknown): Read<readonly Permission[]> {
  return readRowsBy(readPermission, list)
}
