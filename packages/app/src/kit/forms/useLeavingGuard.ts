import { useBlocker } from '@tanstack/react-router'

/** Somebody is about to leave a form with changes. */
export interface LeavingGuard {
  /** The question stands. */
  readonly isAsking: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/**
 * Stops a navigation away from a form with changes until the person says so; closing the tab asks by the browser's own
 * words. A change of the address within the same page is no leaving.
 */
export function useLeavingGuard(hasChanges: boolean, onLeave: () => void): LeavingGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasChanges && current.pathname !== next.pathname,
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  })
  return {
    isAsking: blocker.status === 'blocked',
    leave: () => {
      onLeave()
      blocker.proceed?.()
    },
    stay: () => blocker.reset?.(),
  }
}
