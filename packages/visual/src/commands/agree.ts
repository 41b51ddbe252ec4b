import { compare } from '../baseline/compare.ts'
import { printManifest } from '../baseline/manifest.ts'
import type { Settings } from '../config/settings.ts'
import { currentStorybook } from '../storybook/builds.ts'
import { isMarked, readStories } from '../storybook/stories.ts'
import { secondsSince } from './words.ts'

const RUNS = 5

/** Takes a tenth of the stories several times, in turns forwards and backwards; 1 when two runs differ in any byte. */
export async function agree(settings: Settings): Promise<number> {
  const started = performance.now()
  const build = currentStorybook(settings)
  const marked = (await readStories(build))
    .filter((story) => isMarked(settings.stories, story))
    .map(({ id }) => id)
  const tenth = marked.filter((_, i) => i % 10 === 0)
  const texts = new Map<string, Set<string>>(tenth.map((story) => [story, new Set()]))
  for (let run = 0; run < RUNS; run++) {
    const stories = run % 2 === 0 ? tenth : tenth.toReversed()
    const { seen } = await compare(settings, build, { stories: {} }, { stories, shootAll: true })
    for (const story of tenth) {
      const manifest = seen[story]
      texts.get(story)?.add(manifest ? printManifest(manifest) : 'failed')
    }
  }
  const apart = [...texts].filter(([, all]) => all.size !== 1 || all.has('failed')).map(([story]) => story)
  for (const story of apart) console.log(`FAILED ${story}: its pictures or keys differ from run to run`)
  console.log(
    `${RUNS} runs of ${tenth.length} stories in ${secondsSince(started).toFixed(1)} s: ${apart.length === 0 ? 'they agree to the byte' : `${apart.length} stories differ`}`,
  )
  return apart.length === 0 ? 0 : 1
}
