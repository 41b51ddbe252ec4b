import type { MuteHours } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import { BellOff, Check, ClipboardCopy } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Button, Menu } from '../../../primitives/index.ts'
import { MuteItems } from '../AlertTriage/MarkActions.tsx'
import { useTicketText } from './useTicketText.ts'

/** What can be done with ticked alerts; the marks stay in this browser. */
export interface TickedCommands {
  /** Their problems are seen: quiet until something newer comes. */
  readonly onAcknowledge: (alerts: readonly StationNotification[]) => void
  /** Their problems are muted. @param hours undefined: until it is taken back */
  readonly onMute: (alerts: readonly StationNotification[], hours: MuteHours | undefined) => void
  /** Puts a text on the clipboard and rejects where it cannot. */
  readonly onCopyText: (text: string) => Promise<void>
}

export interface TickedBarProps extends TickedCommands {
  /** The ticked ones, newest first; none: there is no bar. */
  alerts: readonly StationNotification[]
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
`
const Count = styled.strong`
  margin-inline-end: auto;
  font-weight: ${theme.font.weight.medium};
`

/** What the ticks of failures are for (ALR-007): acknowledge, mute, copy for a ticket. */
export function TickedBar({ alerts, onAcknowledge, onMute, onCopyText }: TickedBarProps) {
  const t = useText('alert-list')
  const ticketText = useTicketText()
  if (alerts.length === 0) return null
  return (
    <Root role="group" aria-label={t('ticked.label')}>
      <Count role="status">{t('ticked.count', { count: alerts.length })}</Count>
      <Button size="small" icon={<Check aria-hidden="true" />} onClick={() => onAcknowledge(alerts)}>
        {t('ticked.acknowledge')}
      </Button>
      <Menu
        align="end"
        trigger={
          <Button size="small" icon={<BellOff aria-hidden="true" />}>
            {t('ticked.mute')}
          </Button>
        }
      >
        <MuteItems onMute={(hours) => onMute(alerts, hours)} />
      </Menu>
      <CopyTicket text={ticketText(alerts)} onCopy={onCopyText} />
    </Root>
  )
}

interface CopyTicketProps {
  /** What goes to the clipboard. */
  text: string
  /** Puts a text on the clipboard and rejects where it cannot. */
  onCopy: (text: string) => Promise<void>
}

/** How long it says how that went. */
const SAID_MS = 3_000

/** Copies the ticked alerts as text for a ticket, and says in its own place how that went. */
function CopyTicket({ text, onCopy }: CopyTicketProps) {
  const t = useText('alert-list')
  const common = useText('common')
  const [said, setSaid] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (said === undefined) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <>
      <Button
        size="small"
        icon={<ClipboardCopy aria-hidden="true" />}
        onClick={() =>
          void onCopy(text).then(
            () => setSaid('copied'),
            () => setSaid('failed'),
          )
        }
      >
        {t('ticked.copy')}
      </Button>
      <span role="status">{said && common(`copy.${said}`)}</span>
    </>
  )
}
