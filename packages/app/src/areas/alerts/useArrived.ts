import { ALERTS_PER_CALL } from '@corrente/domain/alerts'
import { mergeNotifications, type StationNotification } from '@corrente/domain/notifications'
import { useEffect, useState } from 'react'
import { useLive } from '../../live/index.ts'

/** The events that came live since the page was opened, newest first; what was there before, its call reads. */
export function useArrived(): readonly StationNotification[] {
  const live = useLive()
  const [arrived, setArrived] = useState<readonly StationNotification[]>([])
  useEffect(
    () => live.onNotification((one) => setArrived((now) => mergeNotifications(now, [one], ALERTS_PER_CALL))),
    [live],
  )
  return arrived
}
