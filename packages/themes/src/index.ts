export {
  COLOR_TOKENS,
  type ColorToken,
  SCHEMES,
  type Scheme,
  STATUS_TOKENS,
  type StatusToken,
  TOKEN_NAMES,
  TONES,
  type TokenName,
  type Tone,
} from './contract/tokens.ts'
export { theme } from './handle.ts'
