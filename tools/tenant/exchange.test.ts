import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTenants, loadTenant, TENANTS_FOLDER } from '@corrente/themes/build'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from './cli.ts'

let folder = ''
let out = ''
let told: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  out = mkdtempSync(join(tmpdir(), 'tokens-'))
  for (const id of ['move', 'brasa']) cpSync(join(TENANTS_FOLDER, id), join(folder, id), { recursive: true })
  told = []
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((...parts: unknown[]) => {
      told.push(parts.join(' '))
    })
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const one of [folder, out]) rmSync(one, { recursive: true })
})

const tenant = async (...args: string[]): Promise<{ code: number; said: string }> => {
  told = []
  const code = await run(args, folder)
  return { code, said: told.join('\n') }
}
/** A token file beside the tenants; its path. */
const given = (value: unknown, name = 'brand.json'): string => {
  const path = join(out, name)
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value))
  return path
}
const color = ($value: string) => ({ $type: 'color', $value })
const textOf = (id: string, name: string): string => readFileSync(join(folder, id, name), 'utf8')
/** All that the folder of tenants holds. */
const state = (): unknown =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((name) => (name.includes('.') ? [name, readFileSync(join(folder, name), 'utf8')] : name))

describe('pnpm tenant export', () => {
  test('writes tokens, a resolver and a whole style sheet, and the file is the tenant again', async () => {
    const before = state()
    expect(await tenant('export', 'brasa', '--out', out)).toMatchObject({ code: 0 })
    expect(readdirSync(out, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
      'brasa.css',
      'brasa.resolver.json',
      'brasa.tokens.json',
      'shared',
      'shared/dark.tokens.json',
      'shared/foundation.tokens.json',
      'shared/light.tokens.json',
    ])
    const { baseCss, files } = buildTenants(folder)
    expect(readFileSync(join(out, 'brasa.css'), 'utf8')).toBe(baseCss + files.get('brasa/skin.css'))
    for (const file of ['brasa.tokens.json', 'brasa.resolver.json']) {
      const { code, said } = await tenant('import', join(out, file))
      expect(said).toContain('brasa is as it was: nothing changes')
      expect(code).toBe(0)
    }
    expect(state()).toEqual(before)
  })

  test('has the typeface of a tenant beside its sheet, which names it', async () => {
    expect(await tenant('change', 'brasa', '--typeface', 'figtree')).toMatchObject({ code: 0 })
    await tenant('export', 'brasa', '--out', out)
    expect(readFileSync(join(out, 'figtree.woff2'))).toEqual(
      buildTenants(folder).fonts.get('brasa/figtree.woff2'),
    )
    expect(readFileSync(join(out, 'brasa.css'), 'utf8')).toContain('url("figtree.woff2?v=')
    const { said } = await tenant('import', join(out, 'brasa.resolver.json'))
    expect(said).toContain('brasa is as it was: nothing changes')
    await tenant('import', join(out, 'brasa.resolver.json'), '--typeface', 'inter')
    expect(loadTenant('brasa', folder).skin).not.toHaveProperty('typeface')
  })

  test('of several is one resolver, from which an import takes the brand that is named', async () => {
    await tenant('export', '--all', '--out', out)
    const { said } = await tenant('import', join(out, 'brands.resolver.json'), 'brasa')
    expect(said).toContain('brasa is as it was')
  })

  test('knows who is there', async () => {
    expect(await tenant('export', 'nobody')).toEqual({ code: 1, said: 'There is no tenant nobody.' })
    expect((await tenant('export')).said).toContain('Which tenants?')
  })
})

describe('pnpm tenant import', { timeout: 60_000 }, () => {
  const seed = {
    primary: color('#7a2ff2'),
    radius: { $type: 'dimension', $value: { value: 20, unit: 'px' } },
  }

  test('changes the skin of a tenant, and draws its marks for it', async () => {
    const before = loadTenant('brasa', folder)
    const dry = state()
    expect((await tenant('import', given(seed), 'brasa', '--dry-run')).said).toContain('would change')
    expect(state()).toEqual(dry)
    const { code, said } = await tenant('import', given(seed), 'brasa')
    expect(code, said).toBe(0)
    expect(said).toContain('brand: #7a2ff2, from primary')
    const after = loadTenant('brasa', folder)
    expect(after.skin).toMatchObject({ color: { brand: '#7a2ff2' }, shape: { corners: 'round' } })
    expect(after.tenant).toEqual(before.tenant)
    expect((await tenant('marks')).said).toContain('as its seed draws it')
  })

  test('makes a new tenant, with the options of new', async () => {
    const file = given({
      ...seed,
      light: { bg: { page: color('#fbf7ff') } },
      gap: { $type: 'number', $value: 2 },
    })
    const nameless = await tenant('import', file, 'lilas')
    expect(nameless).toMatchObject({ code: 1 })
    expect(nameless.said).toMatch(/needs --name\.\nTaken\n/)
    const { code, said } = await tenant('import', file, 'lilas', '--name', 'Lilás', '--country', 'UY')
    expect(code, said).toBe(0)
    expect(said).toMatch(/Taken\n {2}.*Not taken\n {2}.*gap: a length/s)
    const { skin, tenant: own } = loadTenant('lilas', folder)
    expect(own).toMatchObject({ name: 'Lilás', country: 'UY' })
    expect(skin.overrides).toEqual({
      light: { 'bg-page': { value: '#fbf7ff', reason: 'Imported from brand.json.' } },
    })
    expect(textOf('lilas', 'skin.json')).toContain('"$schema": "../../skin.schema.json"')
  })

  describe('writes nothing, and says why, for', () => {
    const refers = ($ref: string) => ({
      version: '2025.10',
      sets: { a: { sources: [{ $ref }] } },
      resolutionOrder: [{ $ref: '#/sets/a' }],
    })
    test.each<[string, () => string[], RegExp]>([
      ['no file', () => [], /needs the token file/],
      ['a file that is not there', () => ['no.json', 'brasa'], /no\.json cannot be read/],
      ['no JSON', () => [given('{'), 'brasa'], /is no JSON/],
      ['a huge file', () => [given(' '.repeat(5_000_001)), 'brasa'], /has 5\.0 MB; 5 MB is the most/],
      ['no id', () => [given(seed)], /Whose tokens are they/],
      ['an id that is none', () => [given(seed), '../x'], /a-z, 0-9 and hyphens/],
      ['no brand colour', () => [given({ a: color('#000000') }), 'lilas', '--name', 'L'], /No token says/],
      ['a name for one that is there', () => [given(seed), 'brasa', '--name', 'B'], /skin alone: no name/],
      ['a scheme that is none', () => [given(seed), 'brasa', '--scheme', 'dusk'], /light, dark, not dusk/],
      [
        'a file of the network',
        () => [given(refers('https://example.com/a.json')), 'brasa'],
        /only files beside/,
      ],
      ['a file of the machine', () => [given(refers('../../etc/passwd')), 'brasa'], /only files beside/],
      ['a file from elsewhere', () => [given(refers('/etc/hostname')), 'brasa'], /only files beside/],
      ['a missing part', () => [given(refers('part.json')), 'brasa'], /part\.json cannot be read/],
    ])('%s', async (_, args, message) => {
      const before = state()
      const { code, said } = await tenant('import', ...args())
      expect(said).toMatch(message)
      expect(code).toBe(1)
      expect(state()).toEqual(before)
    })
  })

  test('reads the parts of a resolver beside it', async () => {
    mkdirSync(join(out, 'parts'))
    given({ primary: color('#7a2ff2') }, 'parts/core.json')
    const file = given({
      version: '2025.10',
      modifiers: {
        mode: {
          contexts: {
            day: [{ $ref: 'parts/core.json' }, { bg: { page: color('#fbf7ff') } }],
            night: [{ $ref: 'parts/core.json' }, { bg: { page: color('#0d0914') } }],
          },
        },
      },
      resolutionOrder: [{ $ref: '#/modifiers/mode' }],
    })
    expect(await tenant('import', file, 'brasa')).toMatchObject({ code: 0 })
    expect(loadTenant('brasa', folder).skin.overrides).toMatchObject({
      light: { 'bg-page': { value: '#fbf7ff' } },
      dark: { 'bg-page': { value: '#0d0914' } },
    })
  })
})
