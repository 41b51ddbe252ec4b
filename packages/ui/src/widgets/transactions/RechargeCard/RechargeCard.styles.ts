import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers } from '../../../foundations/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`
/** The five facts: large and quiet, in one line where there is room. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 45%), 1fr));
  gap: ${theme.space[3]} ${theme.space[5]};
  margin: 0;

  /* How it stands is a mark, a word and how it is paid: half a phone is too narrow for them. */
  @media (width < ${theme.breakpoint.tablet}px) {
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`
export const Fact = styled.div`
  display: grid;
  align-content: start;
  gap: 2px;
  min-inline-size: 0;

  dt {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }
  dd {
    display: grid;
    align-items: center;
    min-block-size: 28px;
    margin: 0;
    font-size: ${theme.font.size[20]};
    font-weight: ${theme.font.weight.medium};
    line-height: ${theme.font.line.tight};
    overflow-wrap: break-word;
    ${tabularNumbers}
  }
  dd[data-more] {
    display: block;
    min-block-size: 0;
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.normal};
    line-height: ${theme.font.line.normal};
  }
  /* How it stands says why in a second line, before the reason is cut. */
  dd > span {
    flex-wrap: wrap;
    white-space: normal;
  }
  /* A station's id, and a connector's number with its word, go whole to the next line. */
  dd[data-more] > :is(a, span) {
    white-space: nowrap;
  }
`
/** The text to be told stands as one: what is copied is what is seen. */
export const Said = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-inline-start: 3px solid ${theme.border.strong};
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[14]};

  p {
    flex: 0 1 auto;
    min-inline-size: 0;
    margin: 0;
    max-inline-size: 90ch;
  }
`
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
`
export const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  font-size: ${theme.font.size[13]};

  h3 {
    font-size: ${theme.font.size[14]};
  }
  p {
    margin: 0;
  }
`
export const Steps = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: 0;

  dt {
    color: ${theme.fg.muted};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    margin: 0;
    min-inline-size: 0;
  }
`
export const More = styled.details`
  summary {
    inline-size: fit-content;
    padding-block: ${theme.space[1]};
    font-weight: ${theme.font.weight.medium};
    cursor: pointer;
    border-radius: ${theme.radius.s};
    ${focusRing}
  }
  &[open] > summary {
    margin-block-end: ${theme.space[3]};
  }
`
export const Muted = styled.p`
  margin: ${theme.space[3]} 0 0;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
