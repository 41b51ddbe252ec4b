import { type DayCurve, runsOf } from '@corrente/domain/charging-profiles'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { areaPath, linePath, topOfCurves, VIEW_BOX } from '../curvePath.ts'
import { useCurveWords } from '../useCurveWords.ts'

export interface CurveSketchProps {
  curve: DayCurve
  /** The top of its axis in amperes, so that several are drawn to one scale. @default its own */
  top?: number
}

const Svg = styled.svg`
  display: block;
  inline-size: 100%;
  min-inline-size: 96px;
  max-inline-size: 200px;
  block-size: 28px;
  overflow: visible;

  path {
    vector-effect: non-scaling-stroke;
  }
`

/** The limits of a day at a glance: a line of steps from 00:00 to 24:00, and the same in words. */
export function CurveSketch({ curve, top = topOfCurves([curve]) }: CurveSketchProps) {
  const t = useText('charging-profiles')
  const words = useCurveWords()
  const runs = runsOf(curve)
  return (
    <Svg
      viewBox={VIEW_BOX}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('curve.label', { text: words.day(curve) })}
    >
      <path d="M0 100H1440" stroke={theme.chart.grid} />
      <path d={areaPath(runs, top)} fill={theme.chart.series[0]} fillOpacity={0.16} />
      <path d={linePath(runs, top)} fill="none" stroke={theme.chart.series[0]} strokeWidth={2} />
    </Svg>
  )
}
