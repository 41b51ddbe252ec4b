import { journalWith, journalWithout, openEntry } from '@corrente/domain/once-only'
import {
  type PushEffect,
  type PushEvent,
  type PushState,
  pushIntent,
  stepPush,
} from '@corrente/domain/support'
import { useRef, useState } from 'react'
import { writeEndOf } from '../../gateways/index.ts'
import { usePorts } from '../../ports/index.ts'
import { sendPush } from '../../resources/pushNotifications.ts'
import { runPush } from './runPush.ts'

/** The journal of what was sent to everybody, apart from what is done to one record. */
const JOURNAL = 'push'

/** A push notification at work. */
export interface PushWork {
  readonly state: PushState
  /** Another tab is sending one. */
  readonly isElsewhere: boolean
  /** Asks about a text. */
  readonly submit: (message: string) => void
  readonly confirm: () => void
  readonly cancel: () => void
}

/**
 * Asks before a push notification, sends it once, whatever is pressed in which tab, and remembers a lost answer past a
 * reload (SUP-009; decisions: Once-only actions).
 * @param onSent - it went out
 */
export function usePush(onSent: () => void): PushWork {
  const { clock, locks, newId, storage, tenant } = usePorts()
  const { cp } = usePorts().gateways
  const [state, setState] = useState<PushState>({ phase: 'editing' })
  const [isElsewhere, setElsewhere] = useState(false)
  // What happens between two renders must see what happened before it.
  const now = useRef(state)
  const isUnderWay = useRef(false)

  const step = (event: PushEvent): PushEffect => {
    const next = stepPush(now.current, event)
    now.current = next.state
    setState(next.state)
    return next.effect
  }
  const journal = () => storage.readJournal(tenant.id, JOURNAL)
  const isOpen = (key: string): boolean => openEntry(journal(), key) !== undefined
  const settle = (key: string): void =>
    storage.writeJournal(tenant.id, JOURNAL, journalWithout(journal(), key))
  const keep = (key: string): void => {
    const entry = { key, id: newId(), at: clock.now(), snapshot: {} }
    storage.writeJournal(tenant.id, JOURNAL, journalWith(journalWithout(journal(), key), entry))
  }
  const confirm = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const run = await runPush({
      tryAlone: (work) => locks.tryAlone(`once:${tenant.id}:${JOURNAL}`, work),
      isOpen,
      keep,
      settle,
      send: async (body) => writeEndOf(await sendPush(cp, body)),
      step,
      state: () => now.current,
    })
    isUnderWay.current = false
    setElsewhere(run === 'elsewhere')
    if (run === 'done') onSent()
  }
  return {
    state,
    isElsewhere,
    submit: (message) => {
      setElsewhere(false)
      step({ type: 'submit', message, isOpen: isOpen(pushIntent(message)) })
    },
    confirm: () => void confirm(),
    cancel: () => void step({ type: 'cancel' }),
  }
}
