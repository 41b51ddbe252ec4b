export { contrast, type Swatch, swatch, swatchOf } from './color.ts'
export { iconColors, type LogoColors, logoColors } from './logo.ts'
export { deriveTokens, type Tokens } from './tokens.ts'
export { type Look, leastDistance, lookOf } from './vision.ts'
