import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'

/** What the prices on the screen would bring: its frame, its heading and its sums. */
export const EstimateBox = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`
export const EstimateTitle = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};
`
export const EstimateNote = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
/** Words at the start, amounts at the end of each line; heads, feet and `[data-sum]` stand out. */
export const EstimateTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  th,
  td {
    padding: ${theme.space[1]} 0;
    border-block-end: 1px solid ${theme.border.default};
    font-weight: ${theme.font.weight.normal};
    text-align: start;
  }
  /* An amount stands whole on its line; the words beside it give way. */
  td {
    padding-inline-start: ${theme.space[2]};
    text-align: end;
    white-space: nowrap;
  }
  thead th,
  tfoot th,
  tfoot td,
  [data-sum] > * {
    font-weight: ${theme.font.weight.medium};
  }
`
