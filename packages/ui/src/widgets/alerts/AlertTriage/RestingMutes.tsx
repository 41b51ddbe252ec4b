import type { RestingMute } from '@corrente/domain/alerts'
import { eventTypeOf } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import { Bell } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { Rows } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { IconButton } from '../../../primitives/index.ts'
import { useEventLabel } from '../useEventLabel.ts'
import { useCodeText } from '../useReportedError.ts'
import { useUntilText } from './useUntilText.ts'

export interface RestingMutesProps {
  /** Mutes of which no problem is there now. None: nothing is drawn. */
  mutes: readonly RestingMute[]
  onUnmute: (keys: readonly string[]) => void
}

const Title = styled.h2`
  font-size: ${theme.font.size[14]};
`
const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
`
const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & small {
    display: block;
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
`

/** What is muted although nothing of it is there: seen, and taken back, all the same. */
export function RestingMutes({ mutes, onUnmute }: RestingMutesProps) {
  const t = useText('alert-list')
  const labelOf = useEventLabel()
  const codeText = useCodeText()
  const untilText = useUntilText()
  const titleId = useId()
  if (mutes.length === 0) return null
  return (
    <Rows as="section" aria-labelledby={titleId}>
      <Title id={titleId}>{t('mute.restingTitle')}</Title>
      <List role="list">
        {mutes.map(({ key, stationId, type, errorCode, until }) => {
          const cause =
            type === undefined
              ? t('mute.anyCause')
              : [labelOf({ type: eventTypeOf(type), rawType: type }), codeText(errorCode)]
                  .filter(Boolean)
                  .join(' · ')
          const name = t('trouble.name', { cause, station: stationId })
          return (
            <Row key={key}>
              <Words>
                {stationId}
                <small>{`${cause} · ${untilText(until)}`}</small>
              </Words>
              <IconButton
                size="small"
                label={t('mute.restingUndo', { name })}
                icon={<Bell aria-hidden="true" />}
                tooltipSide="start"
                onClick={() => onUnmute([key])}
              />
            </Row>
          )
        })}
      </List>
    </Rows>
  )
}
