import { capture } from '../capture/capture.ts'
import type { Settings } from '../config/settings.ts'
import { secondsSince } from '../secondsSince.ts'
import { currentStorybook } from '../storybook/builds.ts'
import { inShard, isMeant, readStories } from '../storybook/stories.ts'
import type { Options } from './options.ts'
import { printProgress } from './words.ts'

/** Shows every story, marked or not, and listens: 1 when any fails or writes an error to the console. */
export async function listen(settings: Settings, { stories: words, shard }: Options): Promise<number> {
  const started = performance.now()
  const build = currentStorybook(settings)
  const all = (await readStories(build)).map(({ id }) => id)
  const named = words ? all.filter((id) => words.some((word) => isMeant(id, word))) : all
  const listenTo = shard ? inShard(named, shard) : named
  const { errors } = await capture(settings, build, () => undefined, {
    stories: [],
    listenTo,
    onProgress: printProgress,
  })
  for (const { story, messages } of errors) {
    console.log(`FAILED ${story}`)
    for (const message of messages) console.log(`       ${message.split('\n').slice(0, 4).join('\n       ')}`)
  }
  const seconds = secondsSince(started)
  console.log(
    `${listenTo.length} stories shown in ${seconds.toFixed(1)} s, ${errors.length} with errors in the console`,
  )
  return errors.length > 0 ? 1 : 0
}
