// The product's live client, as its worker runs it and with its own waits, against a real ActiveMQ. A bridge stands between
// them, which is the broker's websocket and puts in faults; the sandbox is the back end that publishes.
//   pnpm broker [--stations 5000]     5,000 stations have some 15,000 topics
// Debian: apt-get install activemq. Its configuration and its data stand in a temporary folder. Ends with 3 where it is not here.
import { parseArgs } from 'node:util'
import { isInstalled } from './activemq.ts'
import { CASES, type Check } from './cases.ts'
import { createWorld } from './world.ts'

const NOT_HERE = 3

const { values } = parseArgs({ options: { stations: { type: 'string', default: '5000' } } })
if (!isInstalled()) {
  console.error('ActiveMQ is not here, so nothing was tried. Debian: apt-get install activemq.')
  process.exit(NOT_HERE)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let broken = 0
const check: Check = (what, is, measured) => {
  if (!is) broken++
  console.log(`${is ? 'ok    ' : 'BROKEN'}  ${what.padEnd(62)}  ${measured}`)
}
const world = await createWorld(Number(values.stations))
try {
  for (const { name, play } of CASES) {
    console.log(`\n${name}`)
    await play(world, check)
  }
} catch (error) {
  // The next case would go on from a place that was never reached.
  check('the case is played to its end', false, error instanceof Error ? error.message : String(error))
} finally {
  await world.close()
}
console.log(`\n${world.topics.length} topics, ${broken === 0 ? 'all as it should be' : `${broken} broken`}`)
process.exit(broken === 0 ? 0 : 1)
