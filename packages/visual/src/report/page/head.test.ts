import { expect, test } from 'vitest'
import type { ReportData } from '../data.ts'
import { verdict } from './head.ts'

const THEMES = ['harbour.day', 'harbour.night', 'meadow.day', 'meadow.night']
const data = (themes: readonly string[] | undefined): ReportData => ({
  at: '2026-11-01T00:00:00.000Z',
  seconds: 1,
  asked: '',
  counts: { stories: 1, cells: 4, shot: 4, live: 0, sameUnderNewKey: 0 },
  themes: THEMES,
  schemes: ['day', 'night'],
  words: { brand: 'client', brands: 'clients', command: 'make pictures' },
  titles: {},
  causes: themes
    ? [{ id: 'c1', digest: 'd', kind: 'brand', name: 'client', files: [], stories: 1, cells: themes.length }]
    : [],
  decisions: [],
  groups: themes
    ? [
        {
          id: 'g1',
          cause: 'c1',
          story: 'sign--plain',
          kind: 'changed',
          themes: [...themes],
          size: [1, 1],
          isSmall: false,
          examples: [],
        },
      ]
    : [],
  errors: [],
  environment: [],
  notes: [],
})

test('nothing, one brand, all of them: in the repository’s words', () => {
  expect(verdict(data(undefined))).toBe('Nothing looks different.')
  expect(verdict(data(['meadow.day', 'meadow.night']))).toBe(
    '2 pictures differ in 1 story and 1 client, for 1 reason.',
  )
  expect(verdict(data(THEMES))).toBe('4 pictures differ in 1 story and all 2 clients, for 1 reason.')
})
