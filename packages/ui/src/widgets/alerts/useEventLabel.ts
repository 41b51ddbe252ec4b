import type { StationNotification } from '@corrente/domain/notifications'
import { useCallback } from 'react'
import { useText } from '../../messages/index.ts'

/** What a notification's type is called. */
export type EventOf = Pick<StationNotification, 'type' | 'rawType'>

/** Names events in the user's language (ALR-012, ALR-013); an unknown type is named as it came, none at all 'Event'. */
export function useEventLabel(): (event: EventOf) => string {
  const t = useText('alerts')
  return useCallback(
    ({ type, rawType }) => (type ? t(`event.${type}`) : rawType.trim() || t('event.unknown')),
    [t],
  )
}
