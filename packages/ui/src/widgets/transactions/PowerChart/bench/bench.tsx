/// <reference types="@corrente/themes/virtual" />
/**
 * The power chart with 5,000 points, and with `?bare` a bare one: the same points as one line, with a caret and a figure that
 * follow the mouse. For `tools/bench/chart.ts`. Not part of any build.
 */
import 'virtual:corrente/base.css'
import { rechargeFixture } from '@corrente/domain/fixtures'
import type { PowerSeries } from '@corrente/domain/transactions'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loaded, Stage } from '../../../../testing/index.ts'
import { PowerChart } from '../PowerChart.tsx'

const POINTS = 5000
const STEP_MS = 10_000
const [WIDTH, HEIGHT, PEAK] = [900, 220, 22]
const recharge = rechargeFixture()
const start = recharge.startedAt ?? 0
const power: PowerSeries = {
  points: Array.from({ length: POINTS }, (_, at) => ({
    t: start + at * STEP_MS,
    v: 12 + 8 * Math.sin(at / 90) + (at % 7) / 7,
  })),
  unread: 0,
}
const x = (at: number) => (at / (POINTS - 1)) * WIDTH
const line = power.points.map(({ v }, at) => `${x(at)},${HEIGHT - (v / PEAK) * HEIGHT}`).join(' ')

function BareChart() {
  const [at, setAt] = useState<number>()
  const point = at === undefined ? undefined : power.points[at]
  return (
    <div>
      <svg
        role="img"
        aria-label="bare"
        width={WIDTH}
        height={HEIGHT}
        onPointerMove={({ nativeEvent }) =>
          setAt(Math.min(POINTS - 1, Math.max(0, Math.round((nativeEvent.offsetX / WIDTH) * (POINTS - 1)))))
        }
      >
        <polyline points={line} fill="none" stroke="currentColor" />
        {at !== undefined && <line x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} stroke="currentColor" />}
      </svg>
      <p>{point && `${new Date(point.t).toISOString()} ${point.v.toFixed(2)} kW`}</p>
    </div>
  )
}

const container = document.getElementById('list')
if (!container) throw new Error('the bench page has a chart')
const isBare = new URLSearchParams(location.search).has('bare')
createRoot(container).render(
  <Stage>
    <div style={{ inlineSize: WIDTH }}>
      {isBare ? <BareChart /> : <PowerChart recharge={recharge} power={loaded(power)} />}
    </div>
  </Stage>,
)
