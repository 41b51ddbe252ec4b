import { DAY_MINUTES, type Span, shareOf } from '@corrente/domain/day-plan'
import {
  findPeriod,
  linkedPeriods,
  type PricingWeek,
  type Tariff,
  type TypedBox,
  type TypedPrice,
  type Weekday,
} from '@corrente/domain/pricing'
import { useCallback, useRef } from 'react'
import { useText } from '../../../messages/index.ts'
import { Popover } from '../../../primitives/index.ts'
import { PriceBox, type PriceBoxHandle } from '../PriceBox/PriceBox.tsx'
import { type OpenBox, typedSubject, type WeekEditing } from './useWeekEditing.ts'
import { useWeekWords } from './useWeekWords.ts'
import { Anchor } from './WeekGrid.styles.ts'

export interface WeekBoxProps {
  week: PricingWeek
  editing: WeekEditing
  box: OpenBox
  /** What stands in it that is not kept so far. */
  onTyped: ((typed: TypedBox | undefined) => void) | undefined
  /** It closed: the focus goes back to where it came from. */
  onClosed: () => void
}

interface Subject {
  readonly span: Span | undefined
  readonly tariff: Tariff | null
  readonly missing?: readonly (keyof Tariff)[] | undefined
}

const subjectOf = (week: PricingWeek, box: OpenBox): Subject => {
  if (box.on === 'new') return { span: box.span, tariff: null }
  if (box.on === 'period') {
    const found = findPeriod(week, box.key)
    return { span: found?.period, tariff: found?.period.tariff ?? null }
  }
  const [day = 'MONDAY'] = box.days
  const { general } = week.days[day]
  return { span: undefined, tariff: general?.tariff ?? null, missing: general?.missing }
}

/** The row at which a price box opens: the last that it is for, so that it covers none of them. */
export const dayOfBox = (week: PricingWeek, box: OpenBox): Weekday =>
  box.on === 'period' ? (findPeriod(week, box.key)?.day ?? 'MONDAY') : (box.days.at(-1) ?? 'MONDAY')

/** The price box of a period, of what was drawn, or of a base price; it opens below its hours. */
export function WeekBox({ week, editing, box, onTyped, onClosed }: WeekBoxProps) {
  const t = useText('pricing-week')
  const { span, tariff, missing } = subjectOf(week, box)
  // The focus that goes back as it closes goes elsewhere too, and keeps nothing.
  const isClosing = useRef(false)
  const close = () => {
    isClosing.current = true
    editing.setBox(undefined)
    onClosed()
  }
  const words = useWeekWords()
  const priceBox = useRef<PriceBoxHandle>(null)
  const tell = useCallback(
    (price: TypedPrice | undefined) => onTyped?.(price && { of: typedSubject(week, box), price }),
    [onTyped, week, box],
  )
  const neighbours = box.on === 'period' ? linkedPeriods(week, box.key) : undefined
  const linked = [neighbours?.before, neighbours?.after].filter((each) => each !== undefined)
  const [start, end] = span ? [span.start, Math.min(span.end, DAY_MINUTES)] : [0, DAY_MINUTES]
  return (
    <Popover
      label={t(box.on === 'general' ? 'box.general' : 'box.period')}
      isOpen
      onOpenChange={close}
      mayLeave={() => isClosing.current || (priceBox.current?.leave() ?? true)}
      trigger={
        <Anchor
          tabIndex={-1}
          aria-hidden="true"
          style={{
            insetInlineStart: `${shareOf(start) * 100}%`,
            inlineSize: `${shareOf(end - start) * 100}%`,
          }}
        />
      }
    >
      <PriceBox
        ref={priceBox}
        key={JSON.stringify(box)}
        span={span}
        tariff={tariff}
        missing={missing}
        typed={editing.typedIn(box)}
        onTyped={tell}
        linked={linked.length > 0 ? linked.map(words.placeWithin).join(', ') : undefined}
        canSpread={box.on === 'general' && box.days.length < 7}
        onKeep={(kept) => {
          isClosing.current = true
          editing.keep(kept)
          onClosed()
        }}
        onCancel={close}
        {...(box.on === 'period' && {
          onDelete: (isLinkedToo: boolean) => {
            editing.clear(box.key, ...(isLinkedToo ? linked.map(({ key }) => key) : []))
            close()
          },
          onSplit: () => {
            editing.split(box.key, box.at)
            close()
          },
        })}
      />
    </Popover>
  )
}
