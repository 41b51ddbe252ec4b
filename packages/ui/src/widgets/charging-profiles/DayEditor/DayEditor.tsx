import {
  type Block,
  blocksOf,
  curveOf,
  type DayCurve,
  energyTaken,
  isSameCurve,
  NOMINAL_VOLTS,
  type ProfilePlan,
  runsOf,
} from '@corrente/domain/charging-profiles'
import { clockOf, roomOf } from '@corrente/domain/day-plan'
import { theme } from '@corrente/themes'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useFormats, useInlineSize, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { areaPath, linePath, topOfCurves, VIEW_BOX } from '../curvePath.ts'
import { BlockView, hoursOf, placeOfHour } from './BlockView.tsx'
import { Ampere, Frame, Hour, Legend, Plot, Quiet, Root, Sign, Svg } from './DayEditor.styles.ts'
import { type Held, planAfterKey } from './editorKeys.ts'
import { useDayDrag } from './useDayDrag.ts'

interface EnergyLineProps {
  curve: DayCurve
  /** The day as it was loaded; undefined: a new one, which is held against its own default. */
  saved: DayCurve | undefined
}

/** What the new day takes away from a car that charges all of it: an estimate, and it says of what. */
function EnergyLine({ curve, saved }: EnergyLineProps) {
  const t = useText('charging-profiles')
  const { energyKwh } = useFormats()
  const taken = energyTaken(saved ?? { ...curve, intervals: [] }, curve)
  if (taken === undefined || Math.abs(taken.onePhase) < 0.005) return null
  const isLess = taken.onePhase > 0
  const key = saved ? (isLess ? 'savedLess' : 'savedMore') : isLess ? 'defaultLess' : 'defaultMore'
  return (
    <Quiet>
      {t(`energy.${key}`, {
        one: energyKwh(Math.abs(taken.onePhase)),
        three: energyKwh(Math.abs(taken.threePhases)),
        volts: NOMINAL_VOLTS,
      })}
    </Quiet>
  )
}

export interface DayEditorProps {
  /** The limits of the day as they stand, half-typed rows included: those are not drawn, and counted. */
  plan: ProfilePlan
  /** The day as it was loaded; shown behind the new one where they differ. */
  saved?: DayCurve | undefined
  /** An edit of what stands then. */
  onChange: (edit: (plan: ProfilePlan) => ProfilePlan) => void
}

const KEPT_KEYS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape', 'Enter', ' '])

/** What was done by key, in words, for who does not see the picture; and where the focus goes on. */
function useKeys({ plan, onChange }: Pick<DayEditorProps, 'plan' | 'onChange'>) {
  const t = useText('charging-profiles')
  const [said, say] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const [focusNext, setFocusNext] = useState<number>()
  useEffect(() => {
    if (focusNext === undefined) return
    const boxes = root.current?.querySelectorAll<HTMLElement>('[role="slider"]:not([data-edge])')
    boxes?.[Math.min(focusNext, boxes.length - 1)]?.focus()
    setFocusNext(undefined)
  }, [focusNext])
  const press = (event: KeyboardEvent, block: Block, held: Held) => {
    if (event.ctrlKey || event.metaKey || event.altKey || KEPT_KEYS.has(event.key)) return
    const next = planAfterKey(plan, block, held, event)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    if (next === plan) say(t('editor.atEdge'))
    else if (next.rows.length < plan.rows.length) {
      say(t('editor.removed', { from: clockOf(block.start), to: clockOf(block.end) }))
      setFocusNext(
        Math.max(
          0,
          blocksOf(plan).findIndex(({ id }) => id === block.id),
        ),
      )
    } else if (next.rows.length > plan.rows.length) {
      const first = blocksOf(next).find(({ id }) => id === block.id)
      say(t('editor.split', { at: clockOf(first?.end ?? block.end) }))
    } else say('')
    onChange(() => next)
  }
  return { said, press, root }
}

/**
 * The limits of a day, built by hand: drawn, dragged by their edges and tops, or by keys. A drag never makes two intervals
 * overlap (CHP-017); the table beside it says the same in words.
 */
export function DayEditor({ plan, saved, onChange }: DayEditorProps) {
  const t = useText('charging-profiles')
  const [track, width] = useInlineSize<HTMLDivElement>()
  const curve = curveOf(plan)
  const blocks = blocksOf(plan)
  const fittingTop = topOfCurves([curve, saved])
  const [frozenTop, freeze] = useState<number>()
  const top = frozenTop ?? fittingTop
  const drag = useDayDrag({ track, plan, top, onChange })
  const { said, press, root } = useKeys({ plan, onChange })
  const isLimitHeld = drag.grip?.on === 'limit'
  if (isLimitHeld !== (frozenTop !== undefined)) freeze(isLimitHeld ? fittingTop : undefined)
  const runs = runsOf(curve)
  const hasGhost = saved !== undefined && !isSameCurve(saved, curve)
  const hidden = plan.rows.length - blocks.length
  const heldPart = (id: number): Held | 'limit' | undefined => {
    const { grip } = drag
    if (!grip || grip.on === 'free' || grip.id !== id) return undefined
    return grip.on === 'edge' ? grip.edge : grip.on
  }
  return (
    <Root ref={root} role="group" aria-label={t('editor.label')}>
      <Legend>
        <span>{t('editor.axis')}</span>
        {hasGhost && <Sign $isSaved>{t('editor.saved')}</Sign>}
      </Legend>
      <Frame>
        <Plot ref={track} data-plot="" $isHeld={drag.grip !== undefined} {...drag.track}>
          <Svg viewBox={VIEW_BOX} preserveAspectRatio="none" aria-hidden="true">
            {[0, 50, 100].map((y) => (
              <path key={y} d={`M0 ${y}H1440`} stroke={theme.chart.grid} />
            ))}
            <path d={areaPath(runs, top)} fill={theme.chart.series[0]} fillOpacity={0.12} />
          </Svg>
          {blocks.map((block, index) => (
            <BlockView
              key={block.id}
              block={block}
              top={top}
              room={roomOf(blocks, index)}
              width={width}
              heldPart={heldPart(block.id)}
              onTake={(event, part) => {
                if (part === 'block') drag.takeBlock(event, block)
                else if (part === 'limit') drag.takeLimit(event, block)
                else drag.takeEdge(event, block, part)
              }}
              onKey={(event, part) => press(event, block, part)}
            />
          ))}
          <Svg viewBox={VIEW_BOX} preserveAspectRatio="none" aria-hidden="true">
            {hasGhost && (
              <path
                d={linePath(runsOf(saved), top)}
                fill="none"
                stroke={theme.fg.muted}
                strokeWidth={2}
                strokeDasharray="6 4"
              />
            )}
            <path d={linePath(runs, top)} fill="none" stroke={theme.chart.series[0]} strokeWidth={2} />
          </Svg>
          {[top / 2, top].map((amperes) => (
            <Ampere key={amperes} aria-hidden="true" style={{ bottom: `${(amperes / top) * 100}%` }}>
              {amperes}
            </Ampere>
          ))}
          {hoursOf(width).map((hour) => (
            <Hour key={hour} aria-hidden="true" style={{ insetInlineStart: placeOfHour(hour) }}>
              {clockOf(hour * 60)}
            </Hour>
          ))}
        </Plot>
      </Frame>
      {plan.limit === undefined && <Quiet>{t('editor.noDefault')}</Quiet>}
      {hidden > 0 && <Quiet role="status">{t('editor.hidden', { count: hidden })}</Quiet>}
      <EnergyLine curve={curve} saved={saved} />
      <Quiet>{t('editor.hint')}</Quiet>
      <Quiet>{t('editor.keys')}</Quiet>
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </Root>
  )
}
