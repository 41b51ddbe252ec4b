import { theme } from '@corrente/themes'
import styled from 'styled-components'

export const List = styled.ul`
  padding: 0;
  list-style: none;
`
export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};

  &:last-child {
    border-block-end: 0;
  }
`
export const What = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
/** The same at the end of a row. */
export const WhatEnd = styled(What)`
  justify-items: end;
  margin-inline-start: auto;
  text-align: end;

  /* Where it stands below what it belongs to, it begins where that does. */
  @container (max-width: 479px) {
    justify-items: start;
    margin-inline-start: 0;
    text-align: start;
  }
`
/** What stands at the end of a row. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${theme.space[2]};
`
export const Muted = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
/** A word with what explains it on one line. */
export const Reason = styled(Muted)`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`
export const Note = styled.span`
  color: ${theme.tone.warning.fg};
`
