import { tokenSetOf } from '@corrente/themes/build'
import { SCHEMES, type Skin, skinSchema } from '@corrente/themes/contract'
import { type Exported, tokenFiles } from '@corrente/themes/exchange'
import { defineConfig, parse } from '@terrazzo/parser'
import { describe, expect, test } from 'vitest'

const tenantOf = (id: string, color: object, more: object = {}): Exported => {
  const skin: Skin = skinSchema.parse({ about: 'A brand for a test of tokens.', color, ...more })
  return { id, skin, tokens: tokenSetOf(skin) }
}
const one = tenantOf('mar', { brand: '#0B6E6E', accent: '#2f6fde' }, { typeface: 'figtree' })
const other = tenantOf('brasa', { brand: '#e30613' }, { chrome: 'brand', shape: { corners: 'round' } })
const files = tokenFiles([one, other])

/** Another tool reads a document, by its rules for Design Tokens 2025.10 (their default); it throws what breaks them. */
function read(src: string, name: string) {
  const cwd = new URL('file:///tokens/')
  return parse([{ src, filename: new URL(name, cwd) }], { config: defineConfig({}, { cwd }) })
}

/** Resolver and files as one document: what the tool reads from disk is not what is tested. */
function whole(of: ReadonlyMap<string, string>, name: string): string {
  const document: unknown = JSON.parse(of.get(name) ?? '', (_, value: { $ref?: string } | null) =>
    value?.$ref?.endsWith('.json') ? JSON.parse(of.get(value.$ref) ?? '') : value,
  )
  return JSON.stringify(document)
}

describe('the rules of Design Tokens', () => {
  test.each(['mar.tokens.json', 'brasa.tokens.json', 'shared/foundation.tokens.json'])(
    'hold for %s',
    async (name) => {
      const text = files.get(name) ?? ''
      await read(text, 'brand.tokens.json')
      await expect(read(text.replace('"unit": "px"', '"unit": "cm"'), 'brand.tokens.json')).rejects.toThrow(
        'Unit cm',
      )
    },
  )

  test('hold for the resolver of one brand', async () => {
    await read(whole(tokenFiles([one]), 'mar.resolver.json'), 'mar.resolver.json')
  })
})

test('brand and scheme put together by the tool are the colours of the style sheet', async () => {
  const { resolver } = await read(whole(files, 'brands.resolver.json'), 'brands.resolver.json')
  for (const { id, tokens } of [one, other])
    for (const scheme of SCHEMES) {
      const found = resolver.apply({ brand: id, scheme })
      for (const name of ['bg-page', 'brand-bg', 'status-busy-fg', 'bg-overlay', 'map-land-focus'] as const)
        expect(found[name.replace('-', '.')]?.$value, `${id} ${scheme} ${name}`).toMatchObject({
          hex: tokens[scheme][name].slice(0, 7),
        })
      expect(found['radius.m']?.$value).toEqual({
        value: Number.parseFloat(tokens[scheme]['radius-m']),
        unit: 'px',
      })
    }
})
