import type { LockPort } from '../ports/index.ts'

/** Of the browser's lock manager, what this door needs. */
export type Locks = Pick<LockManager, 'request'>

/** Locks across the tabs of this browser. @param locks undefined where the browser has none: an insecure address */
export function createLocks(locks: Locks | undefined): LockPort {
  if (!locks)
    return {
      tryAlone: async (_name, work) => {
        await work()
        return true
      },
      inTurn: (_name, work) => work(),
    }
  return {
    tryAlone: (name, work) =>
      locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock === null) return false
        await work()
        return true
      }),
    inTurn: (name, work) => locks.request(name, work),
  }
}

/** 128 random bits as text; also at an insecure address, where `randomUUID` is missing. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
