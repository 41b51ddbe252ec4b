import type { Settings } from '../config/settings.ts'
import type { KeyParts, ThemeValues } from './key.ts'

/** A length or a family: what can move things. Colours, times and weights of shadows cannot. */
const MOVES = /\d(?:px|rem|em|ch|%)|font|serif|\d\.\d/
const CANNOT_MOVE = /#|rgb|hsl|oklch|color\(/

/**
 * Puts themes together under which a story is laid out alike: they agree in their typeface, and in every token that the
 * story reads and that can move things. What a script has placed under one of them then stands right under the others.
 */
export function layoutsOf(
  wanted: readonly string[],
  themes: ReadonlyMap<string, ThemeValues>,
  tokens: KeyParts['tokens'],
  isUnmoving: Settings['themes']['isUnmoving'],
): string[][] {
  const layouts = new Map<string, string[]>()
  for (const theme of wanted) {
    const { tokens: values = {}, typeface = '' } = themes.get(theme) ?? {}
    const names = tokens === 'all' ? Object.keys(values).sort() : tokens
    const lengths = names
      .filter((name) => !isUnmoving(name))
      .map((name) => values[name] ?? '')
      .filter((value) => MOVES.test(value) && !CANNOT_MOVE.test(value))
    const layout = [typeface, ...lengths].join(';')
    const alike = layouts.get(layout)
    if (alike) alike.push(theme)
    else layouts.set(layout, [theme])
  }
  return [...layouts.values()]
}
