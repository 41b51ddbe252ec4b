import { clockOf } from '@corrente/domain/day-plan'
import {
  conflictsOf,
  isDraft,
  type PriceException,
  type PricingWeek,
  WEEKDAYS,
  type Weekday,
} from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { flushGhost } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Badge,
  Button,
  ButtonLink,
  DescriptionList,
  IconButton,
  IconLink,
  Panel,
  TextLink,
} from '../../../primitives/index.ts'
import { useTariffWords } from '../useTariffWords.ts'

export interface DayCardsProps {
  week: PricingWeek
  /** Days that were changed and are not saved. */
  changed: ReadonlySet<Weekday | 'exceptions'>
  dayHrefOf: (day: Weekday) => string
  /** @param key - undefined: a new one */
  exceptionHrefOf: (key: string | undefined) => string
  /** Absent: nothing can be changed. */
  onRemoveException: ((exception: PriceException) => void) | undefined
  /** By the tariffs' clock, `YYYY-MM-DD`: exceptions before it are past. */
  today: string
}

const Past = styled.div`
  ${flushGhost}
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-items: start;

  @media (width >= ${theme.breakpoint.desktop}px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`
const Days = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(272px, 100%), 1fr));
  gap: ${theme.space[3]};
`
const Day = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.surface};
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};
`
const Marks = styled(Head)`
  &:empty {
    display: none;
  }
`
const Name = styled.h2`
  font-size: ${theme.font.size[16]};
`
const Lines = styled.ul`
  display: grid;
  list-style: none;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
`

function DayCard({ day, week, changed, dayHrefOf }: { readonly day: Weekday } & DayCardsProps) {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  const { general, periods } = week.days[day]
  return (
    <Day>
      <Head>
        <Name>
          <TextLink href={dayHrefOf(day)}>{t(`day.${day}`)}</TextLink>
        </Name>
        <Badge tone={general?.isActive ? 'success' : 'neutral'}>
          {t(general?.isActive ? 'day.on' : 'day.off')}
        </Badge>
      </Head>
      <DescriptionList isCompact items={words.facts(general?.tariff)} />
      {periods.length > 0 && (
        <Lines aria-label={t('day.periods')}>
          {periods.map((period) => (
            <li key={period.key}>
              {clockOf(period.start)}–{clockOf(period.end > 1440 ? period.end - 1440 : period.end)}{' '}
              {period.end > 1440 && t('day.nextDay')} {words.line(period.tariff)}
              {!period.isActive && ` (${t('day.inactive')})`}
            </li>
          ))}
        </Lines>
      )}
      <Marks>
        {changed.has(day) && <Badge tone="info">{t('day.changed')}</Badge>}
        {periods.some(isDraft) && <Badge tone="warning">{t('day.draft')}</Badge>}
        {conflictsOf(week.days[day]).size > 0 && <Badge tone="warning">{t('mark.conflict')}</Badge>}
      </Marks>
    </Day>
  )
}

function Exceptions({ week, today, changed, exceptionHrefOf, onRemoveException }: DayCardsProps) {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  const [hasPast, showPast] = useState(false)
  const past = week.exceptions.filter(({ to }) => to < today)
  const shown = hasPast ? week.exceptions : week.exceptions.filter(({ to }) => to >= today)
  return (
    <Panel
      title={t('exception.panel')}
      note={changed.has('exceptions') ? t('day.changed') : undefined}
      actions={
        onRemoveException && (
          <ButtonLink size="small" href={exceptionHrefOf(undefined)} icon={<Plus size={16} />}>
            {t('exception.add')}
          </ButtonLink>
        )
      }
      {...(week.exceptions.length === 0 && {
        state: { kind: 'empty' as const, title: t('exception.none'), detail: t('exception.noneDetail') },
      })}
    >
      <ul>
        {shown.map((exception) => (
          <Row key={exception.key}>
            <div>
              <strong>{words.days(exception)}</strong> {exception.to < today && `(${t('exception.past')})`}
              <div>{words.line(exception.tariff)}</div>
            </div>
            {onRemoveException && (
              <div>
                <IconLink
                  size="small"
                  icon={<Pencil size={16} />}
                  href={exceptionHrefOf(exception.key)}
                  label={t('exception.edit', { days: words.days(exception) })}
                />
                <IconButton
                  size="small"
                  icon={<Trash2 size={16} />}
                  label={t('exception.remove', { days: words.days(exception) })}
                  onClick={() => onRemoveException(exception)}
                />
              </div>
            )}
          </Row>
        ))}
      </ul>
      {past.length > 0 && (
        <Past>
          <Button size="small" tone="ghost" aria-expanded={hasPast} onClick={() => showPast(!hasPast)}>
            {t('exception.pastCount', { count: past.length })}
          </Button>
        </Past>
      )}
    </Panel>
  )
}

/** A card for each weekday with the values of its all-day rule, and the exceptions beside them (DPR-006 to DPR-008). */
export function DayCards(props: DayCardsProps) {
  const t = useText('pricing-profiles')
  return (
    <Columns>
      <Stack gap={3}>
        <Days aria-label={t('day.week')}>
          {WEEKDAYS.map((day) => (
            <DayCard key={day} day={day} {...props} />
          ))}
        </Days>
      </Stack>
      <Exceptions {...props} />
    </Columns>
  )
}
