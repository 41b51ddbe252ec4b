import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { versionOf } from './version.ts'

test('a checkout names its version and commit', () => {
  expect(versionOf(join(import.meta.dirname, '../../..'))).toMatch(/^\d+\.\d+\.\d+ \([\da-f]{8}\)$/)
})

test('an archive without a checkout names its version alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'))
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}')
  expect(versionOf(folder)).toBe('1.2.3')
  rmSync(folder, { recursive: true })
})
