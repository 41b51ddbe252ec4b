import { DAY_MINUTES, shareOf } from '@corrente/domain/day-plan'
import {
  isCrossing,
  type Lane,
  type PriceShade,
  type Tariff,
  type WeekCell,
  type WeekTariff,
} from '@corrente/domain/pricing'
import { Fragment, memo } from 'react'
import { VisuallyHidden } from '../../../foundations/index.ts'
import { CellBox, CellText, CellWords, EdgeGrip } from './CellView.styles.ts'
import { priceFill } from './priceFill.ts'
import type { WeekWords } from './useWeekWords.ts'

/** Narrower, and a block does not even say its letter, pixels. */
const LEAST = 20
/** What a block has beside its text, pixels. */
const INSET = 14

/** About how wide a character is at the size of a block's text, pixels: figures are all as wide as each other. */
const widthOf = (character: string): number => {
  if (/[\p{Nd}\p{Sc}]/u.test(character)) return 7.4
  if (/\p{Lu}/u.test(character)) return 9.5
  return /\p{L}/u.test(character) ? 6.8 : 3.8
}
const fits = (text: string, size: number) =>
  [...text].reduce((sum, character) => sum + widthOf(character), 0) <= size - INSET
/** Where a price may go on in the next line: between its words, and before what it is for. */
const wordsOf = (price: string): readonly string[] => price.split(/ |(?=\/)/)

interface PriceTextProps {
  readonly price: string
  readonly letter: string | undefined
  /** How wide the block is, pixels. */
  readonly size: number
  readonly lines: number
}

/** As much of a price as there is room for, never a part of a word: "R$ 1,90/kW" would be another price. */
function PriceText({ price, letter, size, lines }: PriceTextProps) {
  const all = [price, letter].filter(Boolean).join(' · ')
  if (fits(all, size)) return <CellText aria-hidden="true">{all}</CellText>
  const parts = wordsOf(price)
  if (!parts.every((part) => fits(part, size)))
    return size >= LEAST && <CellText aria-hidden="true">{letter ?? ''}</CellText>
  return (
    <CellWords aria-hidden="true" $lines={lines}>
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && (part.startsWith('/') ? <wbr /> : ' ')}
          <span>{part}</span>
        </Fragment>
      ))}
    </CellWords>
  )
}

/** How the prices of a profile look: their letters, and the scale of their colours. */
export interface PriceLook {
  readonly tariffs: readonly WeekTariff[]
  readonly shade: (tariff: Tariff | null | undefined) => PriceShade
}

export interface CellViewProps {
  cell: WeekCell
  id: string
  look: PriceLook
  words: WeekWords
  /** How wide the whole day is, pixels. */
  width: number
  isMarked: boolean
  /** It is in the way of an edit. */
  isBlocking: boolean
  isDim: boolean
  isEditable: boolean
  /** Beside others at the same time; undefined: it has the row for itself. */
  lane: Lane | undefined
  /** The sides on which it goes on over midnight as the same: drawn open there. */
  open: { readonly start: boolean; readonly end: boolean } | undefined
  /** What is said after its price: a conflict, a draft, where it goes on. */
  note?: string | undefined
}

/** Narrower, and a block does not say its hours, pixels. */
const ROOM = 96
/** A block has room for as many lines of text; one that shares its row for one. */
const LINES = 3

const OPEN_START = {
  borderInlineStartStyle: 'none',
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
} as const
const OPEN_END = { borderInlineEndStyle: 'none', borderStartEndRadius: 0, borderEndEndRadius: 0 } as const
const OPEN = {
  start: { start: true, end: false },
  end: { start: false, end: true },
  both: { start: true, end: true },
} as const
/** The sides of a period that are open; one object for each answer, so that nothing is drawn anew for it. */
export const openSides = (start: boolean, end: boolean) =>
  start && end ? OPEN.both : start ? OPEN.start : end ? OPEN.end : undefined

/** A block or a gap of a day; drawn anew only where it changes. */
export const CellView = memo(function CellView({
  cell,
  id,
  look,
  words,
  width,
  isMarked,
  isBlocking,
  isDim,
  isEditable,
  lane,
  open,
  note,
}: CellViewProps) {
  const { start, end, kind, tariff, period, isActive } = cell
  const size = shareOf(end - start) * width
  const letter = words.letterOf(look.tariffs, tariff)
  const isBlock = kind === 'period' || kind === 'tail'
  const label = [words.cell(cell, look.tariffs), note].filter(Boolean).join(', ')
  const isRoomy = isBlock && size >= ROOM && !lane
  // A loaded night has its start on its own day and its end on the next.
  const hasStart = isEditable && kind === 'period'
  const hasEnd =
    isEditable &&
    period !== undefined &&
    (kind === 'tail' ? end === period.end - DAY_MINUTES : kind === 'period' && !isCrossing(period))
  return (
    <CellBox
      id={id}
      role="gridcell"
      title={label}
      data-blocking={isBlocking || undefined}
      data-marked={isMarked || undefined}
      {...(isBlock &&
        period && {
          'data-key': period.key,
          'data-start': period.start,
          'data-end': period.end,
          'data-offset': kind === 'tail' ? 1 : 0,
        })}
      $kind={kind}
      $isDashed={isBlock && tariff === null}
      $isStruck={!isActive}
      $isMarked={isMarked}
      $isBlocking={isBlocking}
      $isDim={isDim}
      style={{
        ...(isActive && priceFill(look.shade(tariff))),
        ...(lane && {
          insetBlock: `calc(${(lane.at / lane.of) * 100}% + 2px) calc(${(1 - (lane.at + 1) / lane.of) * 100}% + 2px)`,
        }),
        insetInlineStart: `${shareOf(start) * 100}%`,
        inlineSize: `${shareOf(end - start) * 100}%`,
        ...(open?.start && OPEN_START),
        ...(open?.end && OPEN_END),
        ...(period &&
          isCrossing(period) &&
          (kind === 'tail' ? { borderInlineStartStyle: 'dotted' } : { borderInlineEndStyle: 'dotted' })),
      }}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {isRoomy && (
        <CellText aria-hidden="true">{words.span({ start, end: Math.min(end, DAY_MINUTES) })}</CellText>
      )}
      <PriceText
        price={words.price(tariff)}
        letter={letter}
        size={size}
        lines={lane ? 1 : isRoomy ? LINES - 1 : LINES}
      />
      {hasStart && <EdgeGrip data-edge="start" $side="start" />}
      {hasEnd && <EdgeGrip data-edge="end" $side="end" />}
    </CellBox>
  )
})
