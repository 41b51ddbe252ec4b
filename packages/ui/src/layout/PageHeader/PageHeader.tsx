import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flushGhost } from '../../foundations/index.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-block-size: ${theme.size.control};

  @media (width < ${theme.breakpoint.tablet}px) {
    flex-wrap: nowrap;
    gap: ${theme.space[2]};
  }
`

const Words = styled.div`
  min-inline-size: 0;
`

const Title = styled.h1`
  color: ${theme.fg.default};
  font-size: ${theme.font.size[20]};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;

  @media (width >= ${theme.breakpoint.tablet}px) {
    font-size: ${theme.font.size[24]};
  }
`

const Detail = styled.div`
  margin-block-start: ${theme.space[1]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  ${flushGhost}

  /* On a phone their icons stand beside the title, and run sideways where there are many; their words stay their
     names. What shows a value keeps it. */
  @media (width < ${theme.breakpoint.tablet}px) {
    flex: none;
    flex-wrap: nowrap;
    max-inline-size: 62%;
    overflow-x: auto;
    padding: 3px;
    margin: -3px;
    scrollbar-width: none;

    > :first-child {
      margin-inline-start: auto;
    }

    > * {
      flex: none;
    }

    button:has(> svg, > * > svg):not([data-value]),
    a:has(> svg, > * > svg) {
      gap: 0;
      padding-inline: 10px;
      font-size: 0;
    }
  }
`

export interface PageHeaderProps {
  /** The page's name; the only `h1` of the page. */
  title: string
  /** One muted line below the title: a count, an age, where the data come from. */
  detail?: ReactNode
  /** At the end of the line: the page's filter or its one main action. */
  actions?: ReactNode
}

/** The title line of a page. On a phone the actions are their icons. */
export function PageHeader({ title, detail, actions }: PageHeaderProps) {
  return (
    <Bar>
      <Words>
        <Title>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Bar>
  )
}
