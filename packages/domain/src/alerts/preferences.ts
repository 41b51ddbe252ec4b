import { numberOf, ownField } from '../wire/index.ts'
import { type AlertMarks, NO_MARKS, readMarks } from './marks.ts'
import { type ProblemNote, readNotes } from './notes.ts'
import { DEFAULT_HOLD_MINUTES, HOLD_MINUTES, type HoldMinutes } from './triage.ts'

/**
 * The views of the alerts (decisions: Alerts): the documented list, what is wrong now, and the events of what is over or
 * happened once, which are never mixed with it.
 */
export const ALERT_VIEWS = ['list', 'triage', 'past'] as const
export type AlertView = (typeof ALERT_VIEWS)[number]

/** What a user set about the alerts in this browser: plain data without personal data. */
export interface AlertPreferences {
  /** The view that opens. */
  readonly view: AlertView
  /** Faults that last shorter are held back in the triage. */
  readonly holdMinutes: HoldMinutes
  readonly marks: AlertMarks
  /** What was written beside problems, oldest first. */
  readonly notes: readonly ProblemNote[]
}

/** What holds where nothing was set: the documented list opens first. */
export const NO_ALERT_PREFERENCES: AlertPreferences = {
  view: 'list',
  holdMinutes: DEFAULT_HOLD_MINUTES,
  marks: NO_MARKS,
  notes: [],
}

/** Reads preferences from storage again, each part checked by itself: one that is broken is as if never set. Never throws. */
export function readAlertPreferences(stored: unknown): AlertPreferences {
  const view = ownField(stored, 'view')
  const minutes = numberOf(ownField(stored, 'holdMinutes'))
  return {
    view: ALERT_VIEWS.find((known) => known === view) ?? NO_ALERT_PREFERENCES.view,
    holdMinutes: HOLD_MINUTES.find((known) => known === minutes) ?? NO_ALERT_PREFERENCES.holdMinutes,
    marks: readMarks(ownField(stored, 'marks')),
    notes: readNotes(ownField(stored, 'notes')),
  }
}
