import { skinSchema, tenantSchema } from '@corrente/themes/contract'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import {
  archiveOf,
  colorFaultsOf,
  type Draft,
  deriveDraft,
  folderFaultsOf,
  folderOf,
  idOf,
} from './draftTenant.ts'

const draft: Draft = {
  name: 'Ipê Claro',
  about: 'Pale lilac, friendly and round.',
  country: 'CO',
  brand: '#C9A7F5',
  accent: '',
  neutral: 'brand',
  chrome: 'brand',
  corners: 'round',
  density: 'roomy',
  logo: undefined,
}

test.each([
  ['Ipê Roxo', 'ipe-roxo'],
  ['  São  João & Filhos ', 'sao-joao-filhos'],
  ['99 Volts', 'volts'],
  ['☂', ''],
])('the folder of "%s" is %s', (name, id) => {
  expect(idOf(name)).toBe(id)
})

describe('what is wrong is told before anything is derived', () => {
  const faultsOf = (given: Partial<Draft>) => {
    const whole = { ...draft, ...given }
    return [...colorFaultsOf(whole), ...folderFaultsOf(whole, ['move'])]
  }
  test('nothing is wrong with a whole draft, nor with one that says nothing of its character', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ about: '' })).toEqual([])
  })
  test.each([
    [{ name: '' }, /Name the brand/],
    [{ name: '☂' }, /three letters/],
    [{ name: 'Move' }, /already/],
    [{ about: 'short' }, /ten letters/],
    [{ brand: 'rebeccapurple' }, /#rrggbb/],
    [{ accent: '#fff' }, /#rrggbb/],
  ])('%o', (given, message) => {
    expect(faultsOf(given)).toEqual([expect.stringMatching(message)])
  })
})

test('a brand without a name can be looked at, and its folder holds no sentence of another one', () => {
  const { tenant, skin } = deriveDraft({ ...draft, name: '', about: '' })
  expect(tenant.name).toBe('Your brand')
  expect(skin).toMatchObject({ about: 'The colours of Your brand, as they were given.' })
  expect(skin.color.accent).toBeUndefined()
})

test('a logo that was given follows the tenant in both schemes', () => {
  const logo =
    '<svg viewBox="0 0 64 32"><path d="M0 0h32v32h-32z" fill="#C9A7F5"/><path d="M40 0h20v9z" fill="#222"/></svg>'
  const derived = deriveDraft({ ...draft, logo })
  expect(derived.logo).toContain('fill="currentColor"')
  expect(derived.logoMisses).toEqual({ light: [], dark: [] })
  expect(derived.notes).toContain('logo: #222 follows the tenant as currentColor')
})

test('a logo of which a part is seen nowhere is told, in both schemes', () => {
  const logo =
    '<svg viewBox="0 0 64 32"><path d="M0 0h32v32h-32z" fill="#C9A7F5"/><path d="M40 0h20v9z" fill="var(--ground)"/></svg>'
  const { logoMisses } = deriveDraft({ ...draft, logo })
  for (const scheme of ['light', 'dark'] as const)
    expect(logoMisses[scheme]).toEqual([
      { what: "the logo's var(--ground) on chrome-bg", found: 1, wanted: 3 },
      { what: "the logo's var(--ground) on bg-surface", found: 1, wanted: 3 },
    ])
})

test('a pale brand keeps every promise, and what was changed is told', () => {
  const { measures, explanation } = deriveDraft(draft)
  for (const { pairs } of Object.values(measures))
    expect(pairs.filter(({ found, min }) => found < min)).toEqual([])
  expect(explanation.light.find(({ token }) => token === 'brand-text')?.reason).toBe('faint')
})

test('the folder holds four files that the build reads', () => {
  const files = new Map(Object.entries(folderOf(deriveDraft(draft))))
  expect([...files.keys()]).toEqual([
    'ipe-claro/skin.json',
    'ipe-claro/tenant.json',
    'ipe-claro/logo.svg',
    'ipe-claro/favicon.svg',
  ])
  const read = (path: string): unknown => JSON.parse(files.get(path) ?? '')
  expect(skinSchema.parse(read('ipe-claro/skin.json')).color.brand).toBe('#c9a7f5')
  expect(tenantSchema.parse(read('ipe-claro/tenant.json')).language).toBe('es-CO')
  expect(files.get('ipe-claro/skin.json')).not.toContain('overrides')
})

test('what is downloaded is that folder, to the byte the same each time', () => {
  const derived = deriveDraft(draft)
  const archive = archiveOf(derived)
  const texts = Object.entries(unzipSync(archive)).map(([path, data]) => [path, strFromU8(data)])
  expect(Object.fromEntries(texts)).toEqual(folderOf(derived))
  expect(archiveOf(derived)).toEqual(archive)
})
