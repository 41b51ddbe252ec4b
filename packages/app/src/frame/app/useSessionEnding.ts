import { sessionAge } from '@corrente/domain/session'
import { type EpochMs, HOUR_MS } from '@corrente/domain/time'
import { useNow } from '@corrente/ui/foundations'
import { useSession } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'

const LOOK_MS = 10_000

/** When the tenant's age limit will end the session, from ten minutes before; undefined until then and without a limit. */
export function useSessionEnding(): EpochMs | undefined {
  const { tenant } = usePorts()
  const session = useSession()
  const now = useNow(LOOK_MS)
  const { sessionHours } = tenant.settings
  if (!session || sessionHours === undefined) return undefined
  return sessionAge(session.startedAt, now, sessionHours) === 'fresh'
    ? undefined
    : session.startedAt + sessionHours * HOUR_MS
}
