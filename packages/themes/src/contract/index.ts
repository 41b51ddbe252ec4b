export { CONTRAST_PAIRS, DISTINCT_SETS, VISIONS, type Vision } from './pairs.ts'
export { readTenant } from './readTenant.ts'
export {
  CHROME_STYLES,
  CORNERS,
  type Corners,
  DENSITIES,
  type Density,
  NEUTRAL_TINTS,
  type Skin,
  skinSchema,
  TYPEFACES,
  type Typeface,
} from './skin.ts'
export { type Tenant, type TenantFile, tenantIdSchema, tenantSchema } from './tenant.ts'
export { COUNTRIES, DEFAULT_TENANT, TENANT_LANGUAGES } from './tenantRules.ts'
export {
  COLOR_TOKENS,
  type ColorToken,
  SCHEMES,
  type Scheme,
  SHAPE_TOKENS,
  STATUS_TOKENS,
  TOKEN_NAMES,
  type TokenName,
} from './tokens.ts'
export { z } from './zod.ts'
