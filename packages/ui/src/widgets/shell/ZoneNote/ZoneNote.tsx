import type { ZoneId } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { Clock } from 'lucide-react'
import styled from 'styled-components'
import { zoneName } from '../../../forms/index.ts'
import { useNow } from '../../../foundations/index.ts'
import { useMessages, useText } from '../../../messages/index.ts'

export interface ZoneNoteProps {
  /** The browser's zone, which the times of the pages are in. */
  own: ZoneId
  /** The tenant's. */
  other: ZoneId
  /** Minutes by which the browser's clocks are ahead; never 0. */
  minutesAhead: number
}

const HOUR = 60
const TICK_MS = 60_000

const Line = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  padding: ${theme.space[1]} ${theme.space[6]};
  border-block-end: 1px solid ${theme.border.default};
  background: ${theme.tone.info.bg};
  color: ${theme.tone.info.fg};
  font-size: ${theme.font.size[12]};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`

/** Whose zone the times of the pages are in, where the browser's is not the tenant's, and the difference (decisions: Screens). */
export function ZoneNote({ own, other, minutesAhead }: ZoneNoteProps) {
  const t = useText('shell')
  const common = useText('common')
  const { language } = useMessages()
  const now = useNow(TICK_MS)
  const named = (zone: ZoneId) => common('dateRange.zone', { ...zoneName(zone, now, language) })
  const minutes = Math.abs(minutesAhead)
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  const gap = rest === 0 ? t('zone.hours', { hours }) : t('zone.hoursMinutes', { hours, minutes: rest })
  return (
    <Line>
      <Clock aria-hidden="true" />
      {t(minutesAhead > 0 ? 'zone.ahead' : 'zone.behind', { own: named(own), other: named(other), gap })}
    </Line>
  )
}
