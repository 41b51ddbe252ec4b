import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checksumsOf, releaseProblems } from './release.ts'
import { differences, hashesIn } from './twoBuilds.ts'

test('a release needs its own words, and nothing beside its commit', () => {
  const changelog = '# Changelog\n\n## [1.0.0] - 2026-12-01\n'
  expect(releaseProblems('1.0.0', changelog, '')).toEqual([])
  expect(releaseProblems('1.0.0', changelog, ' M README.md\n')).toHaveLength(1)
  expect(releaseProblems('1.1.0', changelog, '')).toEqual(['CHANGELOG.md has no "## [1.1.0] - date".'])
})

test('checksums are those of the files, folders below too; one byte is a difference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  try {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets/a.js'), 'a')
    writeFileSync(join(folder, 'index.html'), 'b')
    const first = hashesIn(folder)
    const hash = createHash('sha256').update('a').digest('hex')
    expect(checksumsOf(first)).toContain(`${hash}  assets/a.js\n`)
    writeFileSync(join(folder, 'index.html'), 'c')
    expect(differences(first, hashesIn(folder))).toEqual(['index.html'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
