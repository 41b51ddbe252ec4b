export { audit, auditTable, type Miss } from './audit.ts'
export { swatchOf } from './color.ts'
export { iconColors, type LogoColors, logoColors } from './logo.ts'
export { deriveTokens, type Tokens } from './tokens.ts'
