import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

export const Title = styled.h1`
  font-size: ${theme.font.size[24]};
  letter-spacing: -0.02em;
`

/** The two names stand above their values, side by side while they fit. */
export const Spot = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};

  dt {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }

  dd {
    font-size: ${theme.font.size[20]};
    font-weight: ${theme.font.weight.semibold};
    overflow-wrap: anywhere;
    ${tabularNumbers}
  }
`

export const Commands = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

/** Its room is kept while it has nothing to say, so that the buttons do not move under a finger. */
export const WhyNot = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 24px;
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};

  svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${theme.fg.muted};
  }
`

/** What came of the commands: it stays, and grows below the buttons only. */
export const Outcome = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  &:empty {
    display: none;
  }
`
