import { AxeBuilder } from '@axe-core/playwright'
import { capture } from '../capture/capture.ts'
import { LIMITS } from '../config/limits.ts'
import type { Settings } from '../config/settings.ts'
import { secondsSince } from '../secondsSince.ts'
import { currentStorybook } from '../storybook/builds.ts'
import { inShard, isMeant, readStories } from '../storybook/stories.ts'
import { chosenBrands } from '../themes/chosenBrands.ts'
import { themeId } from '../themes/theme.ts'
import type { Options } from './options.ts'
import { printProgress } from './words.ts'

/** axe's contrast rule on every story under the brands that show the most, in every scheme; 1 when a text is too pale. */
export async function contrast(settings: Settings, options: Options): Promise<number> {
  const { stories: words, shard } = options
  const started = performance.now()
  const build = currentStorybook(settings)
  const brands =
    chosenBrands(settings, build, options) ?? settings.themes.representative(build, LIMITS.contrast)
  const themes = brands.flatMap((brand) => settings.themes.schemes.map((scheme) => ({ brand, scheme })))
  const all = (await readStories(build)).map(({ id }) => id)
  const meant = words ? all.filter((id) => words.some((word) => isMeant(id, word))) : all
  const listenTo = shard ? inShard(meant, shard) : meant
  const { errors } = await capture(settings, build, () => undefined, {
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
