import { PlugZap, ReceiptText, UserPlus, Users, Zap } from 'lucide-react'
import { shownOf, useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { IndicatorCard } from '../../../primitives/index.ts'
import { AirCards, type Answered, type Counted, detailOf } from './cards.tsx'
import { People, Root } from './HomeIndicators.styles.ts'
import { StationsCard } from './StationsCard.tsx'

/** What else the statistics tell, below what needs an eye: how the stations stand, who uses them, what the air was spared (HOM-004 to HOM-011). */
export function HomePeople(props: Counted) {
  const t = useText('home')
  const cards = { ...props, state: shownOf(props.stats) }
  return (
    <Root>
      <VisuallyHidden as="h2">{t('indicators.others')}</VisuallyHidden>
      <People>
        <PeopleCards {...cards} />
        <UnpaidCard unpaid={props.unpaid} />
        {props.hasCosts && <AirCards {...cards} />}
      </People>
    </Root>
  )
}

/** How the stations stand, and who uses them. */
function PeopleCards({ stats, known, state, hrefs, disabled = 0 }: Omit<Counted, 'unpaid'> & Answered) {
  const t = useText('home')
  const { integer, percent } = useFormats()
  const { data } = stats
  const common = { state, isCompact: true }
  const inPeriod = detailOf(data, t('indicators.inPeriod'))
  const share = t('indicators.usersChargingShare', { share: percent(data?.usersChargingPercentage) })
  return (
    <>
      <StationsCard
        state={state}
        counts={data?.stations}
        known={known?.stats.stations}
        hrefs={hrefs.stations}
        disabled={disabled}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.totalUsers')}
        value={data?.totalUsers}
        counts={{ from: known?.stats.totalUsers }}
        format={integer}
        icon={<Users aria-hidden="true" />}
        href={hrefs.users}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersCharging')}
        value={data?.usersCharging}
        counts={{ from: known?.stats.usersCharging }}
        format={integer}
        icon={<PlugZap aria-hidden="true" />}
        detail={detailOf(data, share)}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersCharged')}
        value={data?.usersCharged}
        counts={{ from: known?.stats.usersCharged }}
        format={integer}
        icon={<Zap aria-hidden="true" />}
        detail={inPeriod}
      />
      <IndicatorCard
        {...common}
        title={t('indicators.usersRegistered')}
        value={data?.usersRegistered}
        counts={{ from: known?.stats.usersRegistered }}
        format={integer}
        icon={<UserPlus aria-hidden="true" />}
        detail={inPeriod}
      />
    </>
  )
}

/** What nobody paid lately: a list to work through, so it leads there (design: Transactions, H1). */
function UnpaidCard({ unpaid }: Pick<Counted, 'unpaid'>) {
  const t = useText('home')
  const { integer } = useFormats()
  if (!unpaid) return null
  return (
    <IndicatorCard
      isCompact
      state={unpaid.state}
      title={t('indicators.unpaid')}
      value={unpaid.count}
      format={integer}
      icon={<ReceiptText aria-hidden="true" />}
      detail={t('indicators.last30Days')}
      href={unpaid.href}
    />
  )
}
