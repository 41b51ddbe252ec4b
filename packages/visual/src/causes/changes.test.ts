import { expect, test } from 'vitest'
import { changeInWords, changesBetween } from './changes.ts'

/** As the page writes it: markup, values, rules, their order per element, typefaces. */
const structure = (markup: string, ...rules: string[]): string =>
  [markup, 'hover ', ...[...rules].sort(), '0,1', '1', '@font-face { font-family: Inter; }'].join('\n')
const CHIP = '.c1 { display: flex; padding: 0px 6px; }'
const markup = '<body><div id="storybook-root"><span class="c1">Disponível</span></div></body>'
const before = structure(markup, CHIP, '.c2:is(:hover, [data-state-hover]) { color: var(--ink); }')

test('the same says nothing', () => expect(changesBetween(before, before)).toEqual([]))

test('one declaration, whatever number the class has', () => {
  const after = structure(
    markup.replace('c1', 'c7'),
    CHIP.replace('c1', 'c7').replace('6px', '7px'),
    '.c9:is(:hover, [data-state-hover]) { color: var(--ink); }',
  )
  expect(changesBetween(before, after)).toEqual([
    { what: 'padding', state: '', from: '0px 6px', to: '0px 7px' },
  ])
})

test('a declaration of a state is told from one at rest', () => {
  const [change] = changesBetween(before, before.replace('var(--ink)', 'var(--danger)'))
  expect(change && changeInWords(change)).toBe('color (hover)')
  const rule = (color: string) => `.c1:not([aria-disabled="true"]):active { color: ${color}; }`
  const [other] = changesBetween(rule('red'), rule('lime'))
  expect(other && changeInWords(other)).toBe('color (active)')
})

test('words of the markup, those alone that differ', () => {
  expect(changesBetween(before, before.replace('Disponível', 'Livre'))).toEqual([
    { what: 'markup', state: '', from: 'Disponível', to: 'Livre' },
  ])
})

test('a markup that is another altogether is not spelled out', () => {
  const words = Array.from({ length: 9 }, (_, i) => `<i>word ${i}</i>`).join('')
  expect(changesBetween(before, before.replace('Disponível', words))).toEqual([
    { what: 'markup', state: '', from: '', to: '' },
  ])
})

test('a rule that is gone says what it set', () => {
  expect(changesBetween(before, before.replace(`${CHIP}\n`, ''))).toEqual([
    { what: 'display', state: '', from: 'flex', to: '' },
    { what: 'padding', state: '', from: '0px 6px', to: '' },
  ])
})
