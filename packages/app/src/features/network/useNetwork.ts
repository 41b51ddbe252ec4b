import type { Station } from '@corrente/domain/stations'
import { useCallback, useSyncExternalStore } from 'react'
import { useLive } from '../../live/index.ts'

/** Live changes are shown at once, and then at most once in this time: a list is read, not watched frame by frame. */
const EVERY_MS = 1000

/** All stations as they are now; a list renders with it at most once a second, however many messages come. */
export function useNetwork(): readonly Station[] {
  const { stations } = useLive()
  const subscribe = useCallback(
    (then: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let isDue = false
      const rest = () => {
        timer = undefined
        if (isDue) tell()
      }
      const tell = () => {
        isDue = false
        timer = setTimeout(rest, EVERY_MS)
        then()
      }
      const stop = stations.subscribe(() => {
        if (timer === undefined) tell()
        else isDue = true
      })
      return () => {
        stop()
        clearTimeout(timer)
      }
    },
    [stations],
  )
  return useSyncExternalStore(subscribe, stations.all)
}
