import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'

/** Who does what on one line of time: for the eye alone, the list below says all of it. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;
  font-size: ${theme.font.size[12]};
  color: ${theme.fg.muted};
  ${tabularNumbers}
`
export const Track = styled.div`
  position: relative;
  block-size: 18px;
  border-radius: ${theme.radius.s};
  background: ${theme.bg.inset};
  overflow: hidden;
`
export const Mark = styled.i`
  position: absolute;
  inset-block: 4px;
  inset-inline-start: calc(var(--from) * 1%);
  inline-size: max(6px, calc(var(--span) * 1%));
  border-radius: ${theme.radius.s};
  background: ${theme.fg.muted};

  &[data-asked] {
    background: ${theme.brand.mark};
  }
  /* Somewhere in here. */
  &[data-doubt] {
    border: 1px dashed ${theme.fg.muted};
    background: none;
  }
`
export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
`
export const List = styled.ol`
  display: grid;
  container-type: inline-size;
  min-inline-size: 0;
`
export const Row = styled.li`
  display: grid;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-start: 1px solid ${theme.border.default};
  overflow-wrap: anywhere;

  &[data-asked] strong {
    color: ${theme.brand.text};
  }

  @container (inline-size >= 46rem) {
    grid-template-columns: 11rem 6rem minmax(0, 1fr) 17rem;
    align-items: baseline;
  }
`
export const Time = styled.span`
  font-weight: ${theme.font.weight.medium};
  ${tabularNumbers}
`
export const Told = styled.span`
  min-inline-size: 0;

  strong {
    font-weight: ${theme.font.weight.semibold};
  }
`
