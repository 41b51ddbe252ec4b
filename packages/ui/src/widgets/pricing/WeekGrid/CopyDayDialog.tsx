import { isSameTariff, type PricingWeek, WEEKDAYS, type Weekday } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../../forms/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'
import type { WeekWords } from './useWeekWords.ts'

export interface CopyDayDialogProps {
  week: PricingWeek
  /** The day that is copied; undefined: closed. */
  day: Weekday | undefined
  words: WeekWords
  onCopy: (to: readonly Weekday[], withGeneral: boolean) => void
  onClose: () => void
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`
const Replaced = styled.ul`
  padding-inline-start: ${theme.space[4]};
`
const Line = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`

/** Which days get what a day has, and what that replaces. */
export function CopyDayDialog({ week, day, words, onCopy, onClose }: CopyDayDialogProps) {
  const t = useText('pricing-week')
  const [to, setTo] = useState<readonly Weekday[]>([])
  const [withGeneral, setWithGeneral] = useState(true)
  if (!day) return null
  const others = WEEKDAYS.filter((each) => each !== day)
  const replaced = WEEKDAYS.filter((each) => to.includes(each)).flatMap((each) => {
    const { general, periods } = week.days[each]
    const source = week.days[day].general
    const rule =
      withGeneral && general && !(source && isSameTariff(source.tariff, general.tariff)) ? [general] : []
    return [
      ...rule.map(
        ({ tariff }) => `${t('grid.baseOf', { day: words.dayWithin(each) })}: ${words.price(tariff)}`,
      ),
      ...periods.map(
        ({ start, end, tariff }) => `${words.place({ day: each, start, end })}: ${words.price(tariff)}`,
      ),
    ]
  })
  const isOn = (each: Weekday) => to.includes(each)
  return (
    <Dialog
      isOpen
      title={t('copy.title', { day: words.dayWithin(day) })}
      onClose={onClose}
      footer={
        <Button
          tone="brand"
          disabledReason={to.length === 0 ? t('copy.none') : undefined}
          onClick={() => onCopy(to, withGeneral)}
        >
          {t('copy.confirm')}
        </Button>
      }
    >
      <Box>
        <Line>
          <Button size="small" onClick={() => setTo(others.filter((each) => WEEKDAYS.indexOf(each) < 5))}>
            {t('copy.weekdays')}
          </Button>
          <Button size="small" onClick={() => setTo(others.filter((each) => WEEKDAYS.indexOf(each) >= 5))}>
            {t('copy.weekend')}
          </Button>
        </Line>
        {others.map((each) => (
          <Checkbox
            key={each}
            label={words.day(each)}
            isChecked={isOn(each)}
            onChange={() => setTo(isOn(each) ? to.filter((one) => one !== each) : [...to, each])}
          />
        ))}
        <Checkbox label={t('copy.general')} isChecked={withGeneral} onChange={setWithGeneral} />
        <div role="status">
          {replaced.length > 0 && (
            <>
              <p>{t('copy.replaces')}</p>
              <Replaced>
                {replaced.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Replaced>
            </>
          )}
        </div>
      </Box>
    </Dialog>
  )
}
