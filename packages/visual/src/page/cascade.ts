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

/** When a selector cannot be read without its states, it counts as matching. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return true
  }
}

/**
 * The rules that touch an element, in the order in which they win: by layer, by weight, and only then by their place in
 * the page. The place alone says too much. styled-components gives a component's rules their place when its module is
 * loaded, and which story's modules came first is no part of a picture.
 */
export function inCascade<Rule extends CascadeRule>(element: Element, rules: readonly Rule[]): Rule[] {
  return rules
    .flatMap((rule) => {
      const weights = rule.selectors.flatMap(({ text, weight }) => (matches(element, text) ? [weight] : []))
      return weights.length === 0 ? [] : [{ rule, weight: Math.max(...weights) }]
    })
    .sort((a, b) => a.rule.layer - b.rule.layer || a.weight - b.weight)
    .map(({ rule }) => rule)
}
