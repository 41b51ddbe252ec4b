import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { configure } from './pageSettings.ts'

/** Puts markup beside the story, as Storybook does with its own. */
const beside = (html: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  document.body.append(...holder.children)
}

beforeAll(() => configure({ attributes: { brand: 'data-brand', scheme: 'data-mode' }, families: ['Slab'] }))
beforeEach(() => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<style data-test>.note { color: var(--ink) } .sb-errordisplay, .menu { color: red }</style>',
  )
  beside('<div id="storybook-root"><p class="note">Story</p><input value="1"></div>')
})
afterEach(() => {
  document.body.replaceChildren()
  for (const style of document.querySelectorAll('style[data-test]')) style.remove()
})

test.each([
  ['an error’s wrapper', '<div class="sb-errordisplay sb-wrapper"><input value="x" checked></div>'],
  ['the marks of a check', '<div id="storybook-highlights-root"><b class="menu">1</b></div>'],
  ['a page of documents', '<div id="storybook-docs"><i class="note menu">Docs</i></div>'],
])('what Storybook itself puts on the page is no part of a picture: %s', (_name, html) => {
  const before = fingerprint()
  beside(html)
  expect(fingerprint()).toEqual(before)
})

/** A component's rules, and those that another one gives to the first's element. */
const LIGHT = '.note { margin: 0 }'
const HEAVY = '#storybook-root > .note { margin: 1px }'
const put = (...rules: string[]) =>
  document.head.insertAdjacentHTML('beforeend', `<style data-test>${rules.join(' ')}</style>`)

test('which of two modules was loaded first is no part of it: the heavier rule wins in any case', () => {
  put(LIGHT, HEAVY)
  const before = fingerprint()
  document.querySelector('style[data-test]:last-of-type')?.remove()
  put(HEAVY, LIGHT)
  expect(fingerprint()).toEqual(before)
})

test('of two rules of one weight the later one wins, so their order is a part of it', () => {
  put(LIGHT, '.note { margin: 1px }')
  const before = fingerprint()
  document.querySelector('style[data-test]:last-of-type')?.remove()
  put('.note { margin: 1px }', LIGHT)
  expect(fingerprint()).not.toEqual(before)
})

const DRAWING = (size: string) => `<svg id="drawn"><text font-size="${size}">1</text></svg>`
test.each([
  ['a rule', '0.8125rem', '13px'],
  ['a sum', 'calc(0.8125rem * 2 + 4px)', 'calc(13px * 2 + 4px)'],
  ['a size with an end', 'min(0.625rem, 12px)', '10px'],
  ['a range', 'clamp(1rem, 10vw, 1.5rem)', 'clamp(16px, 10vw, 24px)'],
])('how a size of text is written is no part of it, another size is: %s', (_name, rem, px) => {
  const at = (size: string) => {
    document.querySelector('style[data-test]:last-of-type')?.remove()
    put(`.note { font-size: ${size} }`)
    return fingerprint()
  }
  put('')
  expect(at(rem)).toEqual(at(px))
  expect(at('0.75rem')).not.toEqual(at(px))
})

test('nor is it in a drawing’s attribute', () => {
  const root = document.querySelector('#storybook-root')
  const at = (size: string) => {
    root?.querySelector('svg')?.remove()
    root?.insertAdjacentHTML('beforeend', DRAWING(size))
    return fingerprint()
  }
  expect(at('0.6875rem')).toEqual(at('11'))
  expect(at('0.75rem')).not.toEqual(at('11'))
})

test('colours that the system forces are no part of it: no picture is taken with them', () => {
  const before = fingerprint()
  put('@media (forced-colors: active) { .note { color: CanvasText } }')
  expect(fingerprint()).toEqual(before)
})

test('the order in which the page was styled is no part of it: Storybook and dialogs both do', () => {
  const { style } = document.body
  style.cssText = 'filter: none; pointer-events: none'
  const before = fingerprint()
  style.cssText = 'pointer-events: none; filter: none'
  expect(fingerprint()).toEqual(before)
  style.cssText = 'filter: none'
  expect(fingerprint()).not.toEqual(before)
  style.cssText = ''
})

test('where the focus lies within Storybook’s own is no part of it either', () => {
  beside('<div class="sb-preparing-story"><button>Retry</button></div>')
  const before = fingerprint()
  document.querySelector<HTMLElement>('.sb-preparing-story button')?.focus()
  expect(fingerprint()).toEqual(before)
})

test.each([
  ['a layer beside its root', () => beside('<div class="menu">Open</div>')],
  ['a value', () => document.querySelector('input')?.setAttribute('value', '2')],
  ['the focus', () => document.querySelector('input')?.focus()],
  ['a class', () => document.querySelector('p')?.classList.add('menu')],
])('what the story is made of is a part of it: %s', (_name, change) => {
  const before = fingerprint()
  change()
  expect(fingerprint()).not.toEqual(before)
})

test('a brand’s typeface is a part of that brand’s pictures alone', () => {
  const before = fingerprint()
  put('@font-face { font-family: "Slab"; src: url("slab.woff2") }')
  put('[data-brand="quay"], [data-brand="quay"] body { font-family: "Slab", serif }')
  expect(fingerprint()).toEqual(before)
  put('@font-face { font-family: "Page"; src: url("page.woff2") }')
  expect(fingerprint()).not.toEqual(before)
})
