import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flushGhost } from '../../foundations/index.ts'
import { TITLE_ID } from '../titleId.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-block-size: ${theme.size.control};

  @media (width < ${theme.breakpoint.tablet}px) {
    gap: ${theme.space[2]};
  }
`

const Words = styled.div`
  min-inline-size: 0;

  /* Title, actions, and the muted line below both over the whole width. */
  @media (width < ${theme.breakpoint.tablet}px) {
    display: contents;
  }
`

const Title = styled.h1`
  color: ${theme.fg.default};
  font-size: ${theme.font.size[20]};
  letter-spacing: -0.01em;
  overflow-wrap: break-word;

  /* It breaks between its words; where its longest has no room beside the actions, they stand below it. */
  @media (width < ${theme.breakpoint.tablet}px) {
    flex: 1 1 min-content;
    min-inline-size: 0;
  }

  @media (width >= ${theme.breakpoint.tablet}px) {
    font-size: ${theme.font.size[24]};
  }
`

const Detail = styled.div`
  margin-block-start: ${theme.space[1]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;

  @media (width < ${theme.breakpoint.tablet}px) {
    order: 1;
    flex: 1 0 100%;
    margin-block-start: calc(-1 * ${theme.space[1]});
  }
`

/** Not the end's: the title is what it belongs to. */
const Beside = styled.div`
  flex: 1 1 auto;
  min-inline-size: 0;

  @media (width < ${theme.breakpoint.tablet}px) {
    order: 1;
    flex: 1 0 100%;
    margin-block-start: calc(-1 * ${theme.space[1]});
  }

  @media (width >= ${theme.breakpoint.tablet}px) {
    > [role='tablist'] {
      border-block-end: 0;
    }
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  ${flushGhost}

  /* On a phone their icons stand beside the title: as tall as a thumb wants, and narrow. Their words stay their names; what
     shows a value keeps it. */
  @media (width < ${theme.breakpoint.tablet}px) {
    gap: ${theme.space[1]};
    max-inline-size: 100%;

    button:has(> svg, > * > svg):not([data-value]),
    a:has(> svg, > * > svg) {
      gap: 0;
      min-inline-size: 40px;
      min-block-size: 44px;
      /* The line stays as high as any: the rows of a list begin high. */
      margin-block: -4px;
      padding-inline: 10px;
      font-size: 0;

      > span {
        gap: 2px;
      }
    }
  }
`

export interface PageHeaderProps {
  /** The page's name; the only `h1` of the page. */
  title: string
  /** One muted line below the title: a count, an age, where the data come from. */
  detail?: ReactNode
  /** Which part of the page is shown, as tabs: beside the title, on a phone a line of its own. */
  tabs?: ReactNode
  /** At the end of the line: the page's filter or its one main action. */
  actions?: ReactNode
}

/** The title line of a page. On a phone the actions are their icons, and all of them are in sight. */
export function PageHeader({ title, detail, tabs, actions }: PageHeaderProps) {
  return (
    <Bar>
      <Words>
        <Title id={TITLE_ID}>{title}</Title>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
      {tabs !== undefined && <Beside>{tabs}</Beside>}
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Bar>
  )
}
