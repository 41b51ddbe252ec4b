import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Somebody is about to leave a form with changes. */
export interface LeavingGuard {
  /** The question stands. */
  readonly isAsking: boolean
  /** The changes are on their way: nobody can say that they are not saved. */
  readonly isSaving: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/**
 * Stops a navigation away from a form with changes until the person says so; closing the tab asks by the browser's own
 * words. A change of the address within the same page is no leaving. Saved while the question stands, it answers itself.
 * @param onLeave - told of a yes, and where it leads to; not while a save is under way, which may still fail
 * @param isOwnPath - whether another address belongs to the form too: going there is no leaving. Default: none does
 */
export function useLeavingGuard(
  hasChanges: boolean,
  isSaving: boolean,
  onLeave: (pathname: string) => void,
  isOwnPath: (pathname: string) => boolean = () => false,
): LeavingGuard {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      hasChanges && current.pathname !== next.pathname && !isOwnPath(next.pathname),
    enableBeforeUnload: () => hasChanges,
    withResolver: true,
  })
  const { status, proceed, next } = blocker
  useEffect(() => {
    if (status === 'blocked' && !hasChanges) proceed()
  }, [status, proceed, hasChanges])
  return {
    isSaving,
    isAsking: blocker.status === 'blocked',
    leave: () => {
      if (!isSaving && next) onLeave(next.pathname)
      proceed?.()
    },
    stay: () => blocker.reset?.(),
  }
}
