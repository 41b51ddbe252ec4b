/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { afterEach, describe, expect, test } from 'vitest'
import brasaSkin from '../../tenants/brasa/skin.json'
import girassolSkin from '../../tenants/girassol/skin.json'
import moveSkin from '../../tenants/move/skin.json'
import { type Scheme, skinSchema } from '../contract/index.ts'
import { tokenSetOf } from '../derive/index.ts'
import { baseCss, tenantCss } from './css.ts'

const move = tokenSetOf(skinSchema.parse(moveSkin))
const brasa = tokenSetOf(skinSchema.parse(brasaSkin))
const girassol = tokenSetOf(skinSchema.parse(girassolSkin))
const BASE = baseCss(move)
const DELTA = tenantCss('brasa', brasa, move)

const added: Element[] = []
afterEach(() => {
  for (const element of added.splice(0)) element.remove()
})

function show(...sheets: string[]): void {
  for (const sheet of sheets) {
    const style = document.createElement('style')
    style.textContent = sheet
    document.head.append(style)
    added.push(style)
  }
}

function place(tenant: string, scheme: Scheme, parent: Element = document.body): HTMLElement {
  const element = document.createElement('div')
  element.dataset.tenant = tenant
  element.dataset.scheme = scheme
  parent.append(element)
  added.push(element)
  return element
}

const read = (element: Element, token: string): string =>
  getComputedStyle(element).getPropertyValue(`--${token}`)

describe.each([
  ['base first', [BASE, DELTA]],
  ['delta first', [DELTA, BASE]],
])('several tenants on one page, %s', (_, sheets) => {
  test('THM-005 each element has the colours of the tenant and scheme that it names', () => {
    show(...sheets)
    for (const scheme of ['light', 'dark'] as const) {
      expect(read(place('move', scheme), 'brand-bg')).toBe(move[scheme]['brand-bg'])
      expect(read(place('brasa', scheme), 'brand-bg')).toBe(brasa[scheme]['brand-bg'])
      expect(read(place('brasa', scheme), 'status-available')).toBe(move[scheme]['status-available'])
    }
  })

  test('a dark move inside a light other is move, whole and dark', () => {
    show(...sheets)
    const inner = place('move', 'dark', place('brasa', 'light'))
    for (const [token, value] of Object.entries(move.dark)) expect(read(inner, token), token).toBe(value)
    expect(getComputedStyle(inner).colorScheme).toBe('dark')
  })

  test('a light other inside a dark move is the other, whole and light', () => {
    show(...sheets)
    const inner = place('brasa', 'light', place('move', 'dark'))
    for (const [token, value] of Object.entries(brasa.light)) expect(read(inner, token), token).toBe(value)
    expect(getComputedStyle(inner).colorScheme).toBe('light')
  })
})

test('a pale fill has an edge, and whoever stands inside that tenant has none', () => {
  show(BASE, tenantCss('girassol', girassol, move))
  const pale = place('girassol', 'light')
  expect(read(pale, 'brand-edge')).toBe(girassol.light['brand-mark'])
  expect(read(place('move', 'light', pale), 'brand-edge')).toBe('transparent')
  expect(read(place('girassol', 'dark', pale), 'brand-edge')).toBe('transparent')
})

test('THM-009 a tenant that nobody knows looks like move', () => {
  show(BASE, DELTA)
  expect(read(place('nobody', 'light'), 'brand-bg')).toBe(move.light['brand-bg'])
})

test('before a tenant is known there is no colour of any', () => {
  // The page of the tests may know one.
  const frame = document.createElement('iframe')
  document.body.append(frame)
  added.push(frame)
  const page = frame.contentDocument ?? document
  for (const sheet of [BASE, DELTA])
    page.head.append(Object.assign(page.createElement('style'), { textContent: sheet }))
  expect(read(page.body, 'brand-bg')).toBe('')
  Object.assign(page.body.dataset, { tenant: 'move', scheme: 'light' })
  expect(read(page.body, 'brand-bg')).toBe(move.light['brand-bg'])
})
