import type { StationNotification } from '@corrente/domain/notifications'
import { isHeaderEvent } from '@corrente/domain/notifications'
import { useText } from '@corrente/ui/messages'
import { useEventLabel } from '@corrente/ui/widgets/alerts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { useAlertsHref } from './useAlertsHref.ts'

/**
 * Turns each live notification into a toast: three at once, the rest as '+N' (LIV-009, LIV-010), with the way to the
 * alerts from every other page. Renders nothing.
 */
export function LiveToasts() {
  const t = useText('live')
  const labelOf = useEventLabel()
  const live = useLive()
  const { toasts } = usePorts()
  const href = useAlertsHref()
  const { pathname } = useLocation()
  const show = useEffectEvent((n: StationNotification) => {
    const station = n.stationName ?? n.stationId
    toasts.show({
      // Not 'danger': an error stays until dismissed, and a night of events must not pile up.
      tone: isHeaderEvent(n) ? 'warning' : 'info',
      text: t('toast.event', { station, type: labelOf(n) }),
      group: 'live',
      ...(href !== undefined && href !== pathname && { action: { label: t('toast.alerts'), href } }),
    })
  })
  useEffect(() => live.onNotification((n) => show(n)), [live])
  return null
}
