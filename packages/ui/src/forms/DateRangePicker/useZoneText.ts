import type { EpochMs, ZoneId } from '@corrente/domain/time'
import { useClock } from '../../foundations/index.ts'
import { useMessages, useText } from '../../messages/index.ts'
import { zoneName } from './zoneName.ts'

/** What a zone is called at an instant (default: now), with its offset: 'Horário de Brasília (GMT-3)'. */
export function useZoneText(): (zone: ZoneId, at?: EpochMs) => string {
  const t = useText('common')
  const { language } = useMessages()
  const { now } = useClock()
  return (zone, at = now()) => t('dateRange.zone', { ...zoneName(zone, at, language) })
}
