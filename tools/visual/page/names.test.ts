import { describe, expect, test } from 'vitest'
import { evenClasses, evenIds, stateless } from './names.ts'
import { isThemeScope } from './themes.ts'

describe('what a selector may apply to', () => {
  test.each([
    ['.a::before', '.a'],
    ['.a:disabled .b', '.a .b'],
    ['.a:is(:hover,[data-state-hover])', '.a[data-state-hover]'],
    ['.a:is(:focus-visible, [data-state-focus-visible])::after', '.a[data-state-focus-visible]'],
    ['[data-scheme="dark"] .a', ' .a'],
    [':where([data-tenant]) .a', ' .a'],
    ['::selection', '*'],
    ['.a ::placeholder', '.a *'],
    ['*, ::before', '*, *'],
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

describe('the tenants’ own rules', () => {
  test.each([
    '[data-tenant="brasa"]',
    '[data-tenant="brasa"][data-scheme="dark"]',
    ':where([data-tenant])[data-scheme="light"]',
    '[data-scheme="dark"]',
  ])('%s is one', (selector) => {
    expect(isThemeScope(selector)).toBe(true)
  })
  test.each([':root', '[data-scheme="dark"] .a', '.a', 'html:has([data-tenant])'])(
    '%s is none',
    (selector) => {
      expect(isThemeScope(selector)).toBe(false)
    },
  )
})
