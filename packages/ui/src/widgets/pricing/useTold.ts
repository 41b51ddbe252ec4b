import { useLayoutEffect } from 'react'

/**
 * Tells what is typed as it changes, and that nothing is once its form is gone, before the next event can come: a reload or a
 * way back right after a key would else not know of it. Both are to be kept while nothing changes.
 */
export function useTold<T extends object>(
  tell: ((typed: T | undefined) => void) | undefined,
  typed: T | undefined,
) {
  useLayoutEffect(() => {
    tell?.(typed)
    return () => tell?.(undefined)
  }, [tell, typed])
}
