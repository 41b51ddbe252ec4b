import type { Skin } from '../contract/index.ts'
import { faceCss, familyCss, type TokenSet } from '../derive/index.ts'
import { tenantCss } from './css.ts'
import { fontOf } from './fonts.ts'

/**
 * A tenant's own sheet: what it changes of the base, and its typeface where it names one. The product's family stands on the
 * page's body, so that the rule reaches for that too, and no sheet of another tenant has a word about it.
 */
export function skinCss(id: string, { typeface }: Skin, own: TokenSet, base: TokenSet): string {
  const tokens = tenantCss(id, own, base)
  if (typeface === undefined) return tokens
  const at = `[data-tenant="${id}"]`
  return `${faceCss(typeface, fontOf(typeface).address)}${at},${at} body{font-family:${familyCss(typeface)}}\n${tokens}`
}
