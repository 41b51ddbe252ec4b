import { vi } from 'vitest'
import type { Door } from './door.ts'

/** The instant at which every cell begins: Saturday, 14 March 2026, 12:05:00 in São Paulo; the sandbox's own. */
export const NOW = Date.parse('2026-03-14T15:05:00Z')

const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const
/** So long a screen is still before it counts as at rest, in looks. */
const STILL = 6
const LOOKS = 600
const LOOK_MS = 20
/** A sentence that stands shorter than this is not read. */
const READ_MS = 100
/** Real time in which code and words come that a page asks for. */
const PATIENCE_MS = 15_000
const realTimeout = window.setTimeout.bind(window)

/**
 * Lets the browser do what waits for no clock: React's work, the reading of answers. A task in the background has its turn
 * once nothing else is left to do, however busy the machine is.
 */
const turn = () => scheduler.postTask(() => undefined, { priority: 'background' })

/** A clock that moves by hand, and tells whoever watches of every change of the screen. */
export function startTime(door: Door, onChange: () => void) {
  vi.useFakeTimers({ now: NOW, toFake: [...FAKED] })
  let changes = 0
  let told = 0
  let sinceTold = 0
  const observer = new MutationObserver(() => {
    changes += 1
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  /** Lets the server answer what it was asked; meanwhile the clock stands, as a slow machine is no slow server. */
  const arrived = async () => {
    do {
      await door.whenIdle()
      await turn()
    } while (door.isBusy())
  }
  const look = async (ms: number) => {
    await arrived()
    vi.advanceTimersByTime(ms)
    await arrived()
    sinceTold += ms
    if (changes === told || sinceTold < READ_MS) return
    told = changes
    sinceTold = 0
    onChange()
  }
  /** @returns what is awaited, once it is there; undefined: the screen came to rest without it */
  const until = async <T>(find: () => T | undefined): Promise<T | undefined> => {
    let still = 0
    for (let looks = 0; looks < LOOKS && still < STILL; looks += 1) {
      const found = find()
      if (found !== undefined) return found
      const before = changes
      await look(LOOK_MS)
      still = changes === before ? still + 1 : 0
    }
    return find()
  }
  /** Waits for what has to come, code that is fetched included. */
  const waitFor = async <T>(find: () => T | undefined, ms = PATIENCE_MS): Promise<T | undefined> => {
    for (const from = performance.now(); performance.now() - from < ms; ) {
      const found = await until(find)
      if (found !== undefined) return found
      await new Promise<void>((resolve) => realTimeout(resolve, 20))
    }
    return undefined
  }
  return {
    until,
    waitFor,
    settle: async () => void (await until(() => undefined)),
    /** Moves the clock on, second by second; answers come meanwhile. */
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) await look(1000)
      await until(() => undefined)
    },
    stop: () => {
      observer.disconnect()
      vi.useRealTimers()
    },
  }
}
export type Time = ReturnType<typeof startTime>
