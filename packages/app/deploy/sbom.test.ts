import { readFileSync } from 'node:fs'
import { z } from '@corrente/domain/wire'
import { describe, expect, test } from 'vitest'
import { billOfMaterials, shippedPackages } from './sbom.ts'

const packages = shippedPackages('packages/app')
const LOCK = readFileSync('pnpm-lock.yaml', 'utf8')
const PRODUCT = { name: 'corrente', version: '1.2.3', license: 'Apache-2.0' }

const Text = z.string().check(z.minLength(1))
const Licence = z.union([
  z.strictObject({ license: z.strictObject({ id: Text }) }),
  z.strictObject({ license: z.strictObject({ name: Text }) }),
  z.strictObject({ expression: Text }),
])
/** What CycloneDX 1.6 says of the fields that the product writes: https://cyclonedx.org/docs/1.6/json/ */
const Bom = z.strictObject({
  $schema: z.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.int().check(z.minimum(1)),
  metadata: z.strictObject({
    component: z.strictObject({
      type: z.literal('application'),
      'bom-ref': Text,
      name: Text,
      version: Text,
      licenses: z.array(Licence),
    }),
  }),
  components: z.array(
    z.strictObject({
      type: z.literal('library'),
      'bom-ref': Text,
      group: z.optional(Text),
      name: Text,
      version: Text,
      hashes: z.tuple([
        z.strictObject({ alg: z.literal('SHA-512'), content: z.string().check(z.regex(/^[\da-f]{128}$/)) }),
      ]),
      licenses: z.array(Licence),
      purl: z.string().check(z.regex(/^pkg:npm\/(?:%40[^/@]+\/)?[^/@]+@[^/@]+$/)),
    }),
  ),
  dependencies: z.array(z.strictObject({ ref: Text, dependsOn: z.optional(z.array(Text)) })),
})

describe('R28 the bill of materials', () => {
  const bom = Bom.parse(billOfMaterials(PRODUCT, packages, LOCK))
  const refs = bom.components.map((one) => one['bom-ref'])

  test('what our packages depend on is in it, and what those do, each once, with the hash of the lock file', () => {
    expect(refs).toEqual(expect.arrayContaining(['pkg:npm/react@19.3.1', 'pkg:npm/%40visx/scale@4.0.0']))
    expect(refs.some((ref) => ref.startsWith('pkg:npm/scheduler@'))).toBe(true)
    expect(new Set(refs).size).toBe(refs.length)
  })

  test('no tool, no types and none of our own', () => {
    expect(refs.filter((ref) => /npm\/(?:vite|vitest|typescript|%40types|%40corrente)\b/.test(ref))).toEqual(
      [],
    )
  })

  test('every address that it leads to is one of its own', () => {
    const known = new Set([bom.metadata.component['bom-ref'], ...refs])
    const used = bom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
    expect(used.filter((ref) => !known.has(ref))).toEqual([])
  })

  test('two of one state are the same to the byte', () => {
    const text = () => JSON.stringify(billOfMaterials(PRODUCT, shippedPackages('packages/app'), LOCK))
    expect(text()).toBe(text())
    expect(text()).not.toMatch(/timestamp|serialNumber/)
  })
})
