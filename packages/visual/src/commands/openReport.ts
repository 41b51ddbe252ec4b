import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Settings } from '../config/settings.ts'

/** Opens the report where there is a screen, and says its address in any case; 2 when there is none yet. */
export function openReport({ report, words }: Settings): number {
  const page = join(report, 'index.html')
  if (!existsSync(page)) {
    console.error(`There is no report yet: run \`${words.command}\` first.`)
    return 2
  }
  console.log(pathToFileURL(page).href)
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open'
  const hasScreen =
    process.platform === 'darwin' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
  if (hasScreen) {
    const child = spawn(opener, [page], { stdio: 'ignore', detached: true })
    child.on('error', () => undefined)
    child.unref()
  }
  return 0
}
