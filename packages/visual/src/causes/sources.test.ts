import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { reachOf, readImports } from './graph.ts'
import { isWithin, parseDiff } from './sources.ts'

const build = mkdtempSync(join(tmpdir(), 'visual-graph-'))
afterAll(() => rmSync(build, { recursive: true }))

test('a diff is read file by file, lines without their signs', () => {
  const diff = `diff --git a/src/Chip.tsx b/src/Chip.tsx
index 1..2 100644
--- a/src/Chip.tsx
+++ b/src/Chip.tsx
@@ -9 +9 @@ const Root
-  padding: 0 6px;
+  padding: 0 7px;
diff --git a/src/new.ts b/src/new.ts
--- /dev/null
+++ b/src/new.ts
@@ -0,0 +1 @@
+export {}
`
  expect(parseDiff(diff)).toEqual([
    { path: 'src/Chip.tsx', lines: ['padding: 0 6px;', 'padding: 0 7px;'] },
    { path: 'src/new.ts', lines: ['export {}'] },
  ])
})

test('a folder is a brand’s own with all in it, and no other of the same beginning', () => {
  expect(isWithin('brands/sea/logo.svg', 'brands/sea/')).toBe(true)
  expect(isWithin('brands/seaside/logo.svg', 'brands/sea/')).toBe(false)
  expect(isWithin('brands/sea.css', 'brands/sea.css')).toBe(true)
})

test('Storybook’s statistics tell what a story’s imports lead to, round circles too', () => {
  expect(readImports(build)).toBeUndefined()
  const module = (name: string, ...reasons: string[]) => ({
    name,
    reasons: reasons.map((moduleName) => ({ moduleName })),
  })
  const modules = [
    module('./ui/Chip.tsx', './ui/Chip.stories.tsx', './ui/index.ts'),
    module('./ui/index.ts', './ui/Chip.tsx'),
    module('./ui/Card.tsx', './ui/Card.stories.tsx'),
  ]
  writeFileSync(join(build, 'preview-stats.json'), JSON.stringify({ modules }))
  expect([...reachOf(readImports(build) ?? new Map(), './ui/Chip.stories.tsx')]).toEqual([
    'ui/Chip.stories.tsx',
    'ui/Chip.tsx',
    'ui/index.ts',
  ])
})
