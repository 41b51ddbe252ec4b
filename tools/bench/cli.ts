// `pnpm bench [name …]`: runs the named benches, or all, one after the other. Not part of `npm test`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The benches in their order: each a program of its own that prints a table and ends with 1 when a limit is broken. */
const BENCHES = [
  'live',
  'map',
  'list',
  'recharges',
  'vouchers',
  'groups',
  'tags',
  'users',
  'chart',
  'rows',
  'log',
  'transfer',
  'tasks',
  'profiles',
  'week',
  'usage',
  'public',
  'first-load',
] as const

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'))
const flags = process.argv.slice(2).filter((name) => name.startsWith('-'))
const unknown = wanted.filter((name) => !BENCHES.some((bench) => bench === name))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}; there are: ${BENCHES.join(', ')}`)
  process.exit(2)
}

let isBroken = false
for (const name of wanted.length > 0 ? wanted : BENCHES) {
  const file = join(import.meta.dirname, `${name}.ts`)
  if (!existsSync(file)) continue
  console.log(`\n# ${name}`)
  const { status } = spawnSync(process.execPath, [file, ...flags], { stdio: 'inherit' })
  isBroken ||= status !== 0
}
process.exit(isBroken ? 1 : 0)
