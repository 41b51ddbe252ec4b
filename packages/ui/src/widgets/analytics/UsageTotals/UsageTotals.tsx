import {
  type AnalyticsSeries,
  changeOf,
  seriesOf,
  totalOf,
  type UsagePeriod,
  usageDays,
} from '@corrente/domain/analytics'
import type { StatsPatch } from '@corrente/domain/stats'
import { theme } from '@corrente/themes'
import { BatteryCharging, Clock, Plug } from 'lucide-react'
import styled from 'styled-components'
import { type Loadable, MISSING, phaseOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { FormGrid, Rows } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { IndicatorCard } from '../../../primitives/index.ts'
import { useUnits } from '../UsageCharts/useUnits.ts'

export interface UsageTotalsProps {
  graphs: Loadable<readonly AnalyticsSeries[]>
  /** The longer reply, which holds the period before; undefined where no period is so long. */
  longer: Loadable<readonly AnalyticsSeries[]> | undefined
  period: UsagePeriod
  /** The local day that is not over yet, `YYYY-MM-DD`. */
  today: string
  /** The server's own sums of the whole period; undefined where one person or one station is shown. */
  sums: Loadable<StatsPatch> | undefined
  /** Whether income and cost are shown (HOM-013). */
  hasCosts: boolean
}

const Sums = styled.p`
  margin: 0;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`
const CARDS = [
  ['recharges', Plug],
  ['consumption', BatteryCharging],
  ['duration', Clock],
] as const

/** Three numbers of the days that are over, each with its change, and what the server itself sums up (RTE-018). */
export function UsageTotals({ graphs, longer, period, today, sums, hasCosts }: UsageTotalsProps) {
  const t = useText('analytics')
  const { percent } = useFormats()
  const units = useUnits()
  const phase = phaseOf(graphs)
  const saidChange = (by: number | undefined, before: string, days: string) =>
    by === undefined
      ? t('change.before', { before, days })
      : t('change.by', {
          change: `${by > 0 ? '+' : by < 0 ? '−' : ''}${percent(Math.abs(by))}`,
          before,
          days,
        })
  const state = graphs.data ? 'ready' : phase === 'ready' ? 'loading' : phase
  return (
    <Rows>
      {/* The cards' own headings are of the third level. */}
      <VisuallyHidden as="h2">{t('total.label')}</VisuallyHidden>
      <FormGrid>
        {CARDS.map(([key, Icon]) => {
          const days = usageDays(graphs.data && seriesOf(graphs.data, key), period, today)
          const sum = totalOf(days)
          const change = longer?.data && changeOf(days, seriesOf(longer.data, key), period)
          const by =
            change && change.before > 0 ? ((change.now - change.before) / change.before) * 100 : undefined
          const before =
            longer === undefined
              ? t('change.none')
              : change === undefined
                ? t('change.unknown')
                : saidChange(by, units[key].format(change.before), t('change.days', { count: change.days }))
          return (
            <IndicatorCard
              key={key}
              isCompact
              state={state === 'ready' && sum === undefined ? 'failed' : state}
              title={t(`total.${key}`)}
              value={sum?.total}
              format={(value) => (typeof value === 'number' ? units[key].format(value) : MISSING)}
              icon={<Icon aria-hidden="true" />}
              detail={graphs.data ? before : ''}
            />
          )
        })}
      </FormGrid>
      {sums !== undefined && <ServerSums sums={sums} hasCosts={hasCosts} />}
    </Rows>
  )
}

/** They hold today, and may differ from the charts: the line says whose they are. */
function ServerSums({ sums, hasCosts }: { sums: Loadable<StatsPatch>; hasCosts: boolean }) {
  const t = useText('analytics')
  const { energyKwh, massKg, money } = useFormats()
  const { data } = sums
  if (data === undefined) return <Sums>{phaseOf(sums) === 'failed' ? t('sums.failed') : '\u00a0'}</Sums>
  const { usersCharged, energyKwh: consumed, co2SavedKg, income, cost, currency } = data
  const said = [
    usersCharged !== undefined && t('sums.users', { count: usersCharged }),
    consumed !== undefined && energyKwh(consumed),
    co2SavedKg !== undefined && t('sums.co2', { co2: massKg(co2SavedKg) }),
    hasCosts && income !== undefined && t('sums.income', { income: money(income, currency) }),
    hasCosts && cost !== undefined && t('sums.cost', { cost: money(cost, currency) }),
  ].filter((part) => part !== false)
  // What the reply lacks is not known: no zero is said in its place.
  if (said.length === 0) return <Sums>{t('sums.failed')}</Sums>
  return (
    <Sums>
      {t('sums.source')} {said.join(' · ')}
    </Sums>
  )
}
