import { readNotification } from '@corrente/domain/notifications'
import { readChargeBoxMessage, readStatusEvent, type Station } from '@corrente/domain/stations'
import { readPartialStats } from '@corrente/domain/stats'
import type { EpochMs } from '@corrente/domain/time'
import { safeJsonParse } from '@corrente/domain/wire'
import type { Tally } from '../model/counters.ts'
import type { Topic } from '../model/destinations.ts'
import type { Network } from '../model/network.ts'
import { MAX_BODY } from '../timings.ts'
import type { Outbox } from './outbox.ts'

/** Where the messages of all topics go. */
export interface IntakeDeps {
  readonly network: Network
  readonly outbox: Outbox
  readonly tally: Tally
  /** The server's clock, which the chargers' are held against. */
  readonly serverNow: () => EpochMs
  /** A station changed, and its topics may have. */
  readonly onStation: (station: Station) => void
  /** A station spoke that the network does not know: it is to be read. */
  readonly onUnknown: () => void
}

/** Takes messages as they come; what cannot be read is counted (R10). */
export function createIntake(deps: IntakeDeps): (topic: Topic, body: string) => void {
  const { network, outbox, tally } = deps
  return (topic, body) => {
    tally.messages++
    outbox.sawMessage()
    const value = body.length > MAX_BODY ? undefined : safeJsonParse(body)
    const isAsked = network.needsSnapshot()
    if (!takeValue(deps, topic, value)) tally.badFrames++
    // Asked once: a stranger may speak thousands of times a second.
    if (!isAsked && network.needsSnapshot()) deps.onUnknown()
  }
}

/** Takes a message of a topic. False: it could not be read. */
function takeValue(
  { network, outbox, serverNow, onStation }: IntakeDeps,
  topic: Topic,
  value: unknown,
): boolean {
  switch (topic.kind) {
    case 'status': {
      const event = readStatusEvent(value, topic, serverNow())
      if (event) network.applyStatus(event)
      return event !== undefined
    }
    case 'chargeBox': {
      const message = readChargeBoxMessage(value, serverNow())
      const station = message && network.applyChargeBox(message)
      if (station) onStation(station)
      return message !== undefined
    }
    case 'notification': {
      const notification = readNotification(value)
      if (notification) outbox.addNotification(notification)
      return notification !== undefined
    }
    case 'stats': {
      const patch = readPartialStats(value)
      if (patch) outbox.addStats(patch)
      return patch !== undefined
    }
  }
}
