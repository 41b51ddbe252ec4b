import { type Journal, readJournal } from '@corrente/domain/writes'
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
  const tab = tabJournal(ports, user)
  const writes = createWrites({
    locks,
    newId,
    now: clock.now,
    tenantId: tenant.id,
    readJournal: (place) => (place === 'tab' ? tab.read() : storage.readJournal(tenant.id, place)),
    writeJournal: (place, journal) =>
      place === 'tab' ? tab.write(journal) : storage.writeJournal(tenant.id, place, journal),
    dropDraft: (form) => user !== undefined && storage.removeDraft(tenant.id, user, form),
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

/** Its name among the drafts, which it lives and dies with. */
const SENT = 'sent'

/** What this user's forms sent from this tab; of nobody without a session. */
function tabJournal({ storage, tenant }: Ports, user: number | undefined) {
  const read = (): Journal =>
    user === undefined ? [] : readJournal(storage.readDraft(tenant.id, user, SENT))
  return {
    read,
    /** @returns whether it stands there now */
    write: (journal: Journal): boolean => {
      if (user === undefined) return false
      if (journal.length === 0) storage.removeDraft(tenant.id, user, SENT)
      else storage.writeDraft(tenant.id, user, SENT, journal)
      return JSON.stringify(read()) === JSON.stringify(journal)
    },
  }
}

/** What this browser sent to a back end and has not seen the end of: for a write that must know of another one. */
export const openWritesOf =
  (ports: Ports): ((place: JournalPlace) => Journal) =>
  (place) =>
    writesOf(ports).openUnder(place, '')
