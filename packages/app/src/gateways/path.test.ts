import { expect, test } from 'vitest'
import { fillTemplate, spell } from './path.ts'

test.each([
  ['a/{id}/', { id: 7 }, 'a/7/'],
  ['a/{id}', { id: 'x y' }, 'a/x%20y'],
  ['a/{id}', { id: Number.NaN }, null],
  // A template is the code's own: what is no plain segment in it is a mistake, and goes nowhere.
  ['a/x{id}', { id: 7 }, null],
  ['a/{id}x', { id: 7 }, null],
  ['a/./b', {}, null],
  ['a/../b', {}, null],
  ['a/b c', {}, null],
] as const)('R20 the template %s with %j is the path %j', (template, params, path) =>
  expect(fillTemplate(template, params)).toBe(path),
)

test.each([
  ['GET', '//a/', false, 'a/'],
  ['POST', '/a/', false, 'a/'],
  ['PUT', 'a/', false, 'a'],
  ['PUT', 'a/7', true, 'a/7/'],
] as const)('API-009 API-010 %s %s (with an id: %j) is sent as %s', (method, path, hasId, spelt) =>
  expect(spell('cp', method, path, hasId)).toBe(spelt),
)
