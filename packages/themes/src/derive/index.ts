export { chromeAdvice } from './advice.ts'
export { type Miss, missesOf } from './audit.ts'
export { colorDistance, contrastOf, swatchOf } from './color.ts'
export { type Explained, type Explanation, explain, REASONS, type Reason } from './explain.ts'
export { iconColors, type LogoColors, logoColors } from './logo.ts'
export {
  type MeasuredDistance,
  type MeasuredHue,
  type MeasuredPair,
  type MeasuredSet,
  type Measures,
  measure,
} from './measure.ts'
export { type ShowroomTenant, showroomTenant } from './showroom.ts'
export { type TokenSet, tokenSetOf } from './tokenSet.ts'
export { deriveTokens, edgeOf, HEIGHTS, RADII, type Tokens } from './tokens.ts'
export { faceCss, familyCss, familyList, TYPEFACE_NAMES, typefaceOf } from './typeface.ts'
export { simulate } from './vision.ts'
