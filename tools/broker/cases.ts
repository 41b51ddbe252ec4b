import { setTimeout as wait } from 'node:timers/promises'
import { createRandom } from '@corrente/domain/fixtures'
import { readNetwork, statusesOf } from '../../packages/app/src/live/testing/sandboxLive.ts'
import { until } from '../bench/live/sandbox.ts'
import type { Moment, World } from './world.ts'

/** Says whether something is as it should be, with what was measured. */
export type Check = (what: string, is: boolean, measured: string) => void

/** One thing that may happen to a connection. Each goes on where the one before it ended. */
export interface Case {
  readonly name: string
  readonly play: (world: World, check: Check) => Promise<void>
}

/** Most that a broker which was just started may take for 15,000 topics. */
const PATIENCE_S = 240
const SECOND = 1000
/** By the contract. */
const HEART_BEAT_MS = 10_000

const seconds = (ms: number): string => `${(ms / SECOND).toFixed(1)} s`

/** Waits for a phase of after this moment. */
async function phaseAfter(
  world: World,
  phase: Moment['phase'],
  since: number,
  patience = PATIENCE_S,
): Promise<Moment> {
  await until(phase, async () => world.reached(phase, since) !== undefined, patience)
  const moment = world.reached(phase, since)
  if (!moment) throw new Error(`${phase} came and went`)
  return moment
}

/** The client holds every topic once, was told so by receipts, and was not live before. */
function checkTopics({ topics, passage }: World, check: Check, live: Moment, since: number): void {
  const { subscribed, confirmedAt } = passage()
  const once = topics.filter((topic) => subscribed.get(topic) === 1).length
  check(
    'R2 every topic is subscribed, exactly once',
    once === topics.length && subscribed.size === topics.length,
    `${once} of ${topics.length}, ${seconds(confirmedAt - since)}`,
  )
  check(
    '"ao vivo" is said only once all topics stand',
    live.confirmed === topics.length,
    `after ${seconds(live.at - since)}, with ${live.confirmed}`,
  )
}

/** Publishes one message on every topic: the broker sends each once, and the client takes each once. */
async function probe({ topics, relay, passage, live }: World, check: Check): Promise<void> {
  const { delivered } = passage()
  delivered.clear()
  const before = live.counters().messages
  const took = () => live.counters().messages - before
  // No reader reads it, so that it changes nothing.
  for (const topic of topics) relay.publish(topic, '{}')
  await until('the probe', async () => took() >= topics.length, 60).catch(() => {})
  await wait(SECOND)
  const once = topics.filter((topic) => delivered.get(topic) === 1).length
  check(
    'R2 a message on each topic arrives, exactly once',
    once === topics.length && took() === topics.length,
    `${once} of ${topics.length} sent, ${took()} taken`,
  )
}

/** What the client holds is what the server would say now. */
async function checkTruth({ sandbox, token, live }: World, check: Check, what: string): Promise<void> {
  const truth = statusesOf(await readNetwork(sandbox, token))
  const wrong = () => {
    const held = statusesOf(live.stations.all())
    return [...truth].filter(([connector, status]) => held.get(connector) !== status).length
  }
  await until(what, async () => wrong() === 0, 60).catch(() => {})
  check(what, wrong() === 0, `${truth.size - wrong()} of ${truth.size} connectors`)
}

const STATUSES = ['Available', 'Preparing', 'Charging', 'SuspendedEV', 'Faulted'] as const

/** Every connector says so many things, one right after the other. */
function shake({ sandbox, live }: World, seed: string, times = 1): void {
  const random = createRandom(seed)
  for (const { id, connectors } of live.stations.all())
    for (const connector of connectors)
      for (let time = 0; connector.id > 0 && time < times; time++)
        sandbox.control.emit({
          status: { chargeBoxId: id, connectorId: connector.id, status: random.pick(STATUSES) },
        })
}

const sessionChecks = ({ sandbox }: World): number =>
  sandbox.control.requests().filter(({ path }) => path.includes('/report/user/permissions')).length

const start: Case = {
  name: 'a broker that has just started',
  play: async (world, check) => {
    const began = performance.now()
    world.start()
    const live = await phaseAfter(world, 'live', began)
    const { headers } = world.passage()
    const sent = JSON.stringify({
      ...headers,
      Authorization: headers.Authorization?.replace(world.token, '…'),
    })
    check(
      'LIV-002 LIV-003 CONNECT has the headers of the contract',
      sent ===
        '{"Authorization":"Bearer …","Platform":"DASHBOARD","accept-version":"1.2,1.1","heart-beat":"10000,10000"}',
      sent,
    )
    checkTopics(world, check, live, began)
    await probe(world, check)
  },
}

const turmoil: Case = {
  name: 'every message twice, and out of order',
  play: async (world, check) => {
    const { live, bridge } = world
    // The reading after all topics stand must not do the work.
    await until('the second snapshot', async () => live.counters().snapshots >= 2, 90)
    const before = live.counters()
    bridge.faults.isDoubling = true
    bridge.faults.isMixing = true
    shake(world, 'turmoil', 3)
    await checkTruth(world, check, 'R7 the end state is the server’s')
    bridge.faults.isDoubling = false
    bridge.faults.isMixing = false
    const { duplicates, outOfOrder, snapshots } = live.counters()
    check(
      'R7 and it came by messages',
      duplicates > before.duplicates && outOfOrder > before.outOfOrder && snapshots === before.snapshots,
      `${duplicates - before.duplicates} repeated, ${outOfOrder - before.outOfOrder} late`,
    )
  },
}

const restart: Case = {
  name: 'the broker is killed and comes back after 4 s',
  play: async (world, check) => {
    const killed = performance.now()
    await world.broker.kill()
    const lost = await phaseAfter(world, 'reconnecting', killed)
    check('R1 the drop is noticed', lost.at - killed < SECOND, seconds(lost.at - killed))
    shake(world, 'gap')
    await wait(4 * SECOND)
    await world.broker.start()
    await world.relay.connect()
    const up = performance.now()
    // The client may be live again before `relay` has connected.
    const live = await phaseAfter(world, 'live', lost.at)
    checkTopics(world, check, live, up)
    await checkTruth(world, check, 'R4 what was said in the gap is known')
    await probe(world, check)
  },
}

const frozen: Case = {
  name: 'a peer that is frozen',
  play: async (world, check) => {
    const { bridge } = world
    const began = performance.now()
    bridge.faults.isFrozen = true
    const stale = await phaseAfter(world, 'stale', began)
    check(
      'R5 it is shown as out of date within three heart-beats',
      stale.at - began <= 3 * HEART_BEAT_MS,
      seconds(stale.at - began),
    )
    const gone = await phaseAfter(world, 'reconnecting', began)
    check(
      'R3 it is given up within three heart-beats',
      gone.at - began <= 3 * HEART_BEAT_MS + SECOND,
      seconds(gone.at - began),
    )
    bridge.faults.isFrozen = false
    const thawed = performance.now()
    checkTopics(world, check, await phaseAfter(world, 'live', thawed), thawed)
  },
}

const QUIET_MS = 20 * SECOND

const refused: Case = {
  name: 'a sign-in that is refused',
  play: async (world, check) => {
    const { bridge, live, sandbox, ended, token } = world
    const play = async (what: string, phase: Moment['phase'], isRight: () => boolean) => {
      const calls = sessionChecks(world)
      const knocks = bridge.passages.length
      const began = performance.now()
      bridge.faults.isRefusing = true
      bridge.cut()
      await phaseAfter(world, phase, began)
      await wait(QUIET_MS)
      const [called, knocked] = [sessionChecks(world) - calls, bridge.passages.length - knocks]
      check(
        what,
        called <= 1 && knocked === 1 && isRight(),
        `${knocked} sign-in and ${called} call in ${seconds(performance.now() - began)}`,
      )
      bridge.faults.isRefusing = false
    }
    await play(
      'R6 where the session stands: one call, live is off, no loop',
      'off',
      () => live.state().reason === 'refused' && ended.length === 0,
    )
    live.stop('signed-out')
    const again = performance.now()
    world.start()
    await phaseAfter(world, 'syncing', again)
    sandbox.control.expireTokens()
    await play(
      'R6 where the session is over: it ends once, no loop',
      'stopped',
      () => ended.length === 1 && ended[0] === token,
    )
  },
}

/** Those that do not wait for heart-beats, in their order. */
export const QUICK_CASES: readonly Case[] = [start, turmoil, restart]

/** All of them, in their order. */
export const CASES: readonly Case[] = [...QUICK_CASES, frozen, refused]
