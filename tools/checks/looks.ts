import { lineOf, type Node, type Source, type Violation, walk } from './source.ts'

const UI = /^packages\/ui\/src\//
const NOT_LOOKS = /(\.(test|stories)\.tsx?$|\/story[A-Z][A-Za-z]*\.tsx?$|\/testing\/|\/bench\/|\/basemap\/)/

const PHYSICAL =
  /(?:^|[\s;{"'`])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-[a-z]+)?|left|right|float|border-(?:top|bottom)-(?:left|right)-radius)\s*:|text-align\s*:\s*(?:left|right)/
const PHYSICAL_KEY = /^((margin|padding|border|scrollMargin|scrollPadding)(Left|Right)|left|right)$/
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i
/** Texts follow the size that somebody chose in the browser; what is printed has points. */
const FIXED_TEXT = /font-size\s*:\s*[1-9.]\d*(?:\.\d+)?px/
const LETTER = /\p{L}/u
const WORDS_IN =
  /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label)$/

const textOf = (node: Node): string | undefined => {
  if (node.type === 'TemplateElement') return String((node.value as { raw: string }).raw)
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return undefined
}

const isIn = (parents: readonly Node[], type: RegExp) => parents.some((parent) => type.test(parent.type))

const problemOf = (node: Node, parents: readonly Node[]): string | undefined => {
  const parent = parents.at(-1)
  const text = textOf(node)
  if (text !== undefined && isIn(parents, /^TaggedTemplateExpression$/)) {
    if (PHYSICAL.test(text)) return `a side has no left or right: use logical properties (start, end)`
    if (COLOUR.test(text)) return `a colour literal: use the theme's handle`
    if (FIXED_TEXT.test(text))
      return `a text of so many pixels: use the theme's sizes, which follow the browser's`
  } else if (text !== undefined && COLOUR.test(text) && isIn(parents, /^JSXAttribute$/)) {
    return `a colour literal: use the theme's handle`
  }
  if (
    node.type === 'Property' &&
    PHYSICAL_KEY.test(String((node.key as Node).name ?? '')) &&
    parents.some((p) => p.type === 'JSXAttribute' && (p.name as Node).name === 'style')
  )
    return `a side has no left or right: use logical properties (insetInlineStart, marginInlineEnd)`
  if (node.type === 'JSXText' && LETTER.test(String(node.value)))
    return `words in a component: put "${String(node.value).trim()}" into the message catalogues`
  if (
    node.type === 'Literal' &&
    typeof node.value === 'string' &&
    LETTER.test(node.value) &&
    parent?.type === 'JSXAttribute' &&
    WORDS_IN.test(String((parent.name as Node).name))
  )
    return `words in an attribute: put "${node.value}" into the message catalogues`
  return undefined
}

/** Sides, colour literals and words that a component of `ui` writes by itself. */
export const lookViolations = (source: Source): Violation[] => {
  if (!UI.test(source.path) || NOT_LOOKS.test(source.path)) return []
  const found: Violation[] = []
  walk(source.program, (node, parents) => {
    const message = problemOf(node, parents)
    if (message !== undefined) found.push({ path: source.path, line: lineOf(source, node), message })
  })
  return found
}
