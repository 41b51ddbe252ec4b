import {
  type AlertPreferences,
  NO_ALERT_PREFERENCES,
  pruneMarks,
  pruneNotes,
  readAlertPreferences,
} from '@corrente/domain/alerts'
import { atom, useAtom } from 'jotai'
import { useState } from 'react'
import { usePreferences, useSession } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'

/** Changes the preferences from those that stand. */
export type ChangePreferences = (by: (now: AlertPreferences) => AlertPreferences) => void

/** What was set since the page opened, and by whom: the menu's number and the list change together. */
const changedAtom = atom<{ readonly userId: unknown; readonly preferences: AlertPreferences } | undefined>(
  undefined,
)

let lastRead: { readonly text: string; readonly preferences: AlertPreferences } | undefined

/** What is stored, as one object for as long as it says the same: what is computed with it is then computed once. */
function readStored(kept: unknown): AlertPreferences {
  const text = JSON.stringify(kept)
  if (lastRead?.text !== text) lastRead = { text, preferences: readAlertPreferences(kept) }
  return lastRead.preferences
}

/**
 * What this user set about the alerts in this browser: the view, the time of the transient faults, the marks, the notes.
 * They are read again before each change, so that another tab's are not lost; where the browser keeps nothing, they hold
 * until the page is left.
 */
export function useAlertPreferences(): readonly [AlertPreferences, ChangePreferences] {
  const { clock } = usePorts()
  const userId = useSession()?.user.id
  const { read, keep } = usePreferences()
  const [changed, setChanged] = useAtom(changedAtom)
  const stored = () => {
    const kept = read().alerts
    return kept === undefined ? undefined : readStored(kept)
  }
  const isOwn = changed !== undefined && changed.userId === userId
  const [first] = useState(() => stored() ?? NO_ALERT_PREFERENCES)
  const preferences = isOwn ? changed.preferences : first
  const change: ChangePreferences = (by) => {
    const next = by(stored() ?? preferences)
    const now = clock.now()
    const alerts = { ...next, marks: pruneMarks(next.marks, now), notes: pruneNotes(next.notes, now) }
    setChanged({ userId, preferences: alerts })
    keep(() => ({ alerts }))
  }
  return [preferences, change]
}
