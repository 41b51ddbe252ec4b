import type { Block } from '@corrente/domain/charging-profiles'
import { clockOf, type Edge, shareOf } from '@corrente/domain/day-plan'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useText } from '../../../messages/index.ts'
import { useCurveWords } from '../useCurveWords.ts'
import { BlockBox, BlockText, Bubble, Handle, Top } from './DayEditor.styles.ts'
import type { Held } from './editorKeys.ts'

export interface BlockViewProps {
  readonly block: Block
  /** The top of the axis, amperes. */
  readonly top: number
  /** The room between its neighbours. */
  readonly room: { readonly start: number; readonly end: number }
  /** How wide the whole day is, pixels. */
  readonly width: number
  /** What of it a hand holds. */
  readonly heldPart: Held | 'limit' | undefined
  readonly onTake: (event: PointerEvent, part: Held | 'limit') => void
  readonly onKey: (event: KeyboardEvent, part: Held) => void
}

/** Narrower than this its handles stand outside it. */
const ROOMY = 64
const HANDLE = 24
const percent = (share: number) => `${share * 100}%`

/** An interval on the axis: its box is the slider of its limit, its edges those of its times. */
export function BlockView(props: BlockViewProps) {
  const { block, top, room, width, heldPart, onTake, onKey } = props
  const { id, start, end, limit } = block
  const t = useText('charging-profiles')
  const words = useCurveWords()
  const [focused, setFocused] = useState<Edge>()
  const isRoomy = shareOf(end - start) * width >= ROOMY
  const times = { from: clockOf(start), to: clockOf(end) }
  const edge = (which: Edge) => {
    const isStart = which === 'start'
    const outside = isStart ? -HANDLE : 0
    const inside = isStart ? 0 : -HANDLE
    const isHeld = heldPart === which
    return (
      <Handle
        key={which}
        role="slider"
        tabIndex={0}
        data-edge={which}
        data-row={id}
        aria-label={isStart ? t('editor.start', times) : t('editor.end', times)}
        aria-valuemin={isStart ? room.start : start}
        aria-valuemax={isStart ? end : room.end}
        aria-valuenow={block[which]}
        aria-valuetext={clockOf(block[which])}
        $isActive={isHeld}
        style={{
          insetInlineStart: percent(shareOf(block[which])),
          marginInlineStart: isRoomy ? inside : outside,
        }}
        onPointerDown={(event) => onTake(event, which)}
        onKeyDown={(event) => onKey(event, which)}
        onFocus={() => setFocused(which)}
        onBlur={() => setFocused(undefined)}
      >
        {(isHeld || focused === which || heldPart === 'block') && <Bubble>{clockOf(block[which])}</Bubble>}
      </Handle>
    )
  }
  return (
    <>
      <BlockBox
        role="slider"
        tabIndex={0}
        data-row={id}
        aria-orientation="vertical"
        aria-label={t('editor.block', times)}
        aria-valuemin={0}
        aria-valuemax={top}
        aria-valuenow={limit ?? 0}
        aria-valuetext={limit === undefined ? t('editor.noLimit') : words.amps(limit)}
        $isActive={heldPart === 'block' || heldPart === 'limit'}
        $hasLimit={limit !== undefined}
        $isOff={limit === 0}
        style={{
          insetInlineStart: percent(shareOf(start)),
          width: percent(shareOf(end - start)),
          height: percent(Math.min(1, (limit ?? top) / top)),
        }}
        onPointerDown={(event) => onTake(event, 'block')}
        onKeyDown={(event) => onKey(event, 'block')}
      >
        <Top aria-hidden="true" onPointerDown={(event) => onTake(event, 'limit')} />
        {(isRoomy || heldPart === 'limit') && (
          <BlockText>{limit === undefined ? '?' : words.amps(limit)}</BlockText>
        )}
      </BlockBox>
      {edge('start')}
      {edge('end')}
    </>
  )
}

/** The hours that the axis names, by how wide it is. */
export const hoursOf = (width: number): readonly number[] => {
  const every = width < 420 ? 6 : width < 900 ? 3 : 2
  return Array.from({ length: 24 / every + 1 }, (_, index) => index * every)
}

/** The place of an hour on the axis. */
export const placeOfHour = (hour: number): string => percent(shareOf(hour * 60))
