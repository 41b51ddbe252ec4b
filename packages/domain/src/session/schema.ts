import { type Permission, readPermissions } from '../permissions/index.ts'
import type { EpochMs } from '../time/index.ts'
import { keyNumberOf, numberOf, ownField, type Read, textOf, whole } from '../wire/index.ts'

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

/** Whose data a page shows: what its server named at the start, and where its calls go. */
export interface SessionPlace {
  /** The tenant's name. */
  readonly theme: string
  /** Scopes the data. */
  readonly apiKey: string
  /** Base of the charge-point API. */
  readonly gateway: string
}

/** A session as it is kept in the browser. */
export interface StoredSession extends Login {
  /** When it began, by this machine's clock. */
  readonly startedAt: EpochMs
  /** Where it was opened, as `sessionPlace` names it. Another place's page does not go on with it. */
  readonly place: string
}

/** A place as one text, to be compared. */
export const sessionPlace = ({ theme, apiKey, gateway }: SessionPlace): string =>
  [theme, apiKey, gateway].join(' ')

/** What a token must be to stand in a header and in a live frame. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/

/** A token as it is sent; undefined where it can stand in no header. */
function readToken(value: unknown): string | undefined {
  const token = typeof value === 'string' ? value.trim() : ''
  return TOKEN.test(token) ? token : undefined
}

/** The user of a login reply or of storage, by the wire's names; undefined without a key, an account or a permission. */
function readUser(wire: unknown): SessionUser | undefined {
  const id = keyNumberOf(ownField(wire, 'id'))
  const accountPk = keyNumberOf(ownField(wire, 'tenant_pk') ?? ownField(wire, 'tenantPk'))
  const permissions = readPermissions(ownField(wire, 'permissions')).data
  if (id === undefined || accountPk === undefined || permissions.length === 0) return undefined
  return { id, name: textOf(ownField(wire, 'name')) ?? '', accountPk, permissions }
}

function readTokenAndUser(wire: unknown): Login | undefined {
  const token = readToken(ownField(wire, 'token'))
  const user = readUser(ownField(wire, 'user'))
  return token !== undefined && user ? { token, user } : undefined
}

/**
 * Reads a login reply (AUT-006); its `type` and `status` are ignored (API-019). Undefined unless it has a token that can
 * be sent and at least one permission; such an answer is 'any other' failure, whatever its status.
 */
export function readLogin(body: unknown): Read<Login> | undefined {
  return whole(readTokenAndUser(ownField(body, 'data')))
}

/** Reads a stored session; a missing or unreadable one counts as signed out (AUT-015). */
export function readStoredSession(stored: unknown): StoredSession | undefined {
  const login = readTokenAndUser(stored)
  const startedAt = numberOf(ownField(stored, 'startedAt'))
  const place = textOf(ownField(stored, 'place'))
  return login && startedAt !== undefined && place !== undefined ? { ...login, startedAt, place } : undefined
}

/** The session as plain JSON to store: id, name, tenant_pk and permissions of the user, the token, the start and the place. */
export function toStoredSession(session: StoredSession): Readonly<Record<string, unknown>> {
  const { token, startedAt, place, user } = session
  const permissions = user.permissions.map(({ roleId, route, status }) => ({
    role_id: roleId,
    route,
    status,
  }))
  const { id, name, accountPk } = user
  return { token, startedAt, place, user: { id, name, tenant_pk: accountPk, permissions } }
}
