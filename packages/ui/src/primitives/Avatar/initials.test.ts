import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ana Maria de Souza', 'AS'],
  ['  ana ', 'A'],
  ['élida ñandú', 'ÉÑ'],
  ['👩🏽‍🔧 Bia', '👩🏽‍🔧B'],
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
])('%s gives %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
