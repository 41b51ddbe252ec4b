import type { Journal } from '@corrente/domain/writes'
import type { Ports } from '../../ports/index.ts'
import type { JournalPlace } from './action.ts'
import { createWrites, type Writes } from './engine.ts'

/** One engine for the document: whichever component asks, an intent is under way once. */
const engines = new WeakMap<Ports, Writes>()

/** The writes of this document. Made at the first use: no first load carries it. */
export function writesOf(ports: Ports): Writes {
  const held = engines.get(ports)
  if (held) return held
  const { clock, locks, newId, queries, report, session, storage, tenant } = ports
  const user = session.current()?.user.id
  const writes = createWrites({
    locks,
    newId,
    now: clock.now,
    tenantId: tenant.id,
    readJournal: (place) => storage.readJournal(tenant.id, place),
    writeJournal: (place, journal) => storage.writeJournal(tenant.id, place, journal),
    later: (ms, callback) => {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    isSessionOver: () => session.current()?.user.id !== user,
    onSession: session.subscribe,
    invalidate: (key) => void queries?.invalidateQueries({ queryKey: key }),
    failed: (error) => report.failed('writes', error),
  })
  engines.set(ports, writes)
  return writes
}

/** What this browser sent to a back end and has not seen the end of: for a write that must know of another one. */
export const openWritesOf =
  (ports: Ports): ((place: JournalPlace) => Journal) =>
  (place) =>
    writesOf(ports).openUnder(place, '')
