import { TOKEN_NAMES } from '../contract/tokens.ts'
import type { Tokens } from '../derive/index.ts'

const names: ReadonlySet<string> = new Set(TOKEN_NAMES)

/** What an image must not hold: script, handlers, styles of its own, anything fetched, anything but shapes. */
const FORBIDDEN =
  /<script|<style|<foreignObject|<image|<use|<!ENTITY|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=|url\(\s*['"]?(?!#)|@import/i

/**
 * Fills a logo's colours in: `currentColor` becomes the given text token, `var(--token)` that token. An image cannot
 * see the page's properties, so one file is written per scheme. Throws on an unknown token and on anything that an
 * image of ours must not hold.
 */
export function paintSvg(source: string, tokens: Tokens, text: keyof Tokens): string {
  const bad = FORBIDDEN.exec(source)
  if (bad) throw new Error(`An image may not hold "${bad[0].trim()}".`)
  return source
    .replaceAll('currentColor', tokens[text])
    .replaceAll(/var\(--([a-z0-9-]+)\)/g, (_, name: string) => {
      if (!names.has(name)) throw new Error(`An image names the unknown token ${name}.`)
      return tokens[name as keyof Tokens]
    })
    .replaceAll(/>\s+</g, '><')
    .trim()
}
