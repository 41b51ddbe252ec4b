export { type Theme, theme } from './handle.ts'
export {
  COLOR_TOKENS,
  type ColorToken,
  SCHEMES,
  type Scheme,
  STATUS_TOKENS,
  type StatusToken,
  TOKEN_NAMES,
  type TokenName,
  TONES,
  type Tone,
} from './contract/tokens.ts'
