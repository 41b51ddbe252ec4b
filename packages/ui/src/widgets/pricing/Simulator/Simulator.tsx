import { clockOf, minuteOf, type Span } from '@corrente/domain/day-plan'
import {
  type CostLine,
  isSameWeek,
  type PricingWeek,
  type SimulatedRecharge,
  simulate,
  simulateDay,
} from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { DateField, NumberField, TimeField } from '../../../forms/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'
import { EstimateBox, EstimateNote, EstimateTable, EstimateTitle } from '../Estimate.styles.ts'
import { useWeekWords } from '../WeekGrid/useWeekWords.ts'

export interface SimulatorProps {
  week: PricingWeek
  /** The week as it is saved: what the changes bring is told beside it. Default: nothing is compared. */
  before?: PricingWeek | undefined
  /** What the fields begin with: 40 kWh in an hour, today, is a usual one. */
  initial: SimulatedRecharge
  /** The choice of a connector, where it was opened from a group. */
  connector?: ReactNode
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(140px, 100%), 1fr));
  gap: ${theme.space[3]};
`
/** A choice with names in it: cut short it tells nothing. */
const Whole = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`
const Amount = styled.th`
  && {
    text-align: end;
  }
`

/** What a recharge would cost by this week, line by line: an estimate. */
export function Simulator({ week, before, initial, connector }: SimulatorProps) {
  const t = useText('pricing-week')
  const [date, setDate] = useState<string | undefined>(initial.date)
  const [time, setTime] = useState<string | undefined>(clockOf(initial.minute))
  const [minutes, setMinutes] = useState<number | undefined>(initial.minutes)
  const [kwh, setKwh] = useState<number | undefined>(initial.kwh)
  const [idle, setIdle] = useState<number | undefined>(initial.idleMinutes)
  const minute = time === undefined ? undefined : minuteOf(time)
  const recharge =
    date !== undefined && minute !== undefined && minutes !== undefined && kwh !== undefined
      ? { date, minute, minutes, kwh, idleMinutes: idle ?? 0 }
      : undefined
  return (
    <EstimateBox>
      <EstimateTitle>
        {t('simulator.title')} <Badge>{t('simulator.estimate')}</Badge>
      </EstimateTitle>
      <Fields>
        {connector && <Whole>{connector}</Whole>}
        <DateField label={t('simulator.date')} value={date} onChange={setDate} />
        <TimeField label={t('simulator.time')} value={time} onChange={setTime} />
        <NumberField
          label={t('simulator.minutes')}
          unit={t('simulator.min')}
          value={minutes}
          onChange={setMinutes}
        />
        <NumberField
          label={t('price.energy')}
          unit={t('simulator.unitKwh')}
          decimals={3}
          value={kwh}
          onChange={setKwh}
        />
        <NumberField
          label={t('price.idle')}
          unit={t('simulator.min')}
          isOptional
          value={idle}
          onChange={setIdle}
        />
      </Fields>
      {recharge ? (
        <CostTable week={week} recharge={recharge} />
      ) : (
        <EstimateNote>{t('simulator.incomplete')}</EstimateNote>
      )}
      {recharge && <HourTable {...{ week, before, recharge }} />}
      <EstimateNote>{t('simulator.note')}</EstimateNote>
    </EstimateBox>
  )
}

function CostTable({ week, recharge }: { week: PricingWeek; recharge: SimulatedRecharge }) {
  const t = useText('pricing-week')
  const words = useWeekWords()
  const { number, money } = useFormats()
  const { layer, cost, isUnpriced } = simulate(week, recharge)
  if (isUnpriced) return <EstimateNote role="status">{t('simulator.unpriced')}</EstimateNote>
  if (!cost || layer.layer === 'own') return <EstimateNote role="status">{t('simulator.own')}</EstimateNote>
  const day = (date: string) => date.split('-').reverse().join('/')
  const why = {
    exception: () =>
      layer.layer === 'exception'
        ? t('simulator.why.exception', { from: day(layer.exception.from), to: day(layer.exception.to) })
        : '',
    period: () =>
      layer.layer === 'period'
        ? t('simulator.why.period', { place: words.placeWithin({ day: layer.day, ...layer.period }) })
        : '',
    general: () => (layer.layer === 'general' ? t('grid.baseOf', { day: words.dayWithin(layer.day) }) : ''),
  }[layer.layer]()
  const lineOf = ({ kind, quantity, rate }: CostLine) =>
    t(`simulator.line.${kind}`, {
      quantity: number(quantity),
      rate: kind === 'fee' || kind === 'tax' ? words.percent(rate) : words.amount(rate),
    })
  return (
    <>
      <EstimateNote>{why}</EstimateNote>
      <EstimateTable>
        <tbody>
          {cost.lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">{lineOf(line)}</th>
              <td>{money(line.hundredths / 100)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{cost.lines.length === 0 ? t('simulator.free') : t('simulator.total')}</th>
            <td>{money(cost.total / 100)}</td>
          </tr>
        </tfoot>
      </EstimateTable>
    </>
  )
}

/** The same recharge at the cheapest, the chosen and the dearest hour of its day; with changes, as it is saved too. */
function HourTable({
  week,
  before,
  recharge,
}: {
  week: PricingWeek
  before: PricingWeek | undefined
  recharge: SimulatedRecharge
}) {
  const t = useText('pricing-week')
  const words = useWeekWords()
  const { money } = useFormats()
  const saved = before && !isSameWeek(before, week) ? before : undefined
  const rows = hoursOf(week, recharge)
  const old = saved && hoursOf(saved, recharge)
  if (rows.length === 0) return null
  const totalOf = (hour: Hour | undefined) => (hour ? money(hour.total / 100) : t('price.own'))
  return (
    <EstimateTable aria-label={t('simulator.hours')}>
      <thead>
        <tr>
          <th scope="col">{t('simulator.hours')}</th>
          {old && <Amount scope="col">{t('change.before')}</Amount>}
          <Amount scope="col">{old ? t('change.after') : t('simulator.total')}</Amount>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <th scope="row">
              {t(`simulator.at.${row.kind}`)} {row.span && words.span(row.span)}
            </th>
            {old && <td>{totalOf(old.find(({ kind }) => kind === row.kind))}</td>}
            <td>{totalOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </EstimateTable>
  )
}

interface Hour {
  readonly kind: 'cheapest' | 'chosen' | 'dearest'
  readonly span?: Span
  /** Hundredths. */
  readonly total: number
}

function hoursOf(week: PricingWeek, recharge: SimulatedRecharge): readonly Hour[] {
  const day = simulateDay(week, recharge)
  const { cost } = simulate(week, recharge)
  if (!day) return []
  return [
    { kind: 'cheapest', span: day.cheapest, total: day.cheapest.total },
    ...(cost ? [{ kind: 'chosen' as const, total: cost.total }] : []),
    { kind: 'dearest', span: day.dearest, total: day.dearest.total },
  ]
}
