import { existsSync } from 'node:fs'
import { findChromium, isShellMissing } from './chromium.ts'
import { runStep, type StepResult } from './steps.ts'

const HELP =
  'The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to the program of a Chromium or Chrome.'

/** Only root on a Debian can install; a browser of one's own is never added to. */
const canInstall = () =>
  !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const install = async (packages: readonly string[]): Promise<StepResult> => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runStep({ name: 'package lists', command: ['apt-get', 'update', '-qq'], env })
  const result = await runStep({
    name: 'Chromium',
    command: ['apt-get', 'install', '-y', '-qq', ...packages],
    env,
  })
  return { name: 'Chromium', status: result.status, seconds: update.seconds + result.seconds }
}

/**
 * Installs Debian's Chromium where there is none; ends with a message that names `CHROMIUM_PATH` where that is not possible.
 * The quicker shell of the end-to-end tests comes with it, and its absence is no failure: they run in Chromium then.
 * @returns what was done, undefined where nothing was
 */
export const installChromium = async (wantsShell: boolean): Promise<StepResult | undefined> => {
  const shell = wantsShell && isShellMissing() ? ['chromium-headless-shell'] : []
  if (findChromium()) {
    if (shell.length === 0 || !canInstall()) return undefined
    return { ...(await install(shell)), status: 0 }
  }
  if (!canInstall()) {
    console.error(HELP)
    process.exit(2)
  }
  const both = await install(['chromium', ...shell])
  const result = findChromium() ? both : await install(['chromium'])
  if (!findChromium()) {
    console.error(HELP)
    process.exit(2)
  }
  return { ...result, status: 0 }
}
