import {
  type AlertPreferences,
  NO_ALERT_PREFERENCES,
  pruneMarks,
  readAlertPreferences,
} from '@corrente/domain/alerts'
import { useState } from 'react'
import { usePreferences } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'

/** Changes the preferences from those that stand. */
export type ChangePreferences = (by: (now: AlertPreferences) => AlertPreferences) => void

/**
 * What this user set about the alerts in this browser: the view, the time of the transient faults, the marks. They are
 * read again before each change, so that another tab's are not lost; where the browser keeps nothing, they hold until
 * the page is left.
 */
export function useAlertPreferences(): readonly [AlertPreferences, ChangePreferences] {
  const { clock } = usePorts()
  const { read, keep } = usePreferences()
  const stored = () => {
    const kept = read().alerts
    return kept === undefined ? undefined : readAlertPreferences(kept)
  }
  const [preferences, setPreferences] = useState(() => stored() ?? NO_ALERT_PREFERENCES)
  const change: ChangePreferences = (by) => {
    const next = by(stored() ?? preferences)
    const alerts = { ...next, marks: pruneMarks(next.marks, clock.now()) }
    setPreferences(alerts)
    keep(() => ({ alerts }))
  }
  return [preferences, change]
}
