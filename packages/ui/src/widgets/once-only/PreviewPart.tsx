import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers } from '../../foundations/index.ts'

/** Rows that scroll below their own head, over the whole width of the dialog. */
export const PreviewScroll = styled.div`
  max-block-size: 220px;
  overflow-y: auto;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  ${focusRing}
`
/** Number, start (on a phone above the place: `when`), place, and what it costs, or why it stays out. */
export const PreviewTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  th,
  td {
    padding: ${theme.space[1]} ${theme.space[2]};
    text-align: start;
    vertical-align: baseline;
  }
  thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.bg.inset};
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.medium};
  }
  thead th,
  .start,
  .when {
    white-space: nowrap;
  }
  tbody tr + tr > * {
    border-block-start: 1px solid ${theme.border.default};
  }
  tbody th,
  td.start {
    font-weight: ${theme.font.weight.medium};
    white-space: nowrap;
  }
  .amount {
    text-align: end;
    white-space: nowrap;
  }
  .when {
    display: none;
  }
  @media (width < ${theme.breakpoint.tablet}px) {
    .start {
      display: none;
    }
    .when {
      display: block;
    }
  }
`
