import { theme } from '@corrente/themes'
import { useId } from 'react'
import styled from 'styled-components'
import { dashOf, Textures, textureId, textureOf } from './textures.tsx'

/** One series of a legend, in the order in which it is drawn. */
export interface LegendEntry {
  readonly key: string
  /** In the user's language. */
  readonly label: string
  /** A leaf of the theme's handle. */
  readonly color: string
}

export const LEGEND_MARKS = ['fill', 'line'] as const
/** A filled square or a stroke. */
export type LegendMark = (typeof LEGEND_MARKS)[number]

export interface LegendProps {
  entries: readonly LegendEntry[]
  mark: LegendMark
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 16px;
  margin: 0;
  padding: 0 0 6px;
  list-style: none;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};

  & li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
  }
`

/** One mark of the legend, as wide as it is told. */
export function Swatch({ color, series, mark }: { color: string; series: number; mark: LegendMark }) {
  const scope = useId()
  if (mark === 'line')
    return (
      <svg width={24} height={12} aria-hidden="true">
        <path d="M0 6h24" stroke={color} strokeWidth={2} strokeDasharray={dashOf(series)} />
      </svg>
    )
  return (
    <svg width={12} height={12} aria-hidden="true">
      <Textures scope={scope} count={series + 1} />
      <rect width={12} height={12} rx={2} fill={color} />
      {textureOf(series) && <rect width={12} height={12} rx={2} fill={`url(#${textureId(scope, series)})`} />}
    </svg>
  )
}

/** Which series is which; for charts of more than one, where their names do not stand in the drawing. */
export function Legend({ entries, mark }: LegendProps) {
  return (
    <Root>
      {entries.map(({ key, label, color }, series) => (
        <li key={key}>
          <Swatch color={color} series={series} mark={mark} />
          {label}
        </li>
      ))}
    </Root>
  )
}
