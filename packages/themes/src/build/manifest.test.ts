import { expect, test } from 'vitest'
import { tokenSetOf } from '../derive/index.ts'
import { buildTenants } from './assets.ts'
import { loadTenant, tenantIds } from './load.ts'

const { files } = buildTenants()
const HEX = /^#[\da-f]{6}$/

test.each(tenantIds())('%s can be installed under its own name, icon and colours', (id) => {
  const { tenant, skin } = loadTenant(id)
  const { light } = tokenSetOf(skin)
  const manifest = JSON.parse(files.get(`${id}/manifest.json`) ?? '{}')
  expect(manifest).toMatchObject({
    name: tenant.name,
    short_name: tenant.name,
    lang: tenant.language,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light['chrome-bg'],
    background_color: light['bg-page'],
  })
  expect([manifest.theme_color, manifest.background_color]).toEqual([
    expect.stringMatching(HEX),
    expect.stringMatching(HEX),
  ])
  expect(manifest.icons).not.toEqual([])
  for (const { src } of manifest.icons) expect(files.get(`${id}/${src}`)).toMatch(/^<svg/)
})

test('brands are told apart by what they would be installed as', () => {
  const manifests = tenantIds().map((id) => JSON.parse(files.get(`${id}/manifest.json`) ?? '{}'))
  expect(new Set(manifests.map(({ name }) => name)).size).toBe(manifests.length)
  expect(new Set(manifests.map(({ theme_color }) => theme_color)).size).toBeGreaterThan(20)
})
