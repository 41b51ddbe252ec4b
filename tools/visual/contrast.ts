import { AxeBuilder } from '@axe-core/playwright'
import { currentStorybook } from './builds.ts'
import { capture } from './capture.ts'
import type { Options } from './options.ts'
import { inShard, isMeant, readStories } from './stories.ts'
import { type Theme, themeId } from './storyPicture.ts'
import { tellingOf } from './telling.ts'
import { printProgress, secondsSince } from './words.ts'

/** So many archetypes of brands stand for all; the audit of tokens looks at every one. */
const TENANTS = 8

/** axe's contrast rule on every story under the tenants that show the most, both schemes; 1 when a text is too pale. */
export async function contrast({ stories: words, shard, tenants: named }: Options): Promise<number> {
  const started = performance.now()
  const build = currentStorybook()
  const themes: Theme[] = (named ?? tellingOf(TENANTS)).flatMap((tenant) =>
    (['light', 'dark'] as const).map((scheme) => ({ tenant, scheme })),
  )
  const all = (await readStories(build)).map(({ id }) => id)
  const meant = words ? all.filter((id) => words.some((word) => isMeant(id, word))) : all
  const listenTo = shard ? inShard(meant, shard) : meant
  const { errors } = await capture(build, () => undefined, {
    stories: [],
    listenTo,
    onProgress: printProgress,
    async look({ page }) {
      const found: string[] = []
      for (const theme of themes) {
        await page.evaluate((each) => visual.setTheme(each), theme)
        await page.evaluate(() => visual.settle())
        const axe = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode(true)
        const { violations } = await axe.analyze()
        for (const { nodes } of violations)
          for (const { target, failureSummary } of nodes)
            found.push(
              `${themeId(theme)} ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
            )
      }
      return found
    },
  })
  for (const { story, messages } of errors) {
    console.log(`FAILED ${story}`)
    for (const message of messages.slice(0, 4)) console.log(`       ${message.split('\n')[0] ?? ''}`)
  }
  console.log(
    `${listenTo.length} stories x ${themes.length} themes in ${secondsSince(started).toFixed(1)} s, ${errors.length} stories with too little contrast or with errors`,
  )
  return errors.length > 0 ? 1 : 0
}
