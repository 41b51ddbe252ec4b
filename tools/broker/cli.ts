// The product's live client, as its worker runs it and with its own waits, against a real broker. A bridge stands between
// them, which is the broker's websocket and puts in faults; the sandbox is the back end that publishes.
//   pnpm broker [activemq|rabbitmq] [--stations N]     5,000 stations have some 15,000 topics; RabbitMQ, which takes 3 ms
//                                                      for each topic, has a fifth of them
//   pnpm broker --quick                                40 stations, short waits, no frozen peer: as `npm test` does
// Debian: apt-get install activemq rabbitmq-server. What they write stands in a temporary folder. Ends with 3 where the
// broker is not here; with `--quick` that is no fault.
import { parseArgs } from 'node:util'
import { QUICK } from '../../packages/app/src/live/testing/sandboxLive.ts'
import { createActive, isActiveInstalled } from './activemq.ts'
import type { Broker } from './broker.ts'
import { CASES, type Check, QUICK_CASES } from './cases.ts'
import { createRabbit, isRabbitInstalled } from './rabbitmq.ts'
import { createWorld } from './world.ts'

const NOT_HERE = 3
const QUICK_STATIONS = 40

interface Kind {
  readonly isHere: () => boolean
  readonly create: () => Promise<Broker>
  readonly stations: number
  /** What Debian calls it. */
  readonly its: string
}
const KINDS: Readonly<Record<string, Kind>> = {
  activemq: { isHere: isActiveInstalled, create: createActive, stations: 5_000, its: 'activemq' },
  rabbitmq: { isHere: isRabbitInstalled, create: createRabbit, stations: 1_000, its: 'rabbitmq-server' },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stations: { type: 'string' }, quick: { type: 'boolean', default: false } },
})
const [name = 'activemq'] = positionals
const kind = KINDS[name]
if (!kind) {
  console.error(`No broker is called ${name}; there are: ${Object.keys(KINDS).join(', ')}`)
  process.exit(2)
}
if (!kind.isHere()) {
  console.error(`${name} is not here, so nothing was tried. Debian: apt-get install ${kind.its}.`)
  process.exit(values.quick ? 0 : NOT_HERE)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let broken = 0
const check: Check = (what, is, measured) => {
  if (!is) broken++
  console.log(`${is ? 'ok    ' : 'BROKEN'}  ${what.padEnd(62)}  ${measured}`)
}
const stations = Number(values.stations ?? (values.quick ? QUICK_STATIONS : kind.stations))
const world = await createWorld(await kind.create(), stations, values.quick ? QUICK : {})
try {
  for (const { name: title, play } of values.quick ? QUICK_CASES : CASES) {
    console.log(`\n${title}`)
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
