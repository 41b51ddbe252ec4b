import {
  brandTopics,
  stationTopics,
  type Topic,
  type TopicStation,
  type Wanted,
} from '../model/destinations.ts'
import type { TopicKey } from '../protocol.ts'
import { type LiveTimings, SUBSCRIBE_CHUNK, type Timers } from '../timings.ts'
import type { Socket } from './transport.ts'

export interface SubscriptionsDeps {
  readonly timers: Timers
  readonly timings: LiveTimings
  readonly topicKey: TopicKey
  readonly onBody: (topic: Topic, body: string) => void
  /** Everything wanted is subscribed on this connection, for the first time since it opened. */
  readonly onSettled: () => void
  /** A name that may not stand in a topic (R20). */
  readonly onRefused: () => void
}

/** What is wanted, and its pace: the brand at once, the stations 5 s later, those on the screen first. */
export interface Subscriptions {
  /** The brand whose three topics are wanted. */
  readonly setBrand: (apiKey: string) => void
  /** Adds stations or replaces what is wanted of them; their new topics are subscribed as soon as it is their turn. */
  readonly addStations: (stations: Iterable<TopicStation>) => void
  /** Unsubscribes all topics of these stations. */
  readonly removeStations: (ids: Iterable<string>) => void
  /** Stations on the screen: theirs are subscribed before all others. */
  readonly setPriority: (ids: readonly string[]) => void
  readonly opened: (socket: Socket) => void
  readonly lost: () => void
  /** Everything that was wanted stands on the present connection; a station that comes later does not undo it. */
  readonly isSettled: () => boolean
  /** Destinations subscribed on the present connection, in their order. */
  readonly held: () => readonly string[]
}

/** The registry of wanted destinations: after every gap each of them is back exactly once (R2). */
export function createSubscriptions(deps: SubscriptionsDeps): Subscriptions {
  const { timers, timings } = deps
  let brand: readonly Wanted[] = []
  const byStation = new Map<string, readonly Wanted[]>()
  /** Wanted, and not subscribed on this connection; insertion order is the queue. */
  const pending = new Map<string, Wanted>()
  const held = new Map<string, () => void>()
  let priority: readonly string[] = []
  let socket: Socket | undefined
  let isDue = false
  let isBusy = false
  let isSettled = false
  let hasReceipts = true
  let cancels: (() => void)[] = []

  const subscribe = ({ destination, topic }: Wanted, onReceipt?: () => void) => {
    pending.delete(destination)
    if (!socket || held.has(destination)) return
    held.set(
      destination,
      socket.subscribe(destination, (body) => deps.onBody(topic, body), onReceipt),
    )
  }

  const nextChunk = (): Wanted[] => {
    const chunk = new Map<string, Wanted>()
    for (const id of priority)
      for (const wanted of byStation.get(id) ?? [])
        if (chunk.size < SUBSCRIBE_CHUNK && pending.has(wanted.destination))
          chunk.set(wanted.destination, wanted)
    for (const wanted of pending.values()) {
      if (chunk.size >= SUBSCRIBE_CHUNK) break
      chunk.set(wanted.destination, wanted)
    }
    return [...chunk.values()]
  }

  /** Sends one chunk and goes on when its last SUBSCRIBE is confirmed, or when a mute broker let it wait long enough. */
  const pump = () => {
    if (!socket || !isDue || isBusy) return
    const chunk = nextChunk()
    if (chunk.length === 0) {
      if (!isSettled) {
        isSettled = true
        deps.onSettled()
      }
      return
    }
    isBusy = true
    const mine = socket
    let isOver = false
    const proceed = () => {
      // A receipt that comes after its time, or after its connection, releases nothing.
      if (isOver || mine !== socket) return
      isOver = true
      isBusy = false
      cancel()
      pump()
    }
    const cancel = timers.after(hasReceipts ? timings.receiptTimeoutMs : timings.chunkPauseMs, () => {
      hasReceipts = false
      proceed()
    })
    cancels.push(cancel)
    const confirmed = () => {
      hasReceipts = true
      proceed()
    }
    const last = chunk.length - 1
    for (const [index, wanted] of chunk.entries()) subscribe(wanted, index === last ? confirmed : undefined)
  }

  const forget = (wanted: readonly Wanted[]) => {
    for (const { destination } of wanted) {
      pending.delete(destination)
      held.get(destination)?.()
      held.delete(destination)
    }
  }

  const addStation = (station: TopicStation) => {
    const topics = stationTopics(station, deps.topicKey)
    if (!topics) deps.onRefused()
    const next = topics ?? []
    const names = new Set(next.map((wanted) => wanted.destination))
    forget((byStation.get(station.id) ?? []).filter((wanted) => !names.has(wanted.destination)))
    byStation.set(station.id, next)
    for (const wanted of next)
      if (!held.has(wanted.destination) && !pending.has(wanted.destination))
        pending.set(wanted.destination, wanted)
  }

  return {
    setBrand: (apiKey) => {
      const topics = brandTopics(apiKey)
      if (!topics) deps.onRefused()
      forget(brand)
      brand = topics ?? []
      for (const wanted of brand) subscribe(wanted)
    },
    addStations: (stations) => {
      const isFirst = byStation.size === 0
      for (const station of stations) addStation(station)
      // Stations that were read only after the wait: until now it was the brand's topics alone that stood.
      if (isFirst && byStation.size > 0) isSettled = false
      pump()
    },
    removeStations: (ids) => {
      for (const id of ids) {
        forget(byStation.get(id) ?? [])
        byStation.delete(id)
      }
    },
    setPriority: (ids) => {
      priority = ids
    },
    opened: (next) => {
      socket = next
      for (const wanted of brand) subscribe(wanted)
      cancels.push(
        timers.after(timings.statusTopicsAfterMs, () => {
          isDue = true
          pump()
        }),
      )
    },
    lost: () => {
      for (const cancel of cancels) cancel()
      cancels = []
      socket = undefined
      isDue = false
      isBusy = false
      isSettled = false
      held.clear()
      pending.clear()
      for (const topics of byStation.values())
        for (const wanted of topics) pending.set(wanted.destination, wanted)
    },
    isSettled: () => isSettled,
    held: () => [...held.keys()],
  }
}
