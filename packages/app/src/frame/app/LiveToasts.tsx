import type { StationNotification } from '@corrente/domain/notifications'
import { isFailure, isHeaderEvent, showsToast } from '@corrente/domain/notifications'
import { useText } from '@corrente/ui/messages'
import { useEventLabel } from '@corrente/ui/widgets/alerts'
import { ToastSetting } from '@corrente/ui/widgets/shell'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useLive } from '../../live/index.ts'
import { usePorts } from '../../ports/index.ts'
import { useAlertsHref } from './useAlertsHref.ts'
import { useChoice } from './useChoice.ts'

/** Its id and its group: there is one. */
const LIVE = 'live'
/** Long enough to read one sentence and to reach its link; the list and the bell keep what it said. */
const SHOWN_MS = 8_000

/**
 * Turns each live notification that the user chose into a toast: one at a time, the rest as '+N' (LIV-009, LIV-010), with
 * its connector, the choice, and the way to the alerts from every other page. Renders nothing.
 */
export function LiveToasts() {
  const t = useText('live')
  const shell = useText('shell')
  const labelOf = useEventLabel()
  const live = useLive()
  const { toasts } = usePorts()
  const href = useAlertsHref()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [choice, choose] = useChoice('liveToasts')
  const show = useEffectEvent((n: StationNotification) => {
    if (!showsToast(choice, n)) return
    const station = n.stationName ?? n.stationId
    toasts.show({
      id: LIVE,
      // Not 'danger': an error stays until dismissed, and a night of events must not pile up.
      tone: isHeaderEvent(n) ? 'warning' : 'info',
      text: t('toast.event', { station, type: labelOf(n) }),
      subject: station,
      ...(n.connectorId !== undefined && {
        detail: shell('notifications.connector', { id: n.connectorId }),
      }),
      isQuiet: !isFailure(n),
      group: LIVE,
      durationMs: SHOWN_MS,
      ...(href !== undefined && href !== pathname && { action: { label: t('toast.alerts'), href } }),
      setting: (
        <ToastSetting
          value={choice}
          onChange={(next) => {
            choose(next)
            toasts.dismiss(LIVE)
          }}
        />
      ),
    })
  })
  useEffect(() => live.onNotification((n) => show(n)), [live])
  return null
}
