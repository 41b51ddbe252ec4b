import { expect, test } from 'vitest'
import { layoutsOf } from './layouts.ts'

const theme = (tokens: Readonly<Record<string, string>>) => ({ tokens, logo: '', scheme: 'light' })
const themes = new Map([
  ['a', theme({ '--size': '40px', '--bg': '#fff', '--other': '1px' })],
  ['b', theme({ '--size': '40px', '--bg': '#000', '--other': '2px' })],
  ['c', theme({ '--size': '32px', '--bg': '#fff', '--other': '1px' })],
])

test('themes that differ in colours alone are laid out alike', () => {
  expect(layoutsOf(['a', 'b', 'c'], themes, ['--size', '--bg'])).toEqual([['a', 'b'], ['c']])
})

test('round corners move nothing', () => {
  const round = new Map([
    ['a', theme({ '--size': '40px', '--radius-m': '0px' })],
    ['b', theme({ '--size': '40px', '--radius-m': '14px' })],
  ])
  expect(layoutsOf(['a', 'b'], round, ['--size', '--radius-m'])).toEqual([['a', 'b']])
})

test('a token that the story does not read moves nothing; when nobody can say, each may', () => {
  expect(layoutsOf(['a', 'b'], themes, ['--size'])).toEqual([['a', 'b']])
  expect(layoutsOf(['a', 'b'], themes, 'all')).toEqual([['a'], ['b']])
})

test('only the themes that are wanted, each in one place', () => {
  expect(layoutsOf(['c', 'a'], themes, ['--bg'])).toEqual([['c', 'a']])
})
