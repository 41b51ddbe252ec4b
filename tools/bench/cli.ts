// `pnpm bench [name …]`: runs the named benches, or all, one after the other. Not part of `npm test`.
// `pnpm bench beside [--base REF] [--rounds N] [--short] [name …]`: beside another commit's build (beside/run.ts).
import { spawnSync } from 'node:child_process'
import { chosenBenches, programOf } from './benches.ts'
import { benchBeside } from './beside/run.ts'

const args = process.argv.slice(2)
if (args[0] === 'beside') process.exit(await benchBeside(args.slice(1)))

const flags = args.filter((name) => name.startsWith('-'))
let isBroken = false
for (const name of chosenBenches(args.filter((arg) => !arg.startsWith('-')))) {
  console.log(`\n# ${name}`)
  const { status } = spawnSync(process.execPath, [...programOf(name), ...flags], { stdio: 'inherit' })
  isBroken ||= status !== 0
}
process.exit(isBroken ? 1 : 0)
