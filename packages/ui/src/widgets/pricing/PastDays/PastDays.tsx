import {
  BILLED_SHOWN,
  type BilledRecharge,
  billedDays,
  isSameWeek,
  type PricingWeek,
  type ReplacedList,
  type Repriced,
  reprice,
} from '@corrente/domain/pricing'
import type { ZoneId } from '@corrente/domain/time'
import { useId, useMemo } from 'react'
import { type Loadable, shownOf, useFormats } from '../../../foundations/index.ts'
import { Rows, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Banner, Button, ErrorState, Progress } from '../../../primitives/index.ts'
import { BilledLines } from '../BilledSince/BilledSince.tsx'
import { EstimateBox, EstimateNote, EstimateTable, EstimateTitle } from '../Estimate.styles.ts'

/** What was read of some days. */
export interface ReadDays {
  readonly recharges: readonly BilledRecharge[]
  /** Recharges that are going on. */
  readonly open: number
  /** Recharges that ended and could not be read. */
  readonly unread: number
  /** Chargers that have the profile on a connector. */
  readonly chargers: number
  /** Some groups, chargers or recharges are missing. */
  readonly isPartial: boolean
}

/** The recharges, once they were asked for. */
export interface AskedDays {
  readonly read: Loadable<ReadDays>
  /** The week as it is saved, and as it stands on the screen. */
  readonly weeks: { readonly before: PricingWeek; readonly after: PricingWeek }
  /** The lists that this browser replaced, the newest first; undefined: what was billed is not for this user. */
  readonly replaced: readonly ReplacedList[] | undefined
  /** A recharge, by its number; undefined without the right. */
  readonly hrefOf: (id: number) => string | undefined
  /** The tariffs' zone. */
  readonly zone: ZoneId
  /** What is being read. */
  readonly reading: 'groups' | 'recharges'
  readonly progress: { readonly read: number; readonly total: number } | undefined
  readonly onCancel: () => void
}

export interface PastDaysProps {
  /** How many days are priced again. */
  days: number
  /** Undefined: nobody asked yet. */
  asked?: AskedDays | undefined
  onAsk?: () => void
}

/** What the recharges of the last days would have cost by the saved week and by the one on the screen, and what was billed. */
export function PastDays({ days, asked, onAsk }: PastDaysProps) {
  const t = useText('pricing-week')
  const id = useId()
  return (
    <EstimateBox aria-labelledby={id}>
      <EstimateTitle id={id}>
        {t('pastDays.title', { days })} <Badge>{t('simulator.estimate')}</Badge>
      </EstimateTitle>
      {asked ? (
        <Asked {...asked} />
      ) : (
        <>
          <EstimateNote>{t('pastDays.intro', { days })}</EstimateNote>
          <div>
            <Button size="small" onClick={onAsk}>
              {t('pastDays.ask')}
            </Button>
          </div>
        </>
      )}
    </EstimateBox>
  )
}

function Asked({ read, reading, progress, onCancel, ...lists }: AskedDays) {
  const t = useText('pricing-week')
  const { integer } = useFormats()
  const shown = shownOf(read)
  if (shown === 'failed')
    return <ErrorState title={t('pastDays.failed')} onRetry={read.retry} isRetrying={read.isRetrying} />
  if (shown === 'loading' || !read.data)
    return (
      <Progress
        label={t(reading === 'groups' ? 'pastDays.groups' : 'pastDays.reading')}
        value={progress && progress.total > 0 ? progress.read / progress.total : undefined}
        note={
          progress && t('pastDays.progress', { read: integer(progress.read), total: integer(progress.total) })
        }
        onCancel={onCancel}
      />
    )
  return <Found data={read.data} {...lists} />
}

interface FoundProps extends Pick<AskedDays, 'weeks' | 'replaced' | 'hrefOf' | 'zone'> {
  readonly data: ReadDays
}

function Found({ data, weeks, replaced, hrefOf, zone }: FoundProps) {
  const t = useText('pricing-week')
  const { integer } = useFormats()
  const { before, after } = weeks
  const isChanged = useMemo(() => !isSameWeek(before, after), [before, after])
  const sums = useMemo(
    () => reprice(data.recharges, { before, after: isChanged ? after : before }, zone),
    [data.recharges, before, after, isChanged, zone],
  )
  const left = (['own', 'open', 'unread'] as const).flatMap((kind) => {
    const count = kind === 'own' ? sums.own : data[kind]
    return count > 0 ? [{ kind, text: t(`pastDays.${kind}`, { count, shown: integer(count) }) }] : []
  })
  return (
    <Stack gap={3}>
      {data.isPartial && <Banner tone="warning">{t('pastDays.partial')}</Banner>}
      <Rows role="status">
        {sums.count > 0 ? (
          <SumTable sums={sums} isChanged={isChanged} />
        ) : (
          <EstimateNote>{t(data.chargers === 0 ? 'pastDays.unused' : 'pastDays.none')}</EstimateNote>
        )}
        {replaced && <Billed data={data} weeks={weeks} replaced={replaced} hrefOf={hrefOf} zone={zone} />}
      </Rows>
      {left.map(({ kind, text }) => (
        <EstimateNote key={kind}>{text}</EstimateNote>
      ))}
      {data.chargers > 0 && <EstimateNote>{t('pastDays.note')}</EstimateNote>}
    </Stack>
  )
}

/** What was billed off the list, line by line. */
function Billed({
  data,
  weeks,
  replaced,
  hrefOf,
  zone,
}: FoundProps & { readonly replaced: readonly ReplacedList[] }) {
  const t = useText('pricing-week')
  const { integer, money } = useFormats()
  const { count, off, above, below } = useMemo(
    () => billedDays(replaced, weeks.before, data.recharges, zone),
    [replaced, weeks.before, data.recharges, zone],
  )
  if (count === 0) return null
  if (off.length === 0)
    return <EstimateNote>{t('pastDays.asListed', { count, shown: integer(count) })}</EstimateNote>
  const sums = { above: money(above / 100), below: money(below / 100) }
  return (
    <>
      <Banner tone="warning">
        {t('pastDays.offList', {
          count: off.length,
          shown: integer(off.length),
          all: integer(count),
          ...sums,
        })}
      </Banner>
      <BilledLines
        title={t('pastDays.offLines', { count: Math.min(off.length, BILLED_SHOWN) })}
        lines={off.slice(0, BILLED_SHOWN)}
        hrefOf={hrefOf}
      />
    </>
  )
}

function SumTable({ sums, isChanged }: { readonly sums: Repriced; readonly isChanged: boolean }) {
  const t = useText('pricing-week')
  const { integer, energyKwh, money, percent } = useFormats()
  const amount = (hundredths: number) => money(hundredths / 100)
  const difference = sums.after - sums.before
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : ''
  const share = sums.before > 0 ? ` (${sign}${percent(Math.abs((difference / sums.before) * 100))})` : ''
  const rows = [
    { key: 'recharges', value: integer(sums.count) },
    { key: 'energy', value: energyKwh(sums.kwh) },
    { key: 'saved', value: amount(sums.before) },
    ...(isChanged
      ? ([
          { key: 'changed', value: amount(sums.after) },
          { key: 'difference', value: `${sign}${amount(Math.abs(difference))}${share}`, isSum: true },
          { key: 'dearer', value: integer(sums.dearer) },
          { key: 'cheaper', value: integer(sums.cheaper) },
        ] as const)
      : []),
  ] as const
  return (
    <EstimateTable>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} {...('isSum' in row ? { 'data-sum': '' } : {})}>
            <th scope="row">{t(`pastDays.${row.key}`)}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </EstimateTable>
  )
}
