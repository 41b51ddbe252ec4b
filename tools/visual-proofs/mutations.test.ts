import { existsSync, readFileSync } from 'node:fs'
import { buildTenants } from '@corrente/themes/build'
import { describe, expect, test } from 'vitest'
import { MUTATIONS, mutate, PROOF_STORIES } from './mutations.ts'

const tenants = buildTenants()

describe('every proof still finds what it changes', { timeout: 60_000 }, () => {
  test.each(MUTATIONS.map((mutation) => [mutation.name, mutation] as const))('%s', (_, mutation) => {
    const text = mutation.isBuilt
      ? (tenants.files.get(mutation.file.replace('tenants/', '')) ?? '')
      : readFileSync(mutation.file, 'utf8')
    const changed = mutate(mutation, text)
    expect(changed).not.toBe(text)
    for (const story of mutation.stories) expect(PROOF_STORIES).toContain(story)
  })
})

test('one step of one token changes one digit and nothing else', () => {
  const mutation = MUTATIONS.find(({ isBuilt }) => isBuilt)
  const css = tenants.files.get('brasa/skin.css') ?? ''
  const changed = mutation ? mutate(mutation, css) : ''
  expect([...changed].filter((letter, i) => letter !== css[i])).toHaveLength(1)
  expect(changed).toHaveLength(css.length)
})

test('a proof that changes nothing is an error', () => {
  const [, padding] = MUTATIONS
  expect(() => padding && mutate(padding, 'nothing')).toThrow('no longer holds')
})

test('the fixtures stand where the run copies them from', () => {
  expect(existsSync('tools/visual-proofs/Fixtures.stories.tsx')).toBe(true)
})
