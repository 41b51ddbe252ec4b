import type { LogLevel } from '@corrente/domain/logs'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'
import { levelColors } from '../LogLines/LogLines.styles.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  min-inline-size: 0;
`
export const Found = styled.div`
  display: flex;
  align-items: end;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  font-size: ${theme.font.size[13]};

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
  & > output {
    padding-block-end: ${theme.space[2]};
    white-space: nowrap;
    ${tabularNumbers}
  }
`
export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}
`
export const Level = styled.strong<{ $level: LogLevel }>`
  padding-inline-end: ${theme.space[2]};
  ${({ $level }) => levelColors[$level]}
`
/** From one to the next: never torn apart by the end of a line. */
export const Steps = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
`
/** Gone where the page is narrow: the field of the stations says the same. */
export const Wide = styled.span`
  display: contents;

  @media (max-width: 719px) {
    display: none;
  }
`
export const Muted = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`
export const Foot = styled(Strip)`
  justify-content: space-between;
  color: ${theme.fg.muted};
`
