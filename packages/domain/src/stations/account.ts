import { keyNumber, keyText, looseBoolean, type Read, readList, z } from '../wire/index.ts'

/** An account (the wire's tenant) of the account lists (STN-033, AST-036). */
export interface Account {
  /** The wire's tenant_pk. */
  readonly pk: number
  readonly name: string
  /** Whether new users of it need a phone; missing: no. */
  readonly hasSms: boolean
  /** Whether its stations may have a face reader (STF-048); missing: no. */
  readonly hasFaceReader: boolean
}

const accountWire = z.pipe(
  z.object({
    tenant_pk: z.optional(z.unknown()),
    tenantPk: z.optional(z.unknown()),
    name: keyText,
    sms_enabled: looseBoolean,
    isTenantDeviceReader: looseBoolean,
    tenantDeviceReader: looseBoolean,
  }),
  z.transform((wire, context): Account => {
    const pk = keyNumber.safeParse(wire.tenant_pk ?? wire.tenantPk)
    if (!pk.success) {
      context.issues.push({ code: 'custom', message: 'no key', input: wire })
      return z.NEVER
    }
    return {
      pk: pk.data,
      name: wire.name,
      hasSms: wire.sms_enabled ?? false,
      hasFaceReader: wire.isTenantDeviceReader ?? wire.tenantDeviceReader ?? false,
    }
  }),
)

/** Reads a `TenantListReply` or a bare list; undefined when it is neither. */
export const readAccounts = (body: unknown): Read<readonly Account[]> | undefined =>
  readList(accountWire, body, 'tenantList', ({ pk }) => pk)
