import { createStorage } from '../storage.ts'

/** A store in memory with the browser's interface. */
export function memoryStore(initial: Readonly<Record<string, string>> = {}): Storage {
  const kept = new Map(Object.entries(initial))
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, String(value))
    },
    removeItem: (key: string) => {
      kept.delete(key)
    },
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
  }
  // `Object.keys` of a browser's store gives its keys.
  return new Proxy(store, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (target, key) =>
      typeof key === 'string' && kept.has(key)
        ? { configurable: true, enumerable: true, value: kept.get(key) }
        : Reflect.getOwnPropertyDescriptor(target, key),
  })
}

/** Two tabs of one browser: they share the lasting store and hear of each other's changes. */
export function twoTabs(initial: Readonly<Record<string, string>> = {}) {
  const local = memoryStore(initial)
  const tab = () => {
    const listeners = new Set<(event: { readonly key: string | null }) => void>()
    const own = memoryStore()
    const door = createStorage({
      local: () => local,
      tab: () => own,
      onStorage: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    })
    const tell = (key: string | null): void => {
      for (const listener of listeners) listener({ key })
    }
    return { door, own, tell }
  }
  return { local, first: tab(), second: tab() }
}
