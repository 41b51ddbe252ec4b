import { useLayoutEffect, useMemo, useRef } from 'react'

/** What the controls of a row do with it, by its key. */
export interface RowHands {
  readonly expand: (key: string) => void
  readonly tick: (key: string, isRange: boolean) => void
}

/** The same hands at each render, which do what the last one would: rows that did not change need not be drawn again. */
export function useRowHands({ expand, tick }: RowHands): RowHands {
  const last = useRef({ expand, tick })
  useLayoutEffect(() => {
    last.current = { expand, tick }
  })
  return useMemo(
    () => ({
      expand: (key) => last.current.expand(key),
      tick: (key, isRange) => last.current.tick(key, isRange),
    }),
    [],
  )
}
