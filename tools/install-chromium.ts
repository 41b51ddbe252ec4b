import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'
import { runStep, type StepResult } from './steps.ts'

const HELP =
  'The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to the program of a Chromium or Chrome.'

/** Installs Debian's Chromium when that is possible (root on a Debian); otherwise ends with a message that names `CHROMIUM_PATH`. */
export const installChromium = async (): Promise<StepResult> => {
  const isRoot = process.getuid?.() === 0
  if (process.env.CHROMIUM_PATH || !isRoot || !existsSync('/usr/bin/apt-get')) {
    console.error(HELP)
    process.exit(2)
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runStep({ name: 'package lists', command: ['apt-get', 'update', '-qq'], env })
  const install = await runStep({
    name: 'Chromium',
    command: ['apt-get', 'install', '-y', '-qq', 'chromium'],
    env,
  })
  if (!findChromium()) {
    console.error(HELP)
    process.exit(2)
  }
  return { name: 'Chromium', status: install.status, seconds: update.seconds + install.seconds }
}
