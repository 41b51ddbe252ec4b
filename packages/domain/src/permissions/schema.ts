import { looseBoolean, looseText, type Read, readRows, z } from '../wire/index.ts'

/** One entry of a user's permission list. */
export interface Permission {
  /** A role such as `DASH_FINANCIAL_INDICATORS`; unknown ones neither grant nor remove anything (MON-032). */
  readonly roleId: string | null
  /** A path such as `/stations/edit/:id`, or a key of a control such as `/financial-indicators`. */
  readonly route: string | null
  /** false grants nothing; null counts as granted where the documents do not ask for exactly true. */
  readonly status: boolean | null
}

const permissionWire = z.object({ role_id: looseText, route: looseText, status: looseBoolean })
const namesSomething = z.refine<z.output<typeof permissionWire>>(
  (entry) => entry.role_id !== undefined || entry.route !== undefined,
)

/** Schema of an entry as the wire has it (PRM-001); an entry that names neither a role nor a route is no entry. */
export const permissionSchema = z.pipe(
  permissionWire.check(namesSomething),
  z.transform(
    ({ role_id, route, status }): Permission => ({
      roleId: role_id ?? null,
      route: route ?? null,
      status: status ?? null,
    }),
  ),
)

/** Reads a permission list; entries that cannot be read are dropped and counted. */
export function readPermissions(list: unknown): Read<readonly Permission[]> {
  return readRows(permissionSchema, list)
}
