import type { Skin } from '../contract/skin.ts'
import type { Scheme } from '../contract/tokens.ts'
import { deriveTokens, type Tokens } from './tokens.ts'

/** Tokens of both schemes. */
export type TokenSet = Record<Scheme, Tokens>

/** What was solved before in this process: a development server asks again for all when one tenant changes. */
const solved = new Map<string, TokenSet>()

/** Both schemes of a skin, frozen; the same seed is solved once. */
export function tokenSetOf(skin: Skin): TokenSet {
  const { about: _, $schema: __, ...seed } = skin
  const key = JSON.stringify(seed)
  const set = solved.get(key) ?? {
    light: Object.freeze(deriveTokens(skin, 'light')),
    dark: Object.freeze(deriveTokens(skin, 'dark')),
  }
  solved.set(key, set)
  return set
}
