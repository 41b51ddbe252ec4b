// `pnpm visual`: compares every marked story under every tenant with the baseline; `pnpm visual --help` says how.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { agree } from './agree.ts'
import { approveSeen } from './approveSeen.ts'
import { check } from './check.ts'
import { contrast } from './contrast.ts'
import { listen } from './listen.ts'
import { HELP, type Options, readOptions } from './options.ts'
import { SETTINGS } from './settings.ts'
import { TELLING, tellingOf } from './telling.ts'

/** Opens the report where there is a screen, and says its address in any case. */
function openReport(): number {
  const page = join(SETTINGS.report, 'index.html')
  if (!existsSync(page)) {
    console.error('There is no report yet: run `pnpm visual` first.')
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

async function run(asked: Options): Promise<number> {
  const options = asked.telling ? { ...asked, tenants: tellingOf(TELLING) } : asked
  switch (options.command) {
    case 'check':
      return await check(options)
    case 'approve':
      return await approveSeen(options)
    case 'console':
      return await listen(options)
    case 'agree':
      return await agree()
    case 'contrast':
      return await contrast(options)
    case 'report':
      return openReport()
    case 'help':
      console.log(HELP)
      return 0
  }
}

try {
  process.exitCode = await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
