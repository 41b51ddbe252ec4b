import type { PricingWeek, Weekday } from '@corrente/domain/pricing'
import { useRowTab } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, DescriptionList, Popover, TextLink } from '../../../primitives/index.ts'
import type { WeekWords } from './useWeekWords.ts'
import { DayName, Head, HeadLine, HeadPrice } from './WeekGrid.styles.ts'

export interface DayHeadProps {
  week: PricingWeek
  day: Weekday
  words: WeekWords
  isFolded: boolean
  isEditable: boolean
  href: string | undefined
  onBase: () => void
  onSwitch: (isActive: boolean) => void
}

/** The card of a weekday (DPR-007): its switch, its price, all its values in one press. */
export function DayHead({ week, day, words, isFolded, isEditable, href, onBase, onSwitch }: DayHeadProps) {
  const t = useText('pricing-week')
  const rowTab = useRowTab()
  const { general } = week.days[day]
  const name = isFolded ? words.short(day) : words.day(day)
  const tariff = general?.isActive ? general.tariff : undefined
  return (
    <Head role="rowheader" data-head={day} aria-label={`${words.day(day)}, ${words.price(tariff, true)}`}>
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
          <DescriptionList items={words.values(general?.tariff ?? null)} />
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
