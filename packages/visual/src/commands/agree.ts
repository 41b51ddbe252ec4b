import { compare } from '../baseline/compare.ts'
import { printManifest } from '../baseline/manifest.ts'
import type { Settings } from '../config/settings.ts'
import { secondsSince } from '../secondsSince.ts'
import { currentStorybook } from '../storybook/builds.ts'
import { isMarked } from '../storybook/marks.ts'
import { readStories } from '../storybook/stories.ts'
import { keysInOrders } from './keysInOrders.ts'
import { printProgress } from './words.ts'

const RUNS = 3

/**
 * Takes the keys of all marked stories in three orders, then pictures of a tenth of them several times, in turns forwards
 * and backwards; 1 when any key or byte differs.
 */
export async function agree(settings: Settings): Promise<number> {
  const build = currentStorybook(settings)
  const marked = (await readStories(build))
    .filter((story) => isMarked(settings.stories, story))
    .map(({ id }) => id)
  const tenth = marked.filter((_, i) => i % 10 === 0)
  const isOneKey = await said(`Keys of ${marked.length} stories in three orders`, () =>
    keysInOrders(settings, build, marked),
  )
  const isOnePicture = await said(`${RUNS} runs of ${tenth.length} stories`, () =>
    unlikeInRuns(settings, build, tenth),
  )
  return isOneKey && isOnePicture ? 0 : 1
}

/** Says what was found as soon as it is; true where nothing was. */
async function said(what: string, find: () => Promise<readonly string[]>): Promise<boolean> {
  const started = performance.now()
  const found = await find()
  for (const each of found) console.log(`FAILED ${each}`)
  const result = found.length === 0 ? 'they agree to the byte' : `${found.length} stories differ`
  console.log(`${what} in ${secondsSince(started).toFixed(1)} s: ${result}`)
  return found.length === 0
}

/** What differs from one run to another, in words. */
async function unlikeInRuns(settings: Settings, build: string, ids: readonly string[]): Promise<string[]> {
  const texts = new Map<string, Set<string>>(ids.map((story) => [story, new Set()]))
  for (let run = 0; run < RUNS; run++) {
    const stories = run % 2 === 0 ? [...ids] : ids.toReversed()
    const { seen } = await compare(
      settings,
      build,
      { stories: {} },
      { stories, shootAll: true, onProgress: printProgress },
    )
    for (const story of ids) {
      const manifest = seen[story]
      texts.get(story)?.add(manifest ? printManifest(manifest) : 'failed')
    }
  }
  return [...texts]
    .filter(([, all]) => all.size !== 1 || all.has('failed'))
    .map(([story]) => `${story}: its pictures or keys differ from run to run`)
}
