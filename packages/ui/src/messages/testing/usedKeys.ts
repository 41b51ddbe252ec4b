/** What the sources say about keys: texts as written, and patterns of texts that are put together. */
export interface UsedKeys {
  readonly literals: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
}

const LITERAL = /'([\w.-]+)'/g
/** From every mark on, so that a template inside a template is found. */
const TEMPLATE = /(?=`([^`\n]*\$\{[^`\n]*)`)/g
const TYPE = /\btype \w+ =\s+`([^`\n]*\$\{[^`\n]*)`/g
const AREA_OF_FILE = /(?:useText\(|Translate<|\.text\(|MessageKey<)\s*'([\w-]+)'/g

/**
 * Collects what could be keys of an area: the string and template literals of every source that speaks of the area, and
 * of those that speak of none (tables of keys). A template's holes stand for any key part; one without a dot or a fixed
 * part could be anything and counts for nothing. A template that is a type counts for every area: its file is handed the words.
 *
 * @param sources texts of the source files.
 */
export function usedKeys(sources: readonly string[], area: string): UsedKeys {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  const take = (template = '') => {
    const pattern = patternOf(template)
    if (pattern) patterns.push(pattern)
  }
  for (const source of sources) {
    for (const match of source.matchAll(TYPE)) take(match[1])
    const areas = [...source.matchAll(AREA_OF_FILE)].map((match) => match[1])
    if (areas.length > 0 && !areas.includes(area)) continue
    for (const match of source.matchAll(LITERAL)) literals.add(match[1] ?? '')
    for (const match of source.matchAll(TEMPLATE)) take(match[1])
  }
  return { literals, patterns }
}

/** Whether a key (without plural suffix) is among what was collected. */
export function isUsed(key: string, used: UsedKeys): boolean {
  return used.literals.has(key) || used.patterns.some((pattern) => pattern.test(key))
}

function patternOf(template: string): RegExp | undefined {
  const fixed = template.replace(/\$\{[^}]*\}/g, '')
  if (!/^(?=.*\w)[\w.-]+$/.test(fixed) || !fixed.includes('.')) return undefined
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('[\\w.-]+')}$`)
}
