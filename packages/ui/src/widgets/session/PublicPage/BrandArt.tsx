import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { useSecondRender } from '../../../foundations/index.ts'
import { ART_HEIGHT, ART_WIDTH, figureOf } from './figures.ts'

const Art = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;

  /* The brand's own colour; where the ground is that colour, the point stands for itself. */
  & [data-halo] {
    fill: ${theme.brand.bg};
    opacity: 0.45;
  }
`

export interface BrandArtProps {
  /** What the drawing is made from: each brand has its own. */
  seed: string
  /** Marks it as a part of the pane, which small windows leave out. */
  'data-pane'?: string
}

/** Decoration of the sign-in page: lines with their stations, in the colour of the text around them. */
export function BrandArt({ seed, ...props }: BrandArtProps) {
  // The form comes first, what adorns it in a render of its own: on a slow phone that is a tenth of the wait.
  const isDrawn = useSecondRender()
  return (
    <Art
      {...props}
      viewBox={`0 0 ${ART_WIDTH} ${ART_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinejoin="round"
      aria-hidden
    >
      {isDrawn && <Drawing seed={seed} />}
    </Art>
  )
}

function Drawing({ seed }: { seed: string }) {
  const { lines, nodes } = useMemo(() => figureOf(seed), [seed])
  return (
    <>
      {lines.map(({ d, opacity }) => (
        <path key={d} d={d} opacity={opacity} />
      ))}
      {nodes.map(({ x, y, r }) => (
        <g key={`${x} ${y}`} stroke="none" fill="currentColor">
          <circle cx={x} cy={y} r={r * 3} opacity={0.08} />
          <circle data-halo="" cx={x} cy={y} r={r * 2.2} />
          <circle cx={x} cy={y} r={r} opacity={0.85} />
        </g>
      ))}
    </>
  )
}
