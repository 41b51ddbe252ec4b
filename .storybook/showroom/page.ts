import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** A page of the showroom: the full width, its own breathing room. */
export const Page = styled.main`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
  min-block-size: 100vh;
  padding: ${theme.space[6]} clamp(16px, 3vw, 40px) ${theme.space[12]};
  background: ${theme.bg.page};
`
export const Title = styled.h1`
  font-size: ${theme.font.size[24]};
`
export const Heading = styled.h2`
  font-size: ${theme.font.size[16]};
`
export const Lead = styled.p`
  max-inline-size: 80ch;
  color: ${theme.fg.muted};
`
export const Head = styled.header`
  display: grid;
  gap: ${theme.space[2]};
`
export const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`
/** Controls of a page in one line, wrapping. */
export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};

  > * {
    flex: 0 1 200px;
    min-inline-size: 140px;
  }
`
/** A control with room for a long text. */
export const Wide = styled.div`
  flex-basis: 400px;
`
/** A quiet line: counts, ids, units. */
export const Quiet = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-variant-numeric: tabular-nums;
`
export const Code = styled.code`
  font-family: ${theme.font.mono};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
`
/** A colour; its value comes in as `style={{ '--swatch': '#0b6e6e' }}`. */
export const Swatch = styled.span`
  flex: none;
  display: inline-block;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${theme.border.default};
  border-radius: 4px;
  background: var(--swatch);
`
/** A table of data: figures line up, headings stay, the box scrolls where the window is narrow. */
export const TableBox = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;

  table {
    inline-size: 100%;
    font-size: ${theme.font.size[13]};
    font-variant-numeric: tabular-nums;
  }

  th, td {
    padding: ${theme.space[1]} ${theme.space[3]};
    border-block-end: 1px solid ${theme.border.default};
    text-align: start;
    vertical-align: middle;
  }

  th {
    color: ${theme.fg.muted};
    font-weight: ${theme.font.weight.medium};
    white-space: nowrap;
  }

  .number {
    text-align: end;
  }
`
