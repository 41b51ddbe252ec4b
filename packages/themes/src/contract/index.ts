export {
  BACKDROPS,
  CONTRAST_PAIRS,
  type ContrastPair,
  DISTINCT_SETS,
  type DistinctSet,
  FIXED_HUES,
  GRAPHIC,
  MAP_GROUNDS,
  TEXT,
  TEXT_BACKDROPS,
  VISIONS,
  type Vision,
} from './pairs.ts'
export {
  CHROME_STYLES,
  type ChromeStyle,
  CORNERS,
  type Corners,
  DENSITIES,
  type Density,
  NEUTRAL_TINTS,
  type NeutralTint,
  type Skin,
  skinSchema,
} from './skin.ts'
export {
  COUNTRIES,
  DEFAULT_TENANT,
  TENANT_LANGUAGES,
  type Tenant,
  tenantIdSchema,
  tenantSchema,
} from './tenant.ts'
export {
  COLOR_TOKENS,
  type ColorToken,
  SCHEMES,
  type Scheme,
  SHAPE_TOKENS,
  type ShapeToken,
  STATUS_TOKENS,
  type StatusToken,
  TOKEN_NAMES,
  TONES,
  type TokenName,
  type Tone,
} from './tokens.ts'
export { z } from './zod.ts'
