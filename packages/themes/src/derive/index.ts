export { contrast, type Swatch, swatch, swatchOf } from './color.ts'
export { deriveTokens, type Tokens } from './tokens.ts'
export { type Look, leastDistance, lookOf } from './vision.ts'
