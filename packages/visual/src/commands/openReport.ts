import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Settings } from '../config/settings.ts'
import { serveReport } from '../report/serve.ts'
import { builtStorybook, digestOfTree } from '../storybook/builds.ts'
import { serve } from '../storybook/serve.ts'
import { openDecider } from './decide.ts'
import type { Options } from './options.ts'

/** Opens an address where there is a screen, and says it in any case. */
function show(address: string): void {
  console.log(address)
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open'
  const hasScreen =
    process.platform === 'darwin' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
  if (!hasScreen) return
  const child = spawn(opener, [address], { stdio: 'ignore', detached: true })
  child.on('error', () => undefined)
  child.unref()
}

/** Shows the report; served, it takes decisions until the program is stopped. 2 when there is no report yet. */
export async function openReport(
  settings: Settings,
  { isServed }: Pick<Options, 'isServed'>,
): Promise<number> {
  const { report, words } = settings
  const page = join(report, 'index.html')
  if (!existsSync(page)) {
    console.error(`There is no report in ${report}: run \`${words.command}\` first.`)
    return 2
  }
  if (!isServed) {
    show(pathToFileURL(page).href)
    return 0
  }
  const build = builtStorybook(settings, digestOfTree(settings))
  const storybook = build === undefined ? undefined : await serve(build)
  const served = await serveReport({
    folder: report,
    decider: openDecider(settings),
    ...(storybook && { storybook: storybook.address }),
  })
  show(served.address)
  console.log(`Decisions are written to ${settings.baseline}. Ctrl+C ends it.`)
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
  })
  await served.close()
  storybook?.close()
  return 0
}
