import { theme } from '@corrente/themes'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { focusRingInset } from '../../foundations/index.ts'

export interface AccordionItem {
  /** Tells sections apart; never shown. */
  readonly key: string
  /** What is inside. */
  readonly title: string
  /** A word on the closed section: how many, which state, what is wrong in it. */
  readonly note?: ReactNode
  readonly content: ReactNode
}

export interface AccordionProps {
  /** The sections in order. */
  items: readonly AccordionItem[]
  /** Key of the section that is open at first. Default: none. */
  initialKey?: string
  /** Opening one closes the others. Default: each on its own. */
  isExclusive?: boolean
  /** Level of the sections' headings in the page. Default: 3. */
  level?: 2 | 3 | 4
}

const Root = styled.div`
  min-inline-size: 0;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  color: ${theme.fg.default};
  overflow: clip;
`
const Section = styled.details`
  & + & {
    border-block-start: 1px solid ${theme.border.default};
  }
`
const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 44px;
  padding: ${theme.space[2]} ${theme.space[4]};
  cursor: pointer;
  list-style: none;
  ${focusRingInset}

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${theme.bg.hover};
  }

  > svg {
    color: ${theme.fg.muted};
    transition: rotate ${theme.duration.normal};
  }

  [open] > & > svg {
    rotate: 180deg;
  }
`
const Title = styled.h3`
  flex: 1 1 auto;
  min-inline-size: 0;
  font-size: ${theme.font.size[14]};
  overflow-wrap: anywhere;
`
const Note = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`
const Content = styled.div`
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};
`

/**
 * Sections that open below their titles. They are the browser's own: searching the page opens the section where a word
 * stands, and the state survives without a line of script.
 */
export function Accordion({ items, initialKey, isExclusive = false, level = 3 }: AccordionProps) {
  const name = useId()
  return (
    <Root>
      {items.map((item) => (
        <Section key={item.key} open={item.key === initialKey} {...(isExclusive ? { name } : {})}>
          <Summary>
            <Title as={`h${level}`}>{item.title}</Title>
            {item.note ? <Note>{item.note}</Note> : null}
            <ChevronDown aria-hidden="true" size={16} />
          </Summary>
          <Content>{item.content}</Content>
        </Section>
      ))}
    </Root>
  )
}
