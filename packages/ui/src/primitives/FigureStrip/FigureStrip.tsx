import { theme } from '@corrente/themes'
import { CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Popover } from '../Popover/Popover.tsx'

/** What a page counts, in one line above its rows; give it its name by `aria-label`. */
export const FigureStrip = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0;
  min-block-size: 34px;
  padding-inline: ${theme.space[3]} 40px;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  /* On a phone it is a bare line that runs sideways: the rows are what the page is for. */
  @media (width < ${theme.breakpoint.tablet}px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    min-block-size: 24px;
    margin-block: -2px;
    padding-inline: 0 ${theme.space[2]};
    border: 0;
    background: none;
    white-space: nowrap;
    scrollbar-width: none;
  }
`
/** Figures that belong together. */
export const FigureCell = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  padding-block: ${theme.space[1]};
  padding-inline-end: ${theme.space[3]};

  & + & {
    padding-inline-start: ${theme.space[3]};
    border-inline-start: 1px solid ${theme.border.default};
  }

  @media (width < ${theme.breakpoint.tablet}px) {
    flex: none;
    flex-wrap: nowrap;
    padding-block: 0;
  }
`
const Root = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  white-space: nowrap;

  span {
    color: ${theme.fg.muted};
  }
  strong {
    font-weight: ${theme.font.weight.semibold};
  }
  &[data-main] strong {
    font-size: ${theme.font.size[16]};
  }
`
const Notes = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  inline-size: min(320px, 80vw);
  font-size: ${theme.font.size[13]};
`
/** A few quiet words among the figures. */
export const FigureNote = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
const End = styled.span`
  @media (width >= ${theme.breakpoint.tablet}px) {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
  }
`

export interface FigureProps {
  /** What it is. */
  name: string
  /** The one that is looked for. */
  isMain?: boolean
  children: ReactNode
}

/** One figure with its name; it stands still from its first frame. */
export function Figure({ name, isMain = false, children }: FigureProps) {
  return (
    <Root role="group" aria-label={name} data-main={isMain ? '' : undefined}>
      <span>{name}</span>
      <strong>{children}</strong>
    </Root>
  )
}

/** How the figures were counted, on demand. */
export function FigureHelp({ label, children }: { label: string; children: ReactNode }) {
  return (
    <End>
      <Popover
        label={label}
        align="end"
        trigger={<IconButton size="small" label={label} icon={<CircleHelp aria-hidden="true" size={16} />} />}
      >
        <Notes>{children}</Notes>
      </Popover>
    </End>
  )
}
