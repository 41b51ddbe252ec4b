export { buildTenants, TENANT_FILES, type TenantAssets, type TenantFile } from './assets.ts'
export { baseCss, type TokenSet, tenantCss, tokenSetOf } from './css.ts'
export { loadTenant, TENANTS_FOLDER, type TenantSource, tenantIds } from './load.ts'
export { tenantAssets } from './plugin.ts'
