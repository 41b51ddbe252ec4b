import type { StationNotification } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { focusRingInset, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Flip } from '../../../primitives/index.ts'
import { useEventLabel } from '../useEventLabel.ts'
import { useReportedError } from '../useReportedError.ts'

export interface EventLineProps {
  alert: StationNotification
  /** What it shows while it is open. */
  renderEvent: (alert: StationNotification) => ReactNode
}

const Root = styled.li`
  min-inline-size: 0;
  border-block-end: 1px solid ${theme.border.default};
`
const Head = styled.button`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  inline-size: 100%;
  min-block-size: 32px;
  padding: 6px ${theme.space[1]};
  text-align: start;
  ${focusRingInset}

  &:hover {
    background: ${theme.bg.hover};
  }
  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${theme.fg.muted};
  }
`
const When = styled.span`
  flex: none;
  ${tabularNumbers}
`
const What = styled.span`
  min-inline-size: 0;
  color: ${theme.fg.muted};
  overflow-wrap: anywhere;
`
const Content = styled.div`
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]} 28px;
`

/** One event of a problem: when, where, why (what it is, the problem says); it opens to more. */
export function EventLine({ alert, renderEvent }: EventLineProps) {
  const t = useText('alerts')
  const labelOf = useEventLabel()
  const errorText = useReportedError()
  const { timestamp } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const contentId = useId()
  const parts = [
    alert.connectorId ? t('list.connector', { id: alert.connectorId }) : undefined,
    errorText(alert),
    alert.userName,
  ].filter((part) => part !== undefined)
  return (
    <Root>
      <Head
        type="button"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': contentId })}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? (
          <ChevronDown aria-hidden="true" size={16} />
        ) : (
          <Flip as={ChevronRight} aria-hidden="true" size={16} />
        )}
        <When>{timestamp(alert.at, 'DD/MM/YYYY HH:mm')}</When>
        <What>{parts.length === 0 ? labelOf(alert) : parts.join(' · ')}</What>
      </Head>
      {isOpen && <Content id={contentId}>{renderEvent(alert)}</Content>}
    </Root>
  )
}
