import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildTenants } from './assets.ts'
import { requireLegalEntries } from './legal.ts'
import { loadTenant, TENANTS_FOLDER, tenantIds } from './load.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenants-'))
  cpSync(join(TENANTS_FOLDER, 'move'), join(folder, 'move'), { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const change = (id: string, file: string, edit: (text: string) => string): void => {
  const path = join(folder, id, file)
  writeFileSync(path, edit(readFileSync(path, 'utf8')))
}

describe('a new tenant', { timeout: 30_000 }, () => {
  test('THM-008 is four files in a folder and no line of code', () => {
    cpSync(join(folder, 'move'), join(folder, 'invented'), { recursive: true })
    change('invented', 'tenant.json', (text) => text.replace('"id": "move"', '"id": "invented"'))
    change('invented', 'skin.json', (text) => text.replace('#0b6e6e', '#8a2be2'))
    const { ids, files } = buildTenants(folder)
    expect(ids).toEqual(['move', 'invented'])
    expect(files.get('invented/skin.css')).toContain('--brand-bg:#8a2be2')
    expect(files.get('invented/favicon.svg')).toContain('#8a2be2')
  })

  test('changes the version that addresses carry', () => {
    const before = buildTenants(folder).version
    change('move', 'tenant.json', (text) => text.replace('"name": "Move"', '"name": "Moved"'))
    expect(buildTenants(folder).version).not.toBe(before)
  })
})

describe('a fault is named with its file', { timeout: 30_000 }, () => {
  test.each([
    ['skin.json', () => '{', /skin\.json is no JSON/],
    ['skin.json', (text: string) => text.replace('"chrome"', '"chrom"'), /skin\.json[\s\S]*chrom/],
    ['tenant.json', (text: string) => text.replace('"BR"', '"XX"'), /tenant\.json[\s\S]*country/],
    ['tenant.json', (text: string) => text.replace('"id": "move"', '"id": "other"'), /calls itself other/],
    ['logo.svg', (text: string) => text.replace('<title>', '<script/><title>'), /Tenant move.*<script/],
  ])('%s', (file, edit, message) => {
    change('move', file, edit)
    expect(() => buildTenants(folder)).toThrow(message)
  })

  test('LEG-005 a tenant without a legal entry stops every build', () => {
    change('move', 'tenant.json', (text) => text.replace(/,\s*"legal": \{[^}]*\}/, ''))
    expect(() => buildTenants(folder)).toThrow(/tenant\.json[\s\S]*legal/)
  })

  test.each([
    ['a tax number that nobody has', '11.222.333/0001-81', '00.000.000/0000-00', /move: legal\.taxId/],
    ['no company', 'Move Mobilidade Demonstração Ltda.', '-', /move: legal\.company is missing/],
  ])('LEG-005 a legal entry with %s stops a production build', (_name, from, to, message) => {
    expect(() => requireLegalEntries(folder)).not.toThrow()
    change('move', 'tenant.json', (text) => text.replace(from, to))
    expect(() => buildTenants(folder)).not.toThrow()
    expect(() => requireLegalEntries(folder)).toThrow(message)
  })

  test('a missing file', () => {
    rmSync(join(folder, 'move', 'favicon.svg'))
    expect(() => buildTenants(folder)).toThrow('favicon.svg')
  })

  test('an id that is no folder name of ours', () => {
    expect(() => loadTenant('../move', folder)).toThrow('no tenant id')
  })

  test('THM-009 a registry without `move`', () => {
    rmSync(join(folder, 'move'), { recursive: true })
    expect(() => tenantIds(folder)).toThrow('has no move')
  })
})
