import { type Tone, theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { softTones, tabularNumbers } from '../../foundations/index.ts'

export interface TimelineEvent {
  /** Tells events apart; never shown. */
  readonly key: string
  /** When, written by the formats: '14/03/2026 12:05'. */
  readonly time: ReactNode
  /** What happened. */
  readonly title: ReactNode
  /** More about it: who, how much, a link. */
  readonly detail?: ReactNode
  /** An icon of 14 px that tells the kind; without it a dot. */
  readonly icon?: ReactNode
  /** What it means. Default: neutral, also for kinds that the product does not know. */
  readonly tone?: Tone
}

export interface TimelineProps {
  /** What the events belong to; the accessible name. */
  label: string
  /** In the order in which they are read. */
  events: readonly TimelineEvent[]
}

const Root = styled.ol`
  display: grid;
  container-type: inline-size;
  min-inline-size: 0;
`
const Event = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr);
  gap: 0 ${theme.space[3]};
  padding-block-end: ${theme.space[4]};

  /* The line from this mark to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 26px 0;
    inset-inline-start: 12px;
    inline-size: 2px;
    background: ${theme.border.default};
  }

  &:last-child {
    padding-block-end: 0;
  }
`
const Mark = styled.span<{ $tone: Tone }>`
  display: grid;
  place-content: center;
  inline-size: 26px;
  block-size: 26px;
  border: 1px solid;
  border-radius: 50%;
  ${({ $tone }) => softTones[$tone]}

  svg {
    inline-size: 14px;
    block-size: 14px;
  }

  &:empty::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: currentcolor;
  }
`
const Words = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  padding-block-start: 3px;
  overflow-wrap: anywhere;
`
/** In a narrow list every time stands under its title, in a wide one every time beside it: never some so, some so. */
const Line = styled.div`
  display: grid;
  gap: 0 ${theme.space[3]};

  @container (inline-size >= 26rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }
`
const Title = styled.span`
  min-inline-size: 0;
  color: ${theme.fg.default};
  font-weight: ${theme.font.weight.medium};

  /* As tall as a target has to be, in the room that is there. */
  > a {
    display: inline-block;
    margin-block: -4px -2px;
    padding-block: 4px 2px;
  }
`
const Time = styled.span`
  /* A text of any length may stand here: past this it wraps, and the title keeps the rest. */
  max-inline-size: 16rem;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  ${tabularNumbers}
`
const Detail = styled.div`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

/** What happened to one thing, event by event. */
export function Timeline({ label, events }: TimelineProps) {
  return (
    // The role is written out because Safari drops it from a list whose markers are styled away.
    <Root role="list" aria-label={label}>
      {events.map(({ key, time, title, detail, icon, tone = 'neutral' }) => (
        <Event key={key}>
          <Mark $tone={tone} aria-hidden="true">
            {icon}
          </Mark>
          <Words>
            <Line>
              <Title>{title}</Title>
              <Time>{time}</Time>
            </Line>
            {detail ? <Detail>{detail}</Detail> : null}
          </Words>
        </Event>
      ))}
    </Root>
  )
}
