import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** Words that stand back, in 13 px; a `span`, or what `as` says. */
export const Muted = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`

/** Words that stand back, in 12 px: a note below something, a unit, a caption. A `span`, or what `as` says. */
export const Small = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

/** Buttons, chips and the like in a line that wraps, 8 px apart, as high as the highest. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

/** Fields beside each other, as many as fit at 220 px. */
export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[3]};
`

/** Parts one below another, each as wide as all; `$gap` in steps of 4 px. */
export const Rows = styled.div<{ $gap?: 2 | 3 | 4 }>`
  display: grid;
  gap: ${({ $gap = 2 }) => theme.space[$gap]};
  min-inline-size: 0;
`
