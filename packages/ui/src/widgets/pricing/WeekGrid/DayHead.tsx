import { allDayPrice, type PricingWeek, type Tariff, type Weekday } from '@corrente/domain/pricing'
import { Copy, Pencil } from 'lucide-react'
import { useRowTab, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, IconButton, Popover, TextLink } from '../../../primitives/index.ts'
import type { WeekWords } from './useWeekWords.ts'
import { DayName, Head, HeadLine, HeadPrice, HeadPrices, HeadTools } from './WeekGrid.styles.ts'

export interface DayHeadProps {
  week: PricingWeek
  day: Weekday
  words: WeekWords
  isFolded: boolean
  isEditable: boolean
  /** What an exception costs that holds all day; undefined: none does. */
  exception: Tariff | undefined
  href: string | undefined
  /** Copies the day to others. */
  onCopy: () => void
  onBase: () => void
  onSwitch: (isActive: boolean) => void
}

/**
 * The card of a weekday (DPR-007): its switch, what it costs all day with fee and tax, all its values in one press. Folded
 * it has the price alone.
 */
export function DayHead({
  week,
  day,
  words,
  isFolded,
  isEditable,
  exception,
  href,
  onCopy,
  onBase,
  onSwitch,
}: DayHeadProps) {
  const t = useText('pricing-week')
  const rowTab = useRowTab()
  const { general } = week.days[day]
  const name = isFolded ? words.short(day) : words.day(day)
  const tariff = exception ?? allDayPrice(week, day)
  const price = isFolded ? words.price(tariff) : words.head(tariff)
  const shares = isFolded ? undefined : words.shares(tariff)
  const kind = exception && t('kind.exception')
  return (
    <Head
      role="rowheader"
      data-head={day}
      aria-label={[words.day(day), kind, words.price(tariff, true)].filter(Boolean).join(', ')}
    >
      <HeadLine>
        <DayName>{href ? <TextLink href={href}>{name}</TextLink> : name}</DayName>
        <HeadTools>
          <input
            type="checkbox"
            role="switch"
            tabIndex={rowTab}
            aria-checked={general?.isActive ?? false}
            checked={general?.isActive ?? false}
            disabled={!isEditable}
            aria-label={t('grid.switch', { day: words.dayWithin(day) })}
            onChange={(event) => onSwitch(event.target.checked)}
          />
          {isEditable && (
            <IconButton
              size="small"
              icon={<Copy size={14} aria-hidden="true" />}
              label={t('grid.copyOf', { day: words.dayWithin(day) })}
              onClick={onCopy}
            />
          )}
          {isEditable && !isFolded && (
            <IconButton
              size="small"
              icon={<Pencil size={14} aria-hidden="true" />}
              label={t('grid.baseOf', { day: words.dayWithin(day) })}
              onClick={onBase}
            />
          )}
        </HeadTools>
      </HeadLine>
      <Popover
        label={t('grid.details', { day: words.dayWithin(day) })}
        trigger={
          <HeadPrices type="button" tabIndex={rowTab}>
            <VisuallyHidden>{t('grid.details', { day: words.dayWithin(day) })}: </VisuallyHidden>
            <HeadPrice>{price}</HeadPrice>
            {shares && <VisuallyHidden>, </VisuallyHidden>}
            {shares && <HeadPrice>{shares}</HeadPrice>}
          </HeadPrices>
        }
      >
        <DescriptionList items={words.values(exception ?? general?.tariff ?? null)} />
      </Popover>
    </Head>
  )
}
