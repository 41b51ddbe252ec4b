import type { PricingWeek, Tariff, Weekday } from '@corrente/domain/pricing'
import { Copy } from 'lucide-react'
import { useRowTab } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, DescriptionList, IconButton, Popover, TextLink } from '../../../primitives/index.ts'
import type { WeekWords } from './useWeekWords.ts'
import { DayName, Head, HeadLine, HeadPrice } from './WeekGrid.styles.ts'

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

/** The card of a weekday (DPR-007): its switch, its price, all its values in one press. */
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
  const tariff = exception ?? (general?.isActive ? general.tariff : undefined)
  const kind = exception && t('kind.exception')
  return (
    <Head
      role="rowheader"
      data-head={day}
      aria-label={[words.day(day), kind, words.price(tariff, true)].filter(Boolean).join(', ')}
    >
      <HeadLine>
        <DayName>{href ? <TextLink href={href}>{name}</TextLink> : name}</DayName>
        <input
          type="checkbox"
          role="switch"
          tabIndex={rowTab}
          aria-checked={general?.isActive ?? false}
          checked={general?.isActive ?? false}
          disabled={!isEditable}
          aria-label={t('grid.switch', { day: words.day(day) })}
          onChange={(event) => onSwitch(event.target.checked)}
        />
        {isEditable && (
          <IconButton
            size="small"
            icon={<Copy size={14} aria-hidden="true" />}
            label={t('grid.copyOf', { day: words.day(day) })}
            onClick={onCopy}
          />
        )}
      </HeadLine>
      <HeadLine>
        <Popover
          label={t('grid.details', { day: words.day(day) })}
          trigger={
            <Button
              size="small"
              tone="ghost"
              aria-label={t('grid.detailsWith', { day: words.day(day), price: words.price(tariff) })}
            >
              <HeadPrice>{words.price(tariff)}</HeadPrice>
            </Button>
          }
        >
          <DescriptionList items={words.values(exception ?? general?.tariff ?? null)} />
        </Popover>
        {isEditable && !isFolded && (
          <Button
            size="small"
            tone="ghost"
            onClick={onBase}
            aria-label={t('grid.baseOf', { day: words.day(day) })}
          >
            {t('grid.base')}
          </Button>
        )}
      </HeadLine>
    </Head>
  )
}
