import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokenSetOf } from '@corrente/themes/build'
import { SCHEMES, type Skin, skinSchema } from '@corrente/themes/contract'
import { type Exported, tokenFiles } from '@corrente/themes/exchange'
import { defineConfig, parse } from '@terrazzo/parser'
import Ajv, { type ValidateFunction } from 'ajv'
import { describe, expect, test } from 'vitest'

const published = JSON.parse(readFileSync(join(import.meta.dirname, 'dtcg-2025.10.json'), 'utf8')) as {
  schemas: object[]
}
// The schemas name formats of addresses, which need no test here.
const ajv = new Ajv({ schemas: published.schemas, strict: false, validateFormats: false })

/** The published schema that a document names. */
function schemaOf(document: { $schema: string }): ValidateFunction {
  const validate = ajv.getSchema(document.$schema)
  if (!validate) throw new Error(`No schema is published as ${document.$schema}.`)
  return validate
}

const tenantOf = (id: string, color: object, more: object = {}): Exported => {
  const skin: Skin = skinSchema.parse({ about: 'A brand for a test of tokens.', color, ...more })
  return { id, skin, tokens: tokenSetOf(skin) }
}
const one = tenantOf('mar', { brand: '#0B6E6E', accent: '#2f6fde' })
const other = tenantOf('brasa', { brand: '#e30613' }, { chrome: 'brand', shape: { corners: 'round' } })
const files = tokenFiles([one, other])
const documents = [...files, ...tokenFiles([one])]

describe('the published schema', () => {
  test.each(documents)('holds for %s', (_, text) => {
    const document = JSON.parse(text) as { $schema: string }
    const validate = schemaOf(document)
    expect(validate(document), ajv.errorsText(validate.errors)).toBe(true)
  })

  test('is one that refuses', () => {
    const text = files.get('mar.tokens.json') ?? ''
    const document = JSON.parse(text.replace('"unit": "px"', '"unit": "cm"')) as { $schema: string }
    expect(schemaOf(document)(document)).toBe(false)
  })
})

test('another tool puts brand and scheme together and finds the colours of the style sheet', async () => {
  // As in one file: what Terrazzo reads from disk is not what is tested.
  const whole = JSON.parse(files.get('brands.resolver.json') ?? '', (_, value: { $ref?: string } | null) =>
    value?.$ref?.endsWith('.json') ? JSON.parse(files.get(value.$ref) ?? '') : value,
  ) as object
  const cwd = new URL('file:///tokens/')
  const { resolver } = await parse(
    [{ src: JSON.stringify(whole), filename: new URL('brands.resolver.json', cwd) }],
    {
      config: defineConfig({}, { cwd }),
      skipLint: true,
    },
  )
  for (const { id, tokens } of [one, other])
    for (const scheme of SCHEMES) {
      const read = resolver.apply({ brand: id, scheme })
      for (const name of ['bg-page', 'brand-bg', 'status-busy-fg', 'bg-overlay', 'map-land-focus'] as const)
        expect(read[name.replace('-', '.')]?.$value, `${id} ${scheme} ${name}`).toMatchObject({
          hex: tokens[scheme][name].slice(0, 7),
        })
      expect(read['radius.m']?.$value).toEqual({
        value: Number.parseFloat(tokens[scheme]['radius-m']),
        unit: 'px',
      })
    }
})
