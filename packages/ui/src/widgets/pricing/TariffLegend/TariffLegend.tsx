import {
  type EditResult,
  isSameTariff,
  type PricingWeek,
  priceScale,
  repriceAll,
  type Tariff,
  type TypedPrice,
  type TypedReprice,
  tariffsOf,
  WEEKDAYS,
  type WeekStep,
} from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { Pencil } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { focusRing, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, IconButton, Popover } from '../../../primitives/index.ts'
import { PriceBox, type PriceBoxHandle, type PriceBoxProps } from '../PriceBox/PriceBox.tsx'
import { priceFill } from '../WeekGrid/priceFill.ts'
import { PRICE_EXTRAS, useWeekWords } from '../WeekGrid/useWeekWords.ts'

export interface TariffLegendProps {
  week: PricingWeek
  /** The letter of the tariff that stands out. */
  shown: string | undefined
  onShow: (letter: string | undefined) => void
  /** A tariff was changed everywhere, in one step. Without it nothing can be changed here. */
  onChange?: ((week: PricingWeek, step: WeekStep) => void) | undefined
  /** A price that was being typed when the legend was last shown: it opens with it. */
  typed?: TypedReprice | undefined
  /** The price that is being typed and not kept so far. Keep the function while nothing changes. */
  onTyped?: ((typed: TypedReprice | undefined) => void) | undefined
}

/** One price a line on a phone, their tools below each other. */
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  list-style: none;

  @media (width >= ${theme.breakpoint.tablet}px) {
    display: flex;
    flex-wrap: wrap;
  }
`
const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};
  padding: 2px ${theme.space[1]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}
`
const Show = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: 2px ${theme.space[1]};
  border-radius: ${theme.radius.s};
  text-align: start;
  ${focusRing}
`
const Swatch = styled.span`
  display: grid;
  place-items: center;
  min-inline-size: 24px;
  block-size: 24px;
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.s};
  font-weight: ${theme.font.weight.medium};
`
/** What it costs and how long it holds; the hours go to the next line whole. */
const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  min-inline-size: 0;
`
const Quiet = styled.span`
  white-space: nowrap;
  color: ${theme.fg.muted};
`

/** Whether periods have it: without a price they would be drafts. */
const isOfPeriods = ({ days }: PricingWeek, tariff: Tariff) =>
  WEEKDAYS.some((day) => days[day].periods.some((each) => isSameTariff(each.tariff, tariff)))

interface RepriceBoxProps extends Omit<PriceBoxProps, 'span' | 'onTyped'> {
  tariff: Tariff
  onTyped: TariffLegendProps['onTyped']
}

/** The price box of a tariff, which says whose price is typed. */
function RepriceBox({ tariff, onTyped, ...box }: RepriceBoxProps) {
  const tell = useCallback(
    (price: TypedPrice | undefined) => onTyped?.(price && { of: tariff, price }),
    [onTyped, tariff],
  )
  return <PriceBox {...box} span={undefined} tariff={tariff} onTyped={tell} />
}

/** The distinct prices of a profile, cheapest first: a press lets one stand out, its menu changes it everywhere. */
export function TariffLegend({ week, shown, onShow, onChange, typed, onTyped }: TariffLegendProps) {
  const t = useText('pricing-week')
  const words = useWeekWords()
  const { number } = useFormats()
  const tariffs = useMemo(() => tariffsOf(week), [week])
  const [found, drop] = useState(() => {
    const of = typed && onChange && tariffs.find(({ tariff }) => isSameTariff(tariff, typed.of))
    return of && { letter: of.letter, price: typed.price }
  })
  const [open, openAt] = useState(found?.letter)
  const setOpen = (letter: string | undefined) => {
    openAt(letter)
    drop(undefined)
  }
  const priceBox = useRef<PriceBoxHandle>(null)
  const shade = priceScale(tariffs)
  /** What tells a tariff from others of the same price: two chips never read alike. */
  const telling = (tariff: Tariff) => {
    const alike = tariffs.filter((each) => words.price(each.tariff) === words.price(tariff))
    return PRICE_EXTRAS.filter((part) => alike.some((each) => each.tariff[part] !== tariff[part]))
  }
  const reprice = (from: Tariff, to: Tariff) => {
    const result: EditResult = repriceAll(week, from, to)
    if (result.isDone) onChange?.(result.week, result.step)
    setOpen(undefined)
  }
  const chosen = tariffs.find(({ letter }) => letter === shown)
  return (
    <>
      <List aria-label={t('legend.label')}>
        {tariffs.map(({ tariff, letter, minutes, count }) => (
          <Item key={letter}>
            <Show
              type="button"
              aria-pressed={shown === letter}
              title={words
                .values(tariff)
                .map(({ term, value }) => `${term}: ${value}`)
                .join(' · ')}
              onClick={() => onShow(shown === letter ? undefined : letter)}
            >
              <Swatch style={priceFill(shade(tariff))}>{letter}</Swatch>
              <Words>
                <span>{[words.price(tariff), ...words.extras(tariff, telling(tariff))].join(' · ')}</span>
                <Quiet>{t('legend.hours', { hours: number(minutes / 60) })}</Quiet>
              </Words>
            </Show>
            {onChange && (
              <Popover
                label={t('legend.changeIn', { letter, count })}
                isOpen={open === letter}
                mayLeave={() => priceBox.current?.leave() ?? true}
                onOpenChange={(isOpen) => setOpen(isOpen ? letter : undefined)}
                trigger={
                  <IconButton
                    size="small"
                    label={t('legend.changeIn', { letter, count })}
                    icon={<Pencil aria-hidden="true" />}
                  />
                }
              >
                <RepriceBox
                  ref={priceBox}
                  tariff={tariff}
                  typed={letter === found?.letter ? found.price : undefined}
                  canBeFree={!isOfPeriods(week, tariff)}
                  onTyped={onTyped}
                  onCancel={() => setOpen(undefined)}
                  onKeep={(kept) => kept.tariff && reprice(tariff, kept.tariff)}
                />
              </Popover>
            )}
          </Item>
        ))}
      </List>
      {/* By touch and keys no title is reached: the one that stands out says all that it costs. */}
      <div role="status">
        {chosen && (
          <section aria-label={t('legend.tariff', { letter: chosen.letter })}>
            <DescriptionList items={words.values(chosen.tariff)} />
          </section>
        )}
      </div>
    </>
  )
}
