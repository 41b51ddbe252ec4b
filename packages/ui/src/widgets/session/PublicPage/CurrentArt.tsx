import styled from 'styled-components'
import { ART_HEIGHT, ART_WIDTH, currentLines, currentNodes } from './currentLines.ts'

const Art = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  pointer-events: none;
`

const lines = currentLines()
const nodes = currentNodes()

/** Decoration of the sign-in page: a current that fans out to its stations, in the colour of the text around it. */
export function CurrentArt() {
  return (
    <Art
      viewBox={`0 0 ${ART_WIDTH} ${ART_HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinejoin="round"
      aria-hidden
    >
      {lines.map(({ d, opacity }) => (
        <path key={d} d={d} opacity={opacity} />
      ))}
      {nodes.map(({ x, y, r }) => (
        <g key={x} stroke="none" fill="currentColor">
          <circle cx={x} cy={y} r={r * 2.6} opacity={0.14} />
          <circle cx={x} cy={y} r={r} opacity={0.85} />
        </g>
      ))}
    </Art>
  )
}
