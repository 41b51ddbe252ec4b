import type { ZoneId } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { Clock } from 'lucide-react'
import styled from 'styled-components'
import { useZoneText, zoneName } from '../../../forms/index.ts'
import { useNow, VisuallyHidden } from '../../../foundations/index.ts'
import { useMessages, useText } from '../../../messages/index.ts'
import { Popover } from '../../../primitives/index.ts'
import { Chip, Facts } from '../LiveState/LiveState.styles.ts'

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

const Mark = styled(Chip)`
  border-color: ${theme.tone.info.border};
  background: ${theme.tone.info.bg};
  color: ${theme.tone.info.fg};

  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }

  @media (width < ${theme.breakpoint.tablet}px) {
    gap: 3px;
    padding-inline: 6px;
  }
`
/** On a phone the difference alone: the logo keeps its room. */
const Offset = styled.span`
  @media (width < ${theme.breakpoint.tablet}px) {
    display: none;
  }
`

/**
 * Whose zone the times of the pages are in, where the browser's is not the tenant's, and the difference (decisions: Screens).
 * A chip of the header, which costs no page a row; a press says it in words.
 */
export function ZoneNote({ own, other, minutesAhead }: ZoneNoteProps) {
  const t = useText('shell')
  const zoneText = useZoneText()
  const { language } = useMessages()
  const now = useNow(TICK_MS)
  const isAhead = minutesAhead > 0
  const minutes = Math.abs(minutesAhead)
  const [hours, rest] = [Math.floor(minutes / HOUR), minutes % HOUR]
  const gap = rest === 0 ? t('zone.hours', { hours }) : t('zone.hoursMinutes', { hours, minutes: rest })
  return (
    <Popover
      label={t('zone.label')}
      align="end"
      trigger={
        <Mark type="button" data-zone-note="">
          <Clock aria-hidden="true" />
          <VisuallyHidden>{t('zone.label')}: </VisuallyHidden>
          <span>
            <Offset>{zoneName(own, now, language).offset} ·</Offset> {isAhead ? '+' : '−'}
            {gap}
          </span>
        </Mark>
      }
    >
      <Facts>
        <p>
          {t(isAhead ? 'zone.ahead' : 'zone.behind', {
            own: zoneText(own, now),
            other: zoneText(other, now),
            gap,
          })}
        </p>
      </Facts>
    </Popover>
  )
}
