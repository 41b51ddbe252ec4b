/** What `tenantAssets()` serves; reference it by `/// <reference types="@corrente/themes/virtual" />`. */

declare module 'virtual:corrente/tenants' {
  /** Ids of all tenants, the default (`move`) first. */
  export const TENANT_IDS: readonly string[]
  /** Changes when any tenant's file changes. */
  export const TENANT_VERSION: string
  /** Files of a built tenant; `logo` stands on chrome, `logo-surface` on a page or a card. */
  export type TenantFileName =
    | 'skin.css'
    | 'tenant.json'
    | 'logo.svg'
    | 'logo-dark.svg'
    | 'logo-surface.svg'
    | 'logo-surface-dark.svg'
    | 'favicon.svg'
    | 'manifest.json'
  /** The address of a tenant's file, `/tenants/<id>/<file>?v=<version>`; an unknown id gives the default's (THM-009). */
  export function tenantFile(id: string, file: TenantFileName): string
}

/** The default tenant's tokens for every `[data-tenant][data-scheme]`; import it once, for its effect. */
declare module 'virtual:corrente/base.css'

/** Every tenant's delta at once: showroom and theme sheets only, never the product. */
declare module 'virtual:corrente/tenants.css'

/** Every tenant's data at once: showroom only, never the product. */
declare module 'virtual:corrente/showroom' {
  /** The default tenant first, the others by id. */
  export const SHOWROOM: readonly import('@corrente/themes/derive').ShowroomTenant[]
}
