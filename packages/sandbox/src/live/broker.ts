import { escapeHeader } from './frame.ts'

/** Whoever receives frames: a connection. */
export interface Receiver {
  send(frame: string): void
}

/** Who wants which destination, found by destination without looking at the others. */
export interface Broker {
  subscribe(receiver: Receiver, id: string, destination: string): void
  unsubscribe(receiver: Receiver, id: string): void
  /** Forgets all subscriptions of a receiver. */
  leave(receiver: Receiver): void
  /** Sends a body to every subscription of the destination. @returns how many there were */
  publish(destination: string, body: string): number
  /** Whether anybody wants the destination. */
  isWanted(destination: string): boolean
  /** Called for every body published, wanted or not: tests look at the messages this way. */
  onPublish(listener: (destination: string, body: string) => void): void
  subscriptionCount(): number
}

/** A broker without subscriptions. */
export const createBroker = (): Broker => {
  const byDestination = new Map<string, Map<Receiver, Set<string>>>()
  const byReceiver = new Map<Receiver, Map<string, string>>()
  const listeners: ((destination: string, body: string) => void)[] = []
  let serial = 0

  const unsubscribe = (receiver: Receiver, id: string): void => {
    const destination = byReceiver.get(receiver)?.get(id)
    if (destination === undefined) return
    byReceiver.get(receiver)?.delete(id)
    const receivers = byDestination.get(destination)
    const ids = receivers?.get(receiver)
    ids?.delete(id)
    if (ids?.size === 0) receivers?.delete(receiver)
    if (receivers?.size === 0) byDestination.delete(destination)
  }

  return {
    subscribe: (receiver, id, destination) => {
      unsubscribe(receiver, id)
      const own = byReceiver.get(receiver) ?? new Map<string, string>()
      byReceiver.set(receiver, own.set(id, destination))
      const receivers = byDestination.get(destination) ?? new Map<Receiver, Set<string>>()
      byDestination.set(destination, receivers)
      receivers.set(receiver, (receivers.get(receiver) ?? new Set()).add(id))
    },
    unsubscribe,
    leave: (receiver) => {
      for (const id of [...(byReceiver.get(receiver)?.keys() ?? [])]) unsubscribe(receiver, id)
      byReceiver.delete(receiver)
    },
    publish: (destination, body) => {
      for (const listener of listeners) listener(destination, body)
      const receivers = byDestination.get(destination)
      if (receivers === undefined) return 0
      serial++
      let sent = 0
      const tail = `\nmessage-id:m-${serial}\ndestination:${escapeHeader(destination)}\ncontent-type:application/json\ncontent-length:${Buffer.byteLength(body)}\n\n${body}\0`
      for (const [receiver, ids] of receivers) {
        for (const id of ids) {
          receiver.send(`MESSAGE\nsubscription:${escapeHeader(id)}${tail}`)
          sent++
        }
      }
      return sent
    },
    isWanted: (destination) => byDestination.has(destination),
    onPublish: (listener) => {
      listeners.push(listener)
    },
    subscriptionCount: () => [...byReceiver.values()].reduce((sum, own) => sum + own.size, 0),
  }
}
