import { type Permission, readPermissions } from '../permissions/index.ts'
import type { EpochMs } from '../time/index.ts'
import { isJsonObject, keyNumber, looseText, numberOf, ownField, type Read, whole, z } from '../wire/index.ts'

/** The signed-in user, as much of it as the product keeps (AUT-015). */
export interface SessionUser {
  readonly id: number
  /** Empty when the server names none. */
  readonly name: string
  /** The account (the wire's `tenant_pk`) that the user belongs to. */
  readonly accountPk: number
  /** At least one entry. */
  readonly permissions: readonly Permission[]
}

/** What a successful sign-in gives. */
export interface Login {
  readonly token: string
  readonly user: SessionUser
}

/** A session as it is kept in the browser. */
export interface StoredSession extends Login {
  /** When it began, by this machine's clock. */
  readonly startedAt: EpochMs
}

/** What a token must be to stand in a header and in a live frame. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/

const userFields = z.object({ id: keyNumber, name: looseText, permissions: z.optional(z.unknown()) })
const tokenField = z.string().check(z.trim(), z.regex(TOKEN))

const userSchema = z.pipe(
  z.optional(z.unknown()),
  z.transform((wire, context): SessionUser => {
    const fields = userFields.safeParse(wire)
    const account = keyNumber.safeParse(ownField(wire, 'tenant_pk') ?? ownField(wire, 'tenantPk'))
    const permissions = fields.success ? readPermissions(fields.data.permissions).data : []
    if (fields.success && account.success && permissions.length > 0) {
      const { id, name = '' } = fields.data
      return { id, name, accountPk: account.data, permissions }
    }
    context.issues.push({ code: 'custom', message: 'no user with a permission', input: wire })
    return z.NEVER
  }),
)

/** Schema of a login reply that signs in (AUT-006): `type` and `status` of the body are ignored (API-019). */
export const loginReplySchema = z.pipe(
  z.object({ data: z.object({ token: tokenField, user: userSchema }) }),
  z.transform(({ data }): Login => ({ token: data.token, user: data.user })),
)

/** Schema of the stored session; the user stands in it by the wire's own names (AUT-015). */
export const storedSessionSchema = z.object({
  token: tokenField,
  user: userSchema,
  startedAt: z.pipe(z.optional(z.unknown()), z.pipe(z.transform(numberOf), z.number())),
})

/**
 * Reads a login reply. Undefined unless it has a token that can be sent and at least one permission (AUT-006); such an
 * answer is 'any other' failure, whatever its status.
 */
export function readLogin(body: unknown): Read<Login> | undefined {
  return whole(loginReplySchema.safeParse(body).data)
}

/** Reads a stored session; a missing or unreadable one counts as signed out (AUT-015). */
export function readStoredSession(stored: unknown): StoredSession | undefined {
  const read = isJsonObject(stored) ? storedSessionSchema.safeParse(stored) : undefined
  return read?.success ? read.data : undefined
}

/** The session as plain JSON to store: id, name, tenant_pk and permissions of the user, the token and the start. */
export function toStoredSession(session: StoredSession): Readonly<Record<string, unknown>> {
  const { token, startedAt, user } = session
  const permissions = user.permissions.map(({ roleId, route, status }) => ({
    role_id: roleId,
    route,
    status,
  }))
  return { token, startedAt, user: { id: user.id, name: user.name, tenant_pk: user.accountPk, permissions } }
}
