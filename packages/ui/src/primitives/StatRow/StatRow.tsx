import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MISSING, tabularNumbers } from '../../foundations/index.ts'

export interface StatRowProps {
  /** What is counted. */
  label: ReactNode
  /** The value, written by the formats; nothing shows '-'. */
  value: ReactNode
}

const Root = styled.div`
  display: grid;
  /* A short label keeps its words whole beside a value of any length; a long one leaves the value a third. */
  grid-template-columns: fit-content(65%) minmax(0, 1fr);
  align-items: baseline;
  gap: ${theme.space[3]};
  min-block-size: 28px;
  padding-block: ${theme.space[1]};
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};

  &:last-child {
    border-block-end: 0;
  }
`
const Label = styled.dt`
  min-inline-size: 0;
  color: ${theme.fg.muted};
  overflow-wrap: anywhere;
`
const Value = styled.dd`
  font-weight: ${theme.font.weight.semibold};
  text-align: end;
  overflow-wrap: anywhere;
  ${tabularNumbers}
`

/** The list that rows stand in. */
export const StatList = styled.dl`
  min-inline-size: 0;
`

/** One line of a `StatList`: what at the start, how much at the end. */
export function StatRow({ label, value }: StatRowProps) {
  const isMissing = value === null || value === undefined || value === ''
  return (
    <Root>
      <Label>{label}</Label>
      <Value>{isMissing ? MISSING : value}</Value>
    </Root>
  )
}
