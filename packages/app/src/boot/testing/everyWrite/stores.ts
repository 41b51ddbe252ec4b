import type { LockPort } from '../../../ports/index.ts'
import { memoryStore } from '../twoTabs.ts'
import type { Line } from './door.ts'

/** A store that may be full: then it takes nothing more, and keeps what it has. */
export function storeThatFills(initial: Readonly<Record<string, string>>, isFull: () => boolean): Storage {
  const store = memoryStore(initial)
  return new Proxy(store, {
    get: (target, key) =>
      key === 'setItem'
        ? (name: string, value: string) => {
            if (isFull()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
            target.setItem(name, value)
          }
        : Reflect.get(target, key),
  })
}

/** Locks of all tabs; those of a closed tab are given back. */
export function createTestLocks() {
  const held = new Map<string, Line>()
  const turns = new Map<string, Promise<unknown>>()
  return (line: Line): LockPort => ({
    tryAlone: async (name, work) => {
      const holder = held.get(name)
      if (holder !== undefined && !holder.isClosed()) return false
      held.set(name, line)
      try {
        await work()
      } finally {
        if (held.get(name) === line) held.delete(name)
      }
      return true
    },
    inTurn: (name, work) => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(work, work)
      turns.set(name, turn)
      return turn
    },
  })
}
