import { cascadeRule, cascades, type TouchingRule, touchedBy } from './cascade.ts'
import { activeRules, fontFaces } from './cssRules.ts'
import { mirrorStates } from './mirrorStates.ts'
import { evenAddresses, evenClasses, evenIds } from './names.ts'
import { storyElements, storyRoots } from './storyRoots.ts'
import { brandFamilies, isThemeScope, themeImages } from './themes.ts'

const REM = /(?<![\w.-])(\d*\.?\d+)rem\b/g
const SUM = /\bcalc\([^;]*\drem/
/** A size that stops to grow somewhere. */
const LEAST = /\bmin\(([\d.]+)px, ([\d.]+)px\)/g
/** A whole attribute of a drawing: what has no unit there is in pixels. */
const ATTRIBUTE = /="(\d*\.?\d+)rem"/g

/** Storybook's own room around a story: in rem since ever, and no word of the product's. */
const STORYBOOK = /\.sb-/

const rewritten = new Map<string, string>()
let sheet: CSSStyleSheet | undefined

/** CSS pixels of `size` rem, while a picture is taken. */
const pixels = (size: string): number =>
  Number(size) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/**
 * A rule as it reads with its sizes in pixels: a picture is taken at one size of text, so how a size is written changes
 * none.
 * @param rule - as the browser writes it, its condition not included
 */
function rulePixels(rule: string): string {
  const known = rewritten.get(rule)
  if (known !== undefined) return known
  const replaced = STORYBOOK.test(rule)
    ? rule
    : rule
        .replace(REM, (_, size: string) => `${pixels(size)}px`)
        .replace(LEAST, (_, a: string, b: string) => `${Math.min(Number(a), Number(b))}px`)
  let text = replaced
  if (replaced !== rule && SUM.test(rule)) {
    // The browser writes it again: it adds up pixels, and leaves a sum of two units as it is.
    sheet ??= new CSSStyleSheet()
    sheet.replaceSync(replaced)
    text = sheet.cssRules[0]?.cssText ?? replaced
  }
  rewritten.set(rule, text)
  return text
}

/** The same for the attributes of drawings. */
const markupPixels = (markup: string): string =>
  markup.replace(ATTRIBUTE, (_, size: string) => `="${pixels(size)}"`)

/** What a story's picture depends on, apart from the values of its tokens. */
export interface Fingerprint {
  structure: string
  /** Names of the custom properties that it reads. */
  tokens: string[]
  /** A script drew a part of it: nobody can say which tokens it reads, nor what it drew. */
  isDrawn: boolean
  /** It shows an image that is another file under each theme. */
  hasImages: boolean
}

interface ReadRule extends TouchingRule {
  text: string
}

/**
 * The story's markup, its live values, the rules that touch it, and the custom properties those name. Generated names
 * are evened out: a new component elsewhere, or the order of visits, changes nothing here.
 */
export function fingerprint(): Fingerprint {
  mirrorStates() // so that selectors read the same on every visit
  const elements = storyElements(document)
  const own = new Set(elements)
  const names = classNames(elements)
  const rules: ReadRule[] = []
  const layers: string[] = []
  for (const active of activeRules()) {
    const { rule, condition } = active
    if (isThemeScope(rule.selectorText) || brandFamilies(rule.style).length > 0) continue
    const read = cascadeRule(active, layers)
    const touched = touchedBy(read, own)
    if (touched.size > 0)
      rules.push({ ...read, touched, text: evenClasses(condition + rulePixels(rule.cssText), names) })
  }
  const texts = [...new Set(rules.map(({ text }) => text))].sort()
  const text = [
    markupPixels(markup(names)),
    ...liveValues(elements),
    ...texts,
    ...numbered(cascades(elements, rules), texts),
    ...fontFaces()
      .filter(({ style }) => brandFamilies(style).length === 0)
      .map(({ cssText }) => cssText),
  ]
  const structure = evenAddresses(evenIds(text.join('\n')), location.origin)
  const tokens = new Set([...structure.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))
  return {
    structure,
    tokens: [...tokens].sort(),
    isDrawn: document.querySelector('canvas') !== null,
    hasImages: themeImages(document).length > 0,
  }
}

/**
 * Per element, the numbers of its rules. Not one list for the page: styled-components inserts the variants of a component
 * in the order of their first use, so a page's list depends on the stories visited before.
 */
function numbered(perElement: readonly (readonly ReadRule[])[], texts: readonly string[]): string[] {
  const numbers = new Map(texts.map((text, i) => [text, i]))
  return perElement.map((rules) => rules.map(({ text }) => numbers.get(text)).join())
}

/** Class names in order of appearance, each with its even name. */
function classNames(elements: readonly Element[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const element of elements) {
    if (element === document.documentElement) continue
    const inOrder = element === document.body ? [...element.classList].sort() : [...element.classList]
    for (const name of inOrder) if (!names.has(name)) names.set(name, `c${names.size}`)
  }
  return names
}

/** Declarations sorted. The body outlives the stories, so its style is in the order in which they and Storybook set it. */
const evenStyle = (style: CSSStyleDeclaration): string =>
  [...style]
    .sort()
    .map((name) => `${name}: ${style.getPropertyValue(name)} ${style.getPropertyPriority(name)};`)
    .join(' ')

/** The story's elements as text, attributes sorted: libraries set them in varying order. */
function markup(names: ReadonlyMap<string, string>): string {
  const copies = [document.body, ...storyRoots(document.body)].map((element) => {
    // The body's own tag only: what else stands in it is not the story.
    const copy = element.cloneNode(element !== document.body)
    if (!(copy instanceof Element)) throw new Error('A copy of an element is an element.')
    if (element === document.body) copy.setAttribute('style', evenStyle(document.body.style))
    return copy
  })
  for (const element of copies.flatMap((copy) => [copy, ...copy.querySelectorAll('*')])) {
    // What the browser's translator is told draws nothing.
    const attributes = [...element.attributes]
      .filter(({ value, name }) => name !== 'translate' && (value || name !== 'style'))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
    for (const attribute of attributes) element.setAttributeNode(attribute)
    if (element.classList.length > 0) {
      const even = [...element.classList].map((name) => names.get(name) ?? name).sort()
      element.setAttribute('class', even.join(' '))
    }
  }
  return copies.map((copy) => copy.outerHTML).join('\n')
}

/** What markup does not show: typed values, drawn canvases, and which elements are hovered, focused or in front. */
function liveValues(elements: readonly Element[]): string[] {
  const inState = (state: string) =>
    elements.flatMap((element, i) => (element.matches(`:${state}`) ? [i] : [])).join()
  const fields = elements.filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
      element.matches('input, textarea, select'),
  )
  return [
    ...fields.map((field) => `${field.value} ${'checked' in field ? field.checked : ''}`),
    ...['hover', 'active', 'focus', 'focus-visible', 'popover-open', 'modal'].map(
      (state) => `${state} ${inState(state)}`,
    ),
  ]
}
