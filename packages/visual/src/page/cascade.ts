import { parse, specificity, specificityToNumber, stringify } from 'parsel-js'
import type { ActiveRule } from './cssRules.ts'
import { stateless } from './names.ts'

/** One selector of a rule's list. */
interface Selector {
  /** What it may apply to, without the states that come and go. */
  text: string
  /** Its specificity as one number, as it is written. */
  weight: number
}

/** A rule as far as the cascade looks at it. */
export interface CascadeRule {
  selectors: readonly Selector[]
  /** Place of its layer among the layers of the page; a rule without a layer comes after all of them. */
  layer: number
}

/** More than any selector has ids, classes or types. */
const BASE = 1000
/** After every layer. */
const UNLAYERED = Number.MAX_SAFE_INTEGER

const known = new Map<string, readonly Selector[]>()

function selectorsOf(list: string): readonly Selector[] {
  const before = known.get(list)
  if (before) return before
  const tree = parse(list)
  const single = tree?.type === 'list' ? tree.list : tree ? [tree] : []
  const selectors = single.map((each) => ({
    text: stateless(stringify(each)),
    weight: specificityToNumber(specificity(each), BASE),
  }))
  known.set(list, selectors)
  return selectors
}

/** What the cascade knows of a rule. `layers` collects the names of layers in their order, from rule to rule. */
export function cascadeRule({ rule, condition }: ActiveRule, layers: string[]): CascadeRule {
  const selectors = selectorsOf(rule.selectorText)
  const names = [...condition.matchAll(/CSSLayerBlockRule (\S*)/g)].map(([, name]) => name)
  if (names.length === 0) return { selectors, layer: UNLAYERED }
  const layer = names.join('.')
  if (!layers.includes(layer)) layers.push(layer)
  return { selectors, layer: layers.indexOf(layer) }
}

/**
 * The elements that a rule touches, each with the weight of the rule for it. A selector that cannot be read without its
 * states counts as touching all. The browser is asked once for a selector, not once for each element.
 */
export function touchedBy(rule: CascadeRule, elements: ReadonlySet<Element>): ReadonlyMap<Element, number> {
  const weights = new Map<Element, number>()
  for (const { text, weight } of rule.selectors)
    for (const element of matching(text, elements))
      if (elements.has(element)) weights.set(element, Math.max(weights.get(element) ?? 0, weight))
  return weights
}

function matching(selector: string, all: ReadonlySet<Element>): Iterable<Element> {
  try {
    return document.querySelectorAll(selector)
  } catch {
    return all
  }
}

/** A rule with what it touches. */
export interface TouchingRule extends CascadeRule {
  touched: ReadonlyMap<Element, number>
}

/**
 * For each element the rules that touch it, in the order in which they win: by layer, by weight, and only then by their
 * place in the page. The place alone says too much. styled-components gives a component's rules their place when its
 * module is loaded, and which story's modules came first is no part of a picture.
 */
export function cascades<Rule extends TouchingRule>(
  elements: readonly Element[],
  rules: readonly Rule[],
): Rule[][] {
  const own = new Map(elements.map((element): [Element, Rule[]] => [element, []]))
  for (const rule of rules) for (const element of rule.touched.keys()) own.get(element)?.push(rule)
  const weightOn = (element: Element, { touched }: Rule) => touched.get(element) ?? 0
  return [...own].map(([element, touching]) =>
    touching.sort((a, b) => a.layer - b.layer || weightOn(element, a) - weightOn(element, b)),
  )
}
