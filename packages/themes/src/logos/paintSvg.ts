import type { LogoColors } from '../derive/index.ts'

/** What an image must not hold: script, handlers, styles of its own, anything fetched, anything but shapes. */
const FORBIDDEN =
  /<script|<style|<foreignObject|<image|<use|<text|<!ENTITY|\son[a-z]+\s*=|javascript:|(?:href|src)\s*=|url\(\s*['"]?(?!#)|@import/i

/**
 * Fills a logo's colours in: `currentColor` is the word's, `var(--mark)` and `var(--accent)` are the mark's,
 * `var(--ground)` is what the image stands on, for what is cut out of a shape. An image
 * cannot see the page's properties, so one file is written per ground and scheme. Throws on any other variable and on
 * what an image of ours must not hold (also `<text>`: no typeface reaches an image).
 */
export function paintSvg(source: string, { word, mark, accent, ground }: LogoColors): string {
  const bad = FORBIDDEN.exec(source)
  if (bad) throw new Error(`An image may not hold "${bad[0].trim()}".`)
  const painted = source
    .replaceAll('currentColor', word)
    .replaceAll('var(--mark)', mark)
    .replaceAll('var(--accent)', accent)
    .replaceAll('var(--ground)', ground)
    .replaceAll(/>\s+</g, '><')
    .trim()
  const unknown = /var\([^)]*\)/.exec(painted)
  if (unknown) throw new Error(`An image knows only --mark, --accent and --ground, not ${unknown[0]}.`)
  return painted
}
