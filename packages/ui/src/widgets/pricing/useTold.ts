import { useEffect } from 'react'

/** Tells what is typed as it changes, and that nothing is once its form is gone. Both are to be kept while nothing changes. */
export function useTold<T extends object>(
  tell: ((typed: T | undefined) => void) | undefined,
  typed: T | undefined,
) {
  useEffect(() => {
    tell?.(typed)
    return () => tell?.(undefined)
  }, [tell, typed])
}
