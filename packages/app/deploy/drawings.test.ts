import { expect, test } from 'vitest'
import { underOwnNames } from './drawings.ts'

test('what is drawn has names of its own, and no attribute that the policy refuses', () => {
  const { drawings, css } = underOwnNames({
    drawings: [{ languages: ['pt-BR'], html: '<p class="sc-a x" style="order:1">1.x</p>' }],
    css: '.x{margin:.5em}/*!sc*/\n.x:hover .sc-a,.other{color:red}/*!sc*/\ndata-styled.g1[id="sc-a"]{content:"x,"}/*!sc*/',
  })
  expect(drawings[0]?.html).toBe('<p class="b-sc-a b-x" data-style="order:1">1.x</p>')
  expect(css).toBe('.b-x{margin:.5em}\n.b-x:hover .b-sc-a,.other{color:red}\n')
})

test('a rule that several drawings wrote stands once, where it first did', () => {
  const css = '*{margin:0}/*!sc*/\np{margin:1em}/*!sc*/\n*{margin:0}/*!sc*/\np{margin:1em}/*!sc*/\n'
  expect(underOwnNames({ drawings: [], css }).css).toBe('*{margin:0}\np{margin:1em}\n')
})
