import type { LockPort } from '../../ports/index.ts'

/** Keeps writes of the same object apart: in this page, and where asked in all tabs. */
export interface KeyLocks {
  /**
   * Runs the work alone under all its keys. Given back whatever is thrown.
   * @returns false: another write of this page, or another tab, has one of them; nothing was run
   */
  readonly tryAlone: (
    keys: readonly string[],
    scope: 'page' | 'allTabs',
    work: () => Promise<void>,
  ) => Promise<boolean>
}

/** @param prefix - keeps them apart from another tenant's on the same origin */
export function createKeyLocks(locks: LockPort, prefix: string): KeyLocks {
  const busy = new Set<string>()
  const inAllTabs = async (keys: readonly string[], work: () => Promise<void>): Promise<boolean> => {
    const [first, ...others] = keys
    if (first === undefined) {
      await work()
      return true
    }
    let isOurs = false
    await locks.tryAlone(prefix + first, async () => {
      isOurs = await inAllTabs(others, work)
    })
    return isOurs
  }
  return {
    tryAlone: async (keys, scope, work) => {
      if (keys.some((key) => busy.has(key))) return false
      for (const key of keys) busy.add(key)
      try {
        // One order for all: two writes of many objects cannot each hold what the other wants.
        return await inAllTabs(scope === 'page' ? [] : [...keys].sort(), work)
      } finally {
        for (const key of keys) busy.delete(key)
      }
    },
  }
}
