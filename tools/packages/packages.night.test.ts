import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TENANTS_FOLDER } from '@corrente/themes/build'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packageFaults } from './faults.ts'
import { stagePackages } from './pack.ts'

const folder = mkdtempSync(join(tmpdir(), 'packages-'))
const at = (path: string) => join(folder, 'staged', path)
const read = (path: string) => readFileSync(at(path), 'utf8')

beforeAll(async () => {
  // All brands take half a minute, and two say the same.
  for (const id of ['move', 'brasa'])
    cpSync(join(TENANTS_FOLDER, id), join(folder, 'tenants', id), { recursive: true })
  await stagePackages(at(''), join(folder, 'tenants'))
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what others get is whole: each export and import is there, no story, test, fixture or way of our build', () => {
  expect(packageFaults(at(''))).toEqual([])
  // Code of others that is inside, in the workers, with what its licences ask for.
  expect(read('ui/dist/LICENSES.txt')).toMatch(
    /^kdbush\n[\s\S]+\nmaplibre-gl\n[\s\S]+Copyright[\s\S]+\nsupercluster\n/,
  )
  const modules = globSync('**/*.js', { cwd: at('ui') })
  expect(modules.length).toBeGreaterThan(900)
  expect(modules.filter((path) => !existsSync(at(`ui/${path.replace(/js$/, 'd.ts')}`)))).toEqual(
    expect.not.arrayContaining([expect.stringMatching(/widgets|primitives/)]),
  )
})

test('React, its styles and the sibling packages are the consumer’s; all else is one version', () => {
  const { peerDependencies, dependencies } = JSON.parse(read('ui/package.json')) as Record<
    'peerDependencies' | 'dependencies',
    Record<string, string>
  > // written by `stagePackages`
  expect(Object.keys(peerDependencies)).toEqual([
    '@corrente/domain',
    '@corrente/themes',
    'react',
    'react-dom',
    'styled-components',
  ])
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})

test('a brand is one style sheet of all tokens in both schemes', () => {
  const css = read('themes/tenants/brasa/theme.css')
  const base = read('themes/tenants/move/theme.css')
  expect(css.startsWith(base)).toBe(true)
  expect(css).toContain('[data-tenant="brasa"][data-scheme="light"]{')
  expect(css).toContain('[data-tenant="brasa"][data-scheme="dark"]{')
  expect(read('themes/tenants/brasa/logo-dark.svg')).toContain('<svg')
})

test('the check sees a lost file, a way of our build and what is not for others', () => {
  rmSync(at('domain/dist/money/index.d.ts'))
  rmSync(at('ui/dist/forms/Switch/Switch.js'))
  writeFileSync(at('themes/dist/index.js'), "import 'virtual:corrente/base.css'\nexport * from 'lodash'\n")
  writeFileSync(at('ui/dist/storyTenant.js'), '')
  const faults = packageFaults(at('')).join('\n')
  for (const fault of [
    'domain ./money: ./dist/money/index.d.ts is not there',
    'ui dist/forms/index.js: ./Switch/Switch.js is not there',
    'themes dist/index.js: virtual:corrente',
    'themes dist/index.js: lodash is not there',
    'ui dist/storyTenant.js: is not for others',
  ])
    expect(faults).toContain(fault)
})
