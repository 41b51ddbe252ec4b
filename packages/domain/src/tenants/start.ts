import { safeApiKey, safeExternalUrl, safeHost, textOf } from '../wire/index.ts'
import { DEFAULT_TENANT, tenantNameOf } from './tenant.ts'

/** The four settings that the page's own response headers carry, as read; a missing header is null or undefined. */
export interface StartSettings {
  readonly apiKey?: string | null | undefined
  readonly theme?: string | null | undefined
  readonly termsOfUse?: string | null | undefined
  readonly deeplinkingHost?: string | null | undefined
}

/** The settings to store and to use. */
export interface StartValues {
  /** Undefined where neither header nor build names a usable one: the product cannot call anything then. */
  readonly apiKey: string | undefined
  /** The name as stored; what is shown is `resolveTenantId` of it. */
  readonly theme: string
  /** Undefined: the stored key is removed (BOOT-006). */
  readonly termsOfUse: string | undefined
  readonly deeplinkingHost: string
}

/**
 * The settings of a start (BOOT-002 to BOOT-008): a header wins, a blank or unusable one counts as missing, and the
 * build's value stands in for it. `allowHttpLoopback` is the sandbox's and development's.
 */
export function startValues(
  headers: StartSettings,
  build: StartSettings,
  options: { readonly allowHttpLoopback?: boolean } = {},
): StartValues {
  const terms = (raw: unknown) => safeExternalUrl(textOf(raw), { allowHttp: true, ...options }) ?? undefined
  const host = (raw: unknown) => safeHost(textOf(raw)) ?? undefined
  return {
    apiKey: safeApiKey(headers.apiKey) ?? safeApiKey(build.apiKey) ?? undefined,
    theme: tenantNameOf(headers.theme) ?? tenantNameOf(build.theme) ?? DEFAULT_TENANT,
    termsOfUse: terms(headers.termsOfUse) ?? terms(build.termsOfUse),
    deeplinkingHost: host(headers.deeplinkingHost) ?? host(build.deeplinkingHost) ?? '',
  }
}
