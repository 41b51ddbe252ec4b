/** What the sources say about keys: texts as written, and patterns of texts that are put together. */
export interface UsedKeys {
  readonly literals: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
}

const LITERAL = /'([\w.-]+)'/g
const TEMPLATE = /`([^`\n]*\$\{[^`\n]*)`/g
const AREA_OF_FILE = /(?:useText\(|Translate<|\.text\(|MessageKey<)\s*'([\w-]+)'/g

/**
 * Collects what could be keys of an area: the string and template literals of every source that speaks of the area, and
 * of those that speak of none (tables of keys). A template's holes stand for any key part; one without a dot or a fixed
 * part could be anything and counts for nothing.
 *
 * @param sources texts of the source files.
 */
export function usedKeys(sources: readonly string[], area: string): UsedKeys {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  for (const source of sources) {
    const areas = [...source.matchAll(AREA_OF_FILE)].map((match) => match[1])
    if (areas.length > 0 && !areas.includes(area)) continue
    for (const match of source.matchAll(LITERAL)) literals.add(match[1] ?? '')
    for (const match of source.matchAll(TEMPLATE)) {
      const pattern = patternOf(match[1] ?? '')
      if (pattern) patterns.push(pattern)
    }
  }
  return { literals, patterns }
}

/** Whether a key (without plural suffix) is among what was collected. */
export function isUsed(key: string, used: UsedKeys): boolean {
  return used.literals.has(key) || used.patterns.some((pattern) => pattern.test(key))
}

function patternOf(template: string): RegExp | undefined {
  const fixed = template.replace(/\$\{[^}]*\}/g, '')
  if (!/^[\w.-]+$/.test(fixed) || !fixed.includes('.')) return undefined
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w.-]+')}$`)
}
