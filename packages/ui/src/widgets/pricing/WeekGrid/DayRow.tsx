import { DAY_MINUTES, shareOf } from '@corrente/domain/day-plan'
import {
  goesOn,
  isCrossing,
  linkedPeriods,
  type PriceException,
  type PricingWeek,
  type WeekCell,
  type Weekday,
} from '@corrente/domain/pricing'
import type { ReactNode } from 'react'
import { useText } from '../../../messages/index.ts'
import { CellView, openSides, type PriceLook } from './CellView.tsx'
import { GhostView } from './GhostView.tsx'
import type { GhostStore } from './ghostStore.ts'
import { TouchHandles } from './TouchHandles.tsx'
import type { WeekWords } from './useWeekWords.ts'
import { Caret, NowLine, Row, Track } from './WeekGrid.styles.ts'

export interface DayRowProps {
  week: PricingWeek
  day: Weekday
  cells: readonly WeekCell[]
  conflicts: ReadonlySet<string>
  look: PriceLook
  words: WeekWords
  ghosts: GhostStore
  width: number
  idOf: (day: Weekday, at: number) => string
  head: ReactNode
  /** Minute of the caret on this day. */
  caret: number | undefined
  now: number | undefined
  /** Keys of the blocks that are drawn out. */
  marked: readonly string[]
  /** Key of the block that a finger picked. */
  picked: string | undefined
  /** Key of a block that is in the way of an edit. */
  blocking: string | undefined
  /** The letter of the tariff that stands out; the others are dim. */
  shown: string | undefined
  exception: PriceException | undefined
  isEditable: boolean
  /** What opens at this day. */
  children?: ReactNode
}

/** Where a block goes on, or what is wrong with it. */
function useNotes({ week, day, conflicts, words }: DayRowProps) {
  const t = useText('pricing-week')
  return ({ period, kind, from, tariff }: WeekCell): string | undefined => {
    if (!period) return undefined
    if (kind === 'tail' && from)
      return t('grid.comes', { day: words.day(from), time: words.time(period.start) })
    if (conflicts.has(period.key)) return t('grid.conflict')
    if (tariff === null) return t('grid.draft')
    const next = goesOn(week, day, period)
    if (next) return t('grid.crosses', { day: words.day(next.day), time: words.time(next.period.end) })
    return isCrossing(period) ? t('grid.crosses', { day: '', time: words.time(period.end) }) : undefined
  }
}

/** A day of the week: its head, its blocks and gaps, and what is drawn over them. */
export function DayRow(props: DayRowProps) {
  const {
    week,
    day,
    cells,
    conflicts,
    look,
    words,
    ghosts,
    width,
    idOf,
    head,
    caret,
    now,
    marked,
    blocking,
    shown,
    exception,
    isEditable,
  } = props
  const noteOf = useNotes(props)
  const openOf = ({ period }: WeekCell) => {
    if (!period || (period.start > 0 && period.end !== DAY_MINUTES)) return undefined
    const { before, after } = linkedPeriods(week, period.key)
    return openSides(before !== undefined, after !== undefined)
  }
  const laneOf = ({ period }: WeekCell) => {
    if (!period || !conflicts.has(period.key)) return 'whole' as const
    return [...conflicts].indexOf(period.key) % 2 === 0 ? ('upper' as const) : ('lower' as const)
  }
  const handled = cells.find(
    ({ period, kind }) => kind === 'period' && period && period.key === props.picked,
  )?.period
  const shownCells: readonly WeekCell[] = exception
    ? [{ day, start: 0, end: DAY_MINUTES, kind: 'general', tariff: exception.tariff, isActive: true }]
    : cells
  return (
    <Row role="row">
      {head}
      <Track data-day={day} role="presentation" $isEditable={isEditable}>
        {shownCells.map((cell) => (
          <CellView
            key={`${cell.kind}${cell.period?.key ?? ''}${cell.start}`}
            cell={cell}
            id={idOf(day, cell.start)}
            look={look}
            words={words}
            width={width}
            isMarked={cell.period !== undefined && marked.includes(cell.period.key)}
            isBlocking={cell.period !== undefined && cell.period.key === blocking}
            isDim={shown !== undefined && words.letterOf(look.tariffs, cell.tariff) !== shown}
            isEditable={isEditable}
            lane={laneOf(cell)}
            open={openOf(cell)}
            note={noteOf(cell)}
          />
        ))}
        {isEditable && handled && !isCrossing(handled) && <TouchHandles period={handled} />}
        {now !== undefined && <NowLine style={{ insetInlineStart: `${shareOf(now) * 100}%` }} />}
        {caret !== undefined && (
          <Caret data-caret="" style={{ insetInlineStart: `${Math.min(1, shareOf(caret)) * 100}%` }} />
        )}
        <GhostView day={day} ghosts={ghosts} words={words} />
        {props.children}
      </Track>
    </Row>
  )
}
