import { DAY_MINUTES, shareOf } from '@corrente/domain/day-plan'
import {
  dayAfter,
  goesOn,
  isCrossing,
  type Lane,
  linkedPeriods,
  type PricingWeek,
  type WeekCell,
  type Weekday,
} from '@corrente/domain/pricing'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useText } from '../../../messages/index.ts'
import { CellView, openSides, type PriceLook } from './CellView.tsx'
import type { GhostStore } from './ghostStore.ts'
import type { WeekWords } from './useWeekWords.ts'
import { Caret, GhostBox, NowLine, Row, TouchHandle, Track } from './WeekGrid.styles.ts'

type Edge = 'start' | 'end'
const BOTH: readonly Edge[] = ['start', 'end']

/** The ends of what was picked that lie in a cell: a night begins on one row and ends on the next. */
function edgesOf({ kind, period, end }: WeekCell, isNight: boolean): readonly Edge[] {
  if (!period || (kind !== 'period' && kind !== 'tail')) return []
  if (kind === 'tail') return end === period.end - DAY_MINUTES ? ['end'] : []
  if (isCrossing(period)) return ['start']
  return isNight ? [period.start === 0 ? 'end' : 'start'] : BOTH
}

interface TouchHandlesProps {
  /** Of the day. */
  cells: readonly WeekCell[]
  /** The keys of what a finger picked: of a block, or of a night's evening and its morning. */
  keys: readonly string[]
}

/** What a finger takes to make a block longer or shorter: 44 px outside of each end, so that the block stays free. */
function TouchHandles({ cells, keys }: TouchHandlesProps) {
  return cells
    .filter(({ period }) => period && keys.includes(period.key))
    .flatMap((cell) =>
      edgesOf(cell, keys.length > 1).map((edge) => (
        <TouchHandle
          key={`${cell.period?.key}${edge}`}
          aria-hidden="true"
          data-key={cell.period?.key}
          data-start={cell.period?.start}
          data-end={cell.period?.end}
          data-offset={cell.kind === 'tail' ? 1 : 0}
          data-edge={edge}
          $side={edge}
          style={{ '--at': `${shareOf(edge === 'start' ? cell.start : cell.end) * 100}%` }}
        />
      )),
    )
}

interface GhostViewProps {
  day: Weekday
  ghosts: GhostStore
  words: WeekWords
}

const hoursOf = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`

/** What is being drawn on a day: its hours and how long it is. */
function GhostView({ day, ghosts, words }: GhostViewProps) {
  const spans = useSyncExternalStore(ghosts.subscribe(day), () => ghosts.get(day))
  return spans.map(({ start, end, beyond = 0 }) => (
    <GhostBox
      key={start}
      data-ghost=""
      aria-hidden="true"
      style={{
        insetInlineStart: `${shareOf(start) * 100}%`,
        inlineSize: `${shareOf(end + beyond - start) * 100}%`,
      }}
    >
      {words.span({ start, end: end + beyond })} · {hoursOf(end + beyond - start)}
    </GhostBox>
  ))
}

export interface DayRowProps {
  week: PricingWeek
  day: Weekday
  cells: readonly WeekCell[]
  /** Of the periods that meet others, by their keys. */
  lanes: ReadonlyMap<string, Lane>
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
  isEditable: boolean
  /** What opens at this day. */
  children?: ReactNode
}

/** Where a block goes on, or what is wrong with it. */
function useNotes({ week, day, lanes, words }: DayRowProps) {
  const t = useText('pricing-week')
  return ({ period, kind, from, tariff }: WeekCell): string | undefined => {
    if (kind === 'exception') return t('grid.readOnlyHere')
    if (!period) return undefined
    if (kind === 'tail' && from)
      return t('grid.comes', { day: words.dayWithin(from), time: words.time(period.start) })
    if (lanes.has(period.key)) return t('grid.conflict')
    if (tariff === null) return t('grid.draft')
    const next = goesOn(week, day, period)
    if (next) return t('grid.crosses', { day: words.dayWithin(next.day), time: words.time(next.period.end) })
    return isCrossing(period)
      ? t('grid.crosses', { day: words.dayWithin(dayAfter(day, 1)), time: words.time(period.end) })
      : undefined
  }
}

/** A day of the week: its head, its blocks and gaps, and what is drawn over them. */
export function DayRow(props: DayRowProps) {
  const {
    week,
    day,
    cells,
    lanes,
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
    isEditable,
  } = props
  const noteOf = useNotes(props)
  const openOf = ({ period }: WeekCell) => {
    if (!period || (period.start > 0 && period.end !== DAY_MINUTES)) return undefined
    const { before, after } = linkedPeriods(week, period.key)
    return openSides(before !== undefined, after !== undefined)
  }
  return (
    <Row role="row">
      {head}
      <Track data-day={day} role="presentation" $isEditable={isEditable}>
        {cells.map((cell) => (
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
            lane={cell.period && cell.kind === 'period' ? lanes.get(cell.period.key) : undefined}
            open={openOf(cell)}
            note={noteOf(cell)}
          />
        ))}
        {isEditable && props.picked !== undefined && <TouchHandles cells={cells} keys={marked} />}
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
