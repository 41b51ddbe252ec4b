import { type Preferences, usePorts } from '../../ports/index.ts'
import { useSession } from './useSession.ts'

/** What a user set for this product on this machine; nothing is kept without a user. */
export interface KeptPreferences {
  readonly read: () => Preferences
  /** Keeps a change of what stands now, so that another tab's is not lost. */
  readonly keep: (change: (now: Preferences) => Preferences) => void
}

/** The preferences of the signed-in user. They tell nobody of a change: who shows one holds it. */
export function usePreferences(): KeptPreferences {
  const { storage, tenant } = usePorts()
  const userId = useSession()?.user.id
  const read = () => (userId === undefined ? {} : storage.readPreferences(tenant.id, userId))
  return {
    read,
    keep: (change) => {
      if (userId === undefined) return
      const now = read()
      storage.writePreferences(tenant.id, userId, { ...now, ...change(now) })
    },
  }
}
