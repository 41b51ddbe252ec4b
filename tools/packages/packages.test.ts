import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OURS } from './faults.ts'
import { PACKED, sourceOf } from './sources.ts'

/** The ways of our build that the packing undoes. */
const UNDONE =
  /new URL\('\.\/[^']+', import\.meta\.url\)|import\.meta\.glob<|'[^']+(?:\.json\?raw|\?worker&url)'/g
/** What a bundler of others does not understand. */
const OUR_WORDS = /\bimport\.meta\b|['"]virtual:|\?(?:raw|url|inline|worker)\b/

/** What of a package others get as code: not what only our build, our tests and our stories read. */
const packedFiles = () =>
  PACKED.flatMap((name) =>
    globSync('src/**/*.{ts,tsx}', { cwd: sourceOf(name) })
      .filter((path) => !OURS.test(path) && !/^src\/(build|virtual)/.test(path))
      .map((path) => join(sourceOf(name), path)),
  )

// The packages themselves are built and looked at in `packages.night.test.ts`.
test('no source of a package has a way of our build that the packing does not know', () => {
  const files = packedFiles()
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter((path) => OUR_WORDS.test(readFileSync(path, 'utf8').replace(UNDONE, '')))).toEqual([])
})
