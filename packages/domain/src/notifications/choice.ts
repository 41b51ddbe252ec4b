import type { StationNotification } from './schema.ts'

/** Which live events show a toast: all of them (LIV-009), failures alone, none. */
export const TOAST_CHOICES = ['all', 'failures', 'none'] as const
export type ToastChoice = (typeof TOAST_CHOICES)[number]

/** Whether an event is a failure: the only one that is worth an interruption of somebody who listens. */
export const isFailure = ({ type }: Pick<StationNotification, 'type'>): boolean => type === 'Failure'

/** Whether an event shows a toast by the user's choice. */
export const showsToast = (choice: ToastChoice, event: Pick<StationNotification, 'type'>): boolean =>
  choice === 'all' || (choice === 'failures' && isFailure(event))
