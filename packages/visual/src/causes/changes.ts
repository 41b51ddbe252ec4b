/** One thing that two structures of a story do not share. */
export interface Change {
  /** A property's name; `markup` where elements or their words are others. */
  what: string
  /** In which state of an element, such as `hover`; '' at rest. */
  state: string
  from: string
  to: string
}

interface Rule {
  selector: string
  declarations: ReadonlyMap<string, string>
}

const CLASS = /\.c\d+\b/g
const RULE = /^(.*?)\{(.*)\}$/
const STATE = /:(hover|active|focus-visible|focus-within|focus|disabled|checked|visited)\b|\[(aria-[a-z]+)/g
const NEGATED = /:not\([^)]*\)/g
/** A tag, or the words between two. */
const PIECE = /<[^>]*>|[^<]+/g
/** More than this many pieces on either side are no change that a person reads. */
const MOST_PIECES = 4

function parseRule(line: string): Rule | undefined {
  const [, selector, body] = RULE.exec(line) ?? []
  if (selector === undefined || body === undefined || selector.startsWith('<')) return undefined
  const declarations = body
    .split(/;\s/)
    .map((each) => each.trim().replace(/;$/, ''))
    .filter(Boolean)
    .map((each): [string, string] => {
      const colon = each.indexOf(':')
      return [each.slice(0, colon), each.slice(colon + 1).trim()]
    })
  return { selector: selector.trim(), declarations: new Map(declarations) }
}

/** Numbers of classes count within a story alone: one element more shifts all behind it. */
const evenLines = (structure: string): string[] => structure.replace(CLASS, '.c').split('\n')

const isOrder = (line: string): boolean => /^[\d,]*$/.test(line)

function split(structure: string): { rules: Map<string, Rule>; markup: Set<string> } {
  const rules = new Map<string, Rule>()
  const markup: string[] = []
  for (const line of evenLines(structure)) {
    const rule = parseRule(line)
    if (rule) rules.set(line, rule)
    // The order of rules follows from the rules.
    else if (!isOrder(line)) markup.push(line)
  }
  const pieces = markup
    .join('\n')
    .replace(/ class="[^"]*"/g, '')
    .match(PIECE)
  return { rules, markup: new Set(pieces?.map((piece) => piece.trim()).filter(Boolean)) }
}

const shared = (a: Rule, b: Rule): number =>
  [...a.declarations].filter(([name, value]) => b.declarations.get(name) === value).length

const stateOf = ({ selector }: Rule): string =>
  [
    ...new Set(
      [...selector.replace(NEGATED, '').matchAll(STATE)].map(([, pseudo, aria]) => pseudo ?? aria ?? ''),
    ),
  ].join(' ')

function ruleChanges(before: Rule | undefined, after: Rule | undefined): Change[] {
  const state = stateOf(after ?? before ?? { selector: '', declarations: new Map() })
  const names = new Set([...(before?.declarations.keys() ?? []), ...(after?.declarations.keys() ?? [])])
  return [...names].flatMap((what) => {
    const [from = '', to = ''] = [before?.declarations.get(what), after?.declarations.get(what)]
    return from === to ? [] : [{ what, state, from, to }]
  })
}

/**
 * What is not the same in two structures of a story (`Fingerprint.structure`), each thing once: declarations of rules that
 * differ, rule held against the one of the same selector that it is most like, and pieces of the markup. Empty when the
 * same elements are dressed by the same rules.
 */
export function changesBetween(before: string, after: string): Change[] {
  if (before === after) return []
  const [old, now] = [split(before), split(after)]
  const gone = [...old.rules].filter(([line]) => !now.rules.has(line)).map(([, rule]) => rule)
  const come = [...now.rules].filter(([line]) => !old.rules.has(line)).map(([, rule]) => rule)
  const changes: Change[] = []
  for (const rule of come) {
    const [like] = gone
      .filter(({ selector }) => selector === rule.selector)
      .sort((a, b) => shared(b, rule) - shared(a, rule))
    if (like) gone.splice(gone.indexOf(like), 1)
    changes.push(...ruleChanges(like, rule))
  }
  for (const rule of gone) changes.push(...ruleChanges(rule, undefined))
  const lost = [...old.markup].filter((piece) => !now.markup.has(piece))
  const won = [...now.markup].filter((piece) => !old.markup.has(piece))
  if (lost.length + won.length > 0) changes.push(markupChange(lost, won))
  const known = new Map(changes.map((change) => [JSON.stringify(change), change]))
  return [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
}

const markupChange = (lost: readonly string[], won: readonly string[]): Change => {
  const isLong = lost.length > MOST_PIECES || won.length > MOST_PIECES
  return {
    what: 'markup',
    state: '',
    from: isLong ? '' : lost.join(' '),
    to: isLong ? '' : won.join(' '),
  }
}

/** "padding", "background-color under hover": what changed, in a few words. */
export const changeInWords = ({ what, state }: Change): string => (state === '' ? what : `${what} (${state})`)
