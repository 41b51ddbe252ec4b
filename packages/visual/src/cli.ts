#!/usr/bin/env node
// Compares every marked story under every theme with the baseline; `--help` says how.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { helpText, readOptions } from './commands/options.ts'
import { run } from './commands/run.ts'
import { findConfig, loadSettings } from './config/load.ts'
import { DEFAULT_WORDS, reportFolders } from './config/settings.ts'

async function main(args: string[]): Promise<number> {
  const { config, help } = parseArgs({
    args,
    strict: false,
    options: { config: { type: 'string' }, help: { type: 'boolean' } },
  }).values
  if ((help || args[0] === 'help') && config === undefined && findConfig(process.cwd()) === undefined) {
    console.log(helpText(DEFAULT_WORDS))
    return 0
  }
  const settings = await loadSettings(process.cwd(), typeof config === 'string' ? config : undefined)
  const options = readOptions(args, settings.words)
  const { report } = options
  return await run(
    report === undefined ? settings : { ...settings, ...reportFolders(resolve(report)) },
    options,
  )
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
