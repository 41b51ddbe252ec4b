// `pnpm visual:proofs`: changes the product in a check-out of its own, one thing at a time, and holds what is reported
// against what must be: the very same cells, by changed keys and with every cell shot. Exit code 1 when one is missed.

import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Baseline,
  changeInWords,
  changesBetween,
  compare,
  loadSettings,
  runStorybook,
  withCheckOut,
} from '@corrente/visual'
import { MUTATIONS, type Mutation, mutate, PROOF_FILES, PROOF_STORIES } from './mutations.ts'

const settings = await loadSettings(process.cwd())
const options = { stories: PROOF_STORIES }
/** `pnpm visual:proofs hover icon` runs only those whose names hold a word. */
const words = process.argv.slice(2)
const chosen = MUTATIONS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))

/** Makes the check-out's Storybook small, and puts the fixtures into it. */
function prepare(tree: string): void {
  const main = join(tree, '.storybook/main.ts')
  const text = readFileSync(main, 'utf8')
  const small = text.replace(/stories: \[[^\]]*\]/, `stories: ${JSON.stringify(PROOF_FILES)}`)
  if (small === text) throw new Error('.storybook/main.ts has no list of stories.')
  writeFileSync(main, small)
  cpSync(
    join(import.meta.dirname, 'Fixtures.stories.tsx'),
    join(tree, '.storybook/pages/Fixtures.stories.tsx'),
  )
}

/** The Storybook with one thing changed; the check-out is as before afterwards. */
function buildMutant(mutation: Mutation, tree: string, plain: string, to: string): void {
  const change = (path: string): string => {
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, mutate(mutation, text))
    return text
  }
  if (mutation.isBuilt) {
    cpSync(plain, to, { recursive: true, force: true })
    change(join(to, mutation.file))
    return
  }
  const path = join(tree, mutation.file)
  const original = change(path)
  try {
    runStorybook(settings, tree, to)
  } finally {
    writeFileSync(path, original)
  }
}

/** The plain Storybook as it was seen: its hashes, and what its keys are made of. */
interface Plain {
  baseline: Baseline
  structures: ReadonlyMap<string, string>
}

/** What the report would say of the stories that changed, each thing once. */
const toldOf = (before: Plain['structures'], after: Plain['structures']): string[] => [
  ...new Set(
    [...after].flatMap(([story, now]) => changesBetween(before.get(story) ?? '', now).map(changeInWords)),
  ),
]

/** Prints one line per way of looking; returns how many were not exact. */
async function prove(
  mutation: Mutation,
  mutant: string,
  { baseline, structures: before }: Plain,
): Promise<number> {
  const themes = Object.keys(Object.values(baseline.stories)[0]?.cells ?? {})
  const wanted = mutation.stories
    .flatMap((story) => (mutation.themes ?? themes).map((theme) => `${story} ${theme}`))
    .sort()
  let wrong = 0
  for (const shootAll of [false, true]) {
    const started = performance.now()
    const seen = await compare(settings, mutant, baseline, { ...options, shootAll })
    const { findings, errors, counts, structures } = seen
    const said = toldOf(before, structures)
    const isNamed = said.join() === (mutation.says ?? '')
    const reported = findings.map(({ story, theme }) => `${story} ${theme}`).sort()
    const missed = wanted.filter((cell) => !reported.includes(cell))
    const unexpected = reported.filter((cell) => !wanted.includes(cell))
    const isExact = isNamed && missed.length + unexpected.length + errors.length === 0
    if (!isExact) wrong++
    console.log(
      `${isExact ? 'ok    ' : 'FAILED'}  ${mutation.name}, ${shootAll ? 'every cell' : 'by key'}: ${reported.length} of ${wanted.length} cells, ${counts.shot} shot, ${((performance.now() - started) / 1000).toFixed(1)} s`,
    )
    if (!isNamed) console.log(`        called "${said.join(', ')}", not "${mutation.says ?? ''}"`)
    if (missed.length > 0) console.log(`        missed ${missed.length}: ${missed.slice(0, 4).join('; ')}`)
    if (unexpected.length > 0)
      console.log(`        unexpected ${unexpected.length}: ${unexpected.slice(0, 4).join('; ')}`)
    for (const { story, messages } of errors) console.log(`        ${story}: ${messages[0] ?? ''}`)
  }
  return wrong
}

const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: settings.root, encoding: 'utf8' }).trim()
const wrong = await withCheckOut(settings, head, async (tree) => {
  prepare(tree)
  const plain = join(tree, '.cache/plain')
  runStorybook(settings, tree, plain)
  const { seen, errors, structures } = await compare(
    settings,
    plain,
    { stories: {} },
    { ...options, shootAll: true },
  )
  for (const { story, messages } of errors) console.log(`FAILED  ${story}: ${messages[0] ?? ''}`)
  let sum = errors.length
  for (const mutation of chosen) {
    const mutant = join(tree, '.cache/mutant')
    buildMutant(mutation, tree, plain, mutant)
    sum += await prove(mutation, mutant, { baseline: { stories: seen }, structures })
  }
  return sum
})
console.log(wrong === 0 ? 'Every proof holds.' : `${wrong} proofs do not hold.`)
process.exitCode = wrong === 0 ? 0 : 1
