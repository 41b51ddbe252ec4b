import { compare } from '../baseline/compare.ts'
import { printManifest } from '../baseline/manifest.ts'
import type { Settings } from '../config/settings.ts'
import { currentStorybook } from '../storybook/builds.ts'
import { isMarked, readStories } from '../storybook/stories.ts'
import { keysInOrders } from './keysInOrders.ts'
import { secondsSince } from './words.ts'

const RUNS = 5

/**
 * Takes the keys of all marked stories in three orders, then pictures of a tenth of them several times, in turns forwards
 * and backwards; 1 when any key or byte differs.
 */
export async function agree(settings: Settings): Promise<number> {
  const started = performance.now()
  const build = currentStorybook(settings)
  const marked = (await readStories(build))
    .filter((story) => isMarked(settings.stories, story))
    .map(({ id }) => id)
  const moved = await keysInOrders(settings, build, marked)
  const tenth = marked.filter((_, i) => i % 10 === 0)
  const apart = await unlikeInRuns(settings, build, tenth)
  const wrong = [...moved, ...apart.map((story) => `${story}: its pictures or keys differ from run to run`)]
  for (const what of wrong) console.log(`FAILED ${what}`)
  console.log(
    `Keys of ${marked.length} stories in three orders, ${RUNS} runs of ${tenth.length} stories in ${secondsSince(started).toFixed(1)} s: ${wrong.length === 0 ? 'they agree to the byte' : `${wrong.length} differences`}`,
  )
  return wrong.length === 0 ? 0 : 1
}

/** The stories whose pictures or keys are not the same in every run. */
async function unlikeInRuns(settings: Settings, build: string, ids: readonly string[]): Promise<string[]> {
  const texts = new Map<string, Set<string>>(ids.map((story) => [story, new Set()]))
  for (let run = 0; run < RUNS; run++) {
    const stories = run % 2 === 0 ? [...ids] : ids.toReversed()
    const { seen } = await compare(settings, build, { stories: {} }, { stories, shootAll: true })
    for (const story of ids) {
      const manifest = seen[story]
      texts.get(story)?.add(manifest ? printManifest(manifest) : 'failed')
    }
  }
  return [...texts].filter(([, all]) => all.size !== 1 || all.has('failed')).map(([story]) => story)
}
