import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { MISSING, tabularNumbers } from '../../foundations/index.ts'

export interface DescriptionItem {
  /** Tells items apart; never shown. */
  readonly key: string
  /** What it is. */
  readonly term: ReactNode
  /** What holds, written by the formats; nothing (null, undefined, '') shows '-'. */
  readonly value: ReactNode
}

export interface DescriptionListProps {
  /** In the order in which they are read. */
  items: readonly DescriptionItem[]
  /** Short values: amounts, percentages. Three columns on a phone. */
  isCompact?: boolean
  /** A few facts in a line, each as wide as its value. */
  isFitted?: boolean
}

/** As many columns of 200 px, or of 88, as there is room for, by the list's own width: it fits a drawer, a panel and a page. */
const Root = styled.dl<{ $isCompact: boolean; $isFitted: boolean }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $isCompact }) => ($isCompact ? '88px' : '200px')}, 100%), 1fr));
  gap: ${({ $isCompact }) => ($isCompact ? theme.space[2] : theme.space[3])} ${theme.space[4]};
  min-inline-size: 0;
  ${({ $isFitted }) => $isFitted && css`display: flex; flex-wrap: wrap; column-gap: ${theme.space[8]};`}
`
const Item = styled.div`
  min-inline-size: 0;
`
const Term = styled.dt`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
`
const Value = styled.dd`
  color: ${theme.fg.default};
  font-size: ${theme.font.size[14]};
  overflow-wrap: anywhere;
  ${tabularNumbers}
`

/** What is known about one thing: terms with their values, in columns where there is room, below each other where not. */
export function DescriptionList({ items, isCompact = false, isFitted = false }: DescriptionListProps) {
  return (
    <Root $isCompact={isCompact} $isFitted={isFitted}>
      {items.map(({ key, term, value }) => (
        <Item key={key}>
          <Term>{term}</Term>
          <Value>{value === null || value === undefined || value === '' ? MISSING : value}</Value>
        </Item>
      ))}
    </Root>
  )
}
