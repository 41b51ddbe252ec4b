import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TENANTS_FOLDER, tenantIds } from '@corrente/themes/build'
import { SCHEMES } from '@corrente/themes/contract'
import { planTenant, skinOf } from '@corrente/themes/folder'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '../../tools/tenant/cli.ts'
import { othersIn, readTexts } from '../../tools/tenant/create.ts'
import {
  archiveOf,
  checkDraft,
  type Draft,
  derive,
  draftOf,
  FIRST,
  idOf,
  shown,
  wishFrom,
} from './draftTenant.ts'

const draft: Draft = {
  ...FIRST,
  name: 'Ipê Claro',
  about: 'Pale lilac, friendly and round.',
  country: 'CO',
  brand: '#C9A7F5',
  chrome: 'brand',
  density: 'roomy',
}
/** No image is given here: none is looked at. */
const draw = () => Promise.reject(new Error('Nothing is to be drawn.'))

test.each([
  ['Ipê Roxo', 'ipe-roxo'],
  ['  São  João & Filhos ', 'sao-joao-filhos'],
  ['99 Volts', 'volts'],
  ['☂', ''],
])('the folder of "%s" is %s', (name, id) => {
  expect(idOf(name)).toBe(id)
})

describe('what is wrong is told in the words of the form', () => {
  const faultsOf = (given: Partial<Draft>) => checkDraft({ ...draft, ...given }, ['move'], undefined).faults
  test('nothing is wrong with a whole draft, nor with one that says nothing of its character', () => {
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ about: '' })).toEqual([])
  })
  test.each<[Partial<Draft>, RegExp]>([
    [{ name: '' }, /^The name is what people read/],
    [{ name: '☂' }, /3 to 40 long/],
    [{ name: 'Move' }, /already/],
    [{ about: 'short' }, /ten letters/],
    [{ brand: 'rebeccapurple' }, /^The brand colour is a colour written #rrggbb/],
    [{ accent: '#fff' }, /^The accent .*#rrggbb/],
    [{ taxId: '1' }, /^The tax number is no valid NIT/],
    [{ email: 'luz' }, /legal\.email/],
  ])('%o', (given, message) => {
    expect(faultsOf(given)).toEqual([expect.stringMatching(message)])
  })
})

test('a brand without a name can be looked at', () => {
  expect(wishFrom(shown({ ...draft, name: '', about: 'x' }))).toMatchObject({ name: 'Your brand' })
})

test('a part of a logo that a ground does not show is told, in both schemes', () => {
  const wish = wishFrom(draft)
  const skin = skinOf(wish, [])
  if (!skin) throw new Error('The draft has a skin.')
  const logo = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="var(--ground)"/></svg>'
  const derived = derive(skin, wish, { logo, favicon: logo, notes: [] })
  for (const scheme of SCHEMES)
    expect(derived.logoMisses[scheme]).toEqual([
      { what: "the logo's var(--ground) on chrome-bg", found: 1, wanted: 3 },
      { what: "the logo's var(--ground) on bg-surface", found: 1, wanted: 3 },
    ])
})

describe('what is taken home', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-'))
    cpSync(join(TENANTS_FOLDER, 'move'), join(folder, 'move'), { recursive: true })
    vi.spyOn(console, 'log').mockReturnValue()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const files = async (from: Draft, isOpen = false) => {
    const wish = wishFrom(from)
    const was = isOpen ? readTexts(wish.id, folder) : undefined
    return (await planTenant(wish, draw, othersIn(folder), was)).files
  }
  const OPTIONS = ['--brand', '#C9A7F5', '--chrome', 'brand', '--country', 'CO', '--density', 'roomy']

  test('is to the byte what pnpm tenant makes of the same words, for a new brand and for one that is there', async () => {
    const said = [...OPTIONS, '--corners', 'round', '--about', draft.about]
    const taken = await files(draft)
    expect(await run(['new', 'ipe-claro', '--name', 'Ipê Claro', ...said], folder)).toBe(0)
    expect(taken).toEqual(readTexts('ipe-claro', folder))
    const opened: Draft = {
      ...draftOf(taken),
      accent: '#1133AA',
      mark: 'sun',
      language: 'en',
      company: 'Ipê S.A.S.',
    }
    const changed = await files(opened, true)
    const change = ['--accent', '#1133AA', '--mark', 'sun', '--language', 'en', '--company', 'Ipê S.A.S.']
    expect(await run(['change', 'ipe-claro', ...change], folder)).toBe(0)
    expect(changed).not.toEqual(taken)
    expect(changed).toEqual(readTexts('ipe-claro', folder))
  })

  test('is the very files of a tenant that was only opened, for each of them', async () => {
    const others = othersIn(TENANTS_FOLDER)
    for (const id of tenantIds()) {
      const was = readTexts(id, TENANTS_FOLDER)
      const wish = wishFrom(draftOf(was))
      expect((await planTenant(wish, draw, others, was)).files, id).toEqual(was)
    }
  })

  test('is an archive of that folder, to the byte the same each time', async () => {
    const texts = await files(draft)
    const archive = archiveOf('ipe-claro', texts)
    const unzipped = Object.entries(unzipSync(archive)).map(([path, data]) => [path, strFromU8(data)])
    const paths = Object.entries(texts).map(([name, text]) => [`ipe-claro/${name}`, text])
    expect(Object.fromEntries(unzipped)).toEqual(Object.fromEntries(paths))
    expect(archiveOf('ipe-claro', texts)).toEqual(archive)
  })
})
