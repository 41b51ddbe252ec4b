import { afterEach, beforeAll, expect, test } from 'vitest'
import { cascadeRule, cascades, touchedBy } from './cascade.ts'
import { activeRules } from './cssRules.ts'
import { configure } from './pageSettings.ts'

const MARK = '--winner'
let styles: HTMLStyleElement | undefined

/** An element that all the selectors below touch, in a page whose style says one thing after the other. */
function pageWith(css: string): Element {
  styles = document.createElement('style')
  styles.textContent = css
  document.head.append(styles)
  document.body.innerHTML =
    '<main id="page" class="list"><i></i><b id="it" class="note wide" data-kind="a"></b></main>'
  const element = document.querySelector('#it')
  if (!element) throw new Error('It was just made.')
  return element
}

/** The values of the mark, the one that wins last, as the key has them. */
function valuesOf(element: Element): string[] {
  const layers: string[] = []
  const rules = [...activeRules()]
    .filter(({ rule }) => rule.parentStyleSheet?.ownerNode === styles)
    .map((active) => {
      const read = cascadeRule(active, layers)
      const touched = touchedBy(read, new Set([element]))
      return { ...read, touched, value: active.rule.style.getPropertyValue(MARK) }
    })
  return cascades([element], rules).flatMap((own) => own.map(({ value }) => value))
}

/** What the browser itself takes. */
const winnerOf = (element: Element): string => getComputedStyle(element).getPropertyValue(MARK)

beforeAll(() => configure({ attributes: { brand: 'data-brand', scheme: 'data-mode' } }))
afterEach(() => {
  styles?.remove()
  document.body.replaceChildren()
})

const SELECTORS = [
  '*',
  'b',
  '.note',
  'b.note',
  '.note.wide',
  '[data-kind="a"]',
  '[data-kind="a,b"], .list > b',
  '.list > *',
  '.list > .note:last-child',
  '.list :nth-child(1 of .note, b)',
  ':where(.list > .note)',
  ':is(#page, .list) > b',
  'main > :not(.other, i)',
  '#page:has(> .wide) b',
  '#it',
  '.none#none, b',
  'i + b:is(.note, [data-state-hover])',
]

test.each(SELECTORS)('the rule that wins comes last, as in the browser: %s', (selector) => {
  for (const other of SELECTORS.filter((each) => each !== selector)) {
    const element = pageWith(`${selector} { ${MARK}: first } ${other} { ${MARK}: second }`)
    const values = valuesOf(element)
    expect(values, other).toHaveLength(2)
    expect(values.at(-1), other).toBe(winnerOf(element))
    styles?.remove()
  }
})

test.each([
  ['a layer loses against what has none', `.note { ${MARK}: a } @layer x { #it { ${MARK}: b } }`],
  ['the later layer wins', `@layer x { #it { ${MARK}: a } } @layer y { .note { ${MARK}: b } }`],
  [
    'a layer has the place where it was first named',
    `@layer x { b { ${MARK}: a } } @layer y { b { ${MARK}: b } } @layer x { #it { ${MARK}: c } }`,
  ],
])('%s', (_name, css) => {
  const element = pageWith(css)
  expect(valuesOf(element).at(-1)).toBe(winnerOf(element))
})

test('where rules stand says nothing when one of them weighs more', () => {
  const [light, heavy] = [`.note { ${MARK}: light }`, `.list > .note { ${MARK}: heavy }`]
  expect(valuesOf(pageWith(light + heavy))).toEqual(['light', 'heavy'])
  styles?.remove()
  expect(valuesOf(pageWith(heavy + light))).toEqual(['light', 'heavy'])
})
