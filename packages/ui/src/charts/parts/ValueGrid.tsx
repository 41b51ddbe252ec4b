import { theme } from '@corrente/themes'

/** What an axis needs of a scale. */
export interface ValueScale {
  (value: number): number
  ticks(count: number): number[]
}

export interface ValueGridProps {
  scale: ValueScale
  /** Where the values run: up the drawing or along it. */
  direction: 'vertical' | 'horizontal'
  /** How long a line of the grid is, CSS pixels. */
  length: number
  /** About how many lines. */
  count: number
  /** All values are whole: no line between two of them. */
  isWhole: boolean
  /** A value on the axis, short. */
  formatTick: (value: number) => string
}

/** The light grid with its values; the line of zero is the axis. */
export function ValueGrid({ scale, direction, length, count, isWhole, formatTick }: ValueGridProps) {
  const ticks = scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick))
  const isUp = direction === 'vertical'
  return ticks.map((tick) => (
    <g key={tick} transform={isUp ? `translate(0 ${scale(tick)})` : `translate(${scale(tick)} 0)`}>
      <line
        {...(isUp ? { x2: length } : { y2: length })}
        stroke={tick === 0 ? theme.chart.axis : theme.chart.grid}
      />
      <text
        {...(isUp ? { x: -8, dy: '0.32em', textAnchor: 'end' } : { y: length + 16, textAnchor: 'middle' })}
        fontSize={11}
        fill={theme.fg.muted}
      >
        {formatTick(tick)}
      </text>
    </g>
  ))
}
