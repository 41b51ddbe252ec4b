import { beforeAll, describe, expect, test } from 'vitest'
import { evenAddresses, evenClasses, evenIds, stateless } from './names.ts'
import { configure } from './pageSettings.ts'
import { isThemeScope } from './themes.ts'

beforeAll(() => configure({ attributes: { brand: 'data-brand', scheme: 'data-mode' } }))

describe('what a selector may apply to', () => {
  test.each([
    ['.a::before', '.a'],
    ['.a:disabled .b', '.a .b'],
    ['.a:is(:hover,[data-state-hover])', '.a[data-state-hover]'],
    ['.a:is(:focus-visible, [data-state-focus-visible])::after', '.a[data-state-focus-visible]'],
    ['[data-mode="night"] .a', ' .a'],
    [':where([data-brand]) .a', ' .a'],
    ['::selection', '*'],
    ['[data-brand-mark] .a', '[data-brand-mark] .a'],
    ['[data-tone="dark"] .a', '[data-tone="dark"] .a'],
    ['.a ::placeholder', '.a *'],
    ['*, ::before', '*, *'],
    ['.a:has(:checked)', '.a'],
    ['.a:not(:disabled):hover', '.a:hover'],
    ['.a:not(:disabled, .b)', '.a'],
    ['.a:not(.b)', '.a:not(.b)'],
  ])('%s is %s', (selector, expected) => {
    expect(stateless(selector)).toBe(expected)
  })

  test('a hover rule counts only where something is hovered', () => {
    expect(stateless('.a:is(:hover,[data-state-hover])')).toContain('[data-state-hover]')
  })
})

describe('generated names', () => {
  test('of classes are evened out, others stay', () => {
    const names = new Map([['kXyZ', 'c0']])
    expect(evenClasses('.kXyZ:hover .other { margin: 0.5px }', names)).toBe(
      '.c0:hover .other { margin: 0.5px }',
    )
  })

  test('ids count from zero in each story, whatever React counted before', () => {
    expect(evenIds('id="_r_1_" for="_r_2_" id="_r_1_"')).toBe(evenIds('id="_r_a7_" for="_r_a8_" id="_r_a7_"'))
    expect(evenIds('id="_r_1_" for="_r_2_"')).not.toBe(evenIds('id="_r_1_" for="_r_1_"'))
  })
})

test('an address is the same on every run: neither the port counts, nor the name of a file’s content', () => {
  const origin = 'http://localhost:40123'
  const markup = (port: number, id: string) =>
    `<img src="http://localhost:${port}/brands/meadow/logo.svg"><img src="blob:http://localhost:${port}/${id}"><p>a</p>`
  const even = '<img src="/brands/meadow/logo.svg"><img src="blob:"><p>a</p>'
  expect(evenAddresses(markup(40123, '6f1c-4d'), origin)).toBe(even)
  expect(evenAddresses(markup(51000, '77aa-01'), 'http://localhost:51000')).toBe(even)
})

describe('the brands’ own rules', () => {
  test.each([
    '[data-brand="meadow"]',
    '[data-brand="meadow"][data-mode="night"]',
    ':where([data-brand])[data-mode="day"]',
    '[data-mode="night"]',
  ])('%s is one', (selector) => {
    expect(isThemeScope(selector)).toBe(true)
  })
  test.each([
    ':root',
    '[data-mode="night"] .a',
    '.a',
    'html:has([data-brand])',
    '[data-brand-mark]',
    '[data-tone="dark"]',
  ])('%s is none', (selector) => {
    expect(isThemeScope(selector)).toBe(false)
  })
})
