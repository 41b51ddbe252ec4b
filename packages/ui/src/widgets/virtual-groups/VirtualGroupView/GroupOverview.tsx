import type { GroupLogItem, GroupPricing, VirtualGroup } from '@corrente/domain/virtual-groups'
import type { Block } from '@corrente/domain/wire'
import { theme } from '@corrente/themes'
import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { type Loadable, MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, DescriptionList, Panel, panelState, Timeline } from '../../../primitives/index.ts'
import { type ProfileChoice, useGroupWords } from '../useGroupWords.ts'

export interface GroupOverviewProps {
  group: VirtualGroup
  /** undefined: it was not read. */
  pricing: GroupPricing | 'none' | undefined
  profiles: readonly ProfileChoice[] | undefined
  /** The right to smart charging: with it what belongs to it shows (VGR-020). */
  maySmart: boolean
  editHref: string | undefined
  /** Absent without the right to smart charging (VGR-020). */
  events: Pick<LogCardProps, 'log' | 'href'> | undefined
  /** Leads to the recharges (VGR-024). */
  transactions: Pick<LogCardProps, 'log' | 'href'>
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[4]};
`

/** The first tab: details, events and transactions, each with what it opens (VGR-020, VGR-084). */
export function GroupOverview(props: GroupOverviewProps) {
  const { group, pricing, profiles, maySmart, editHref, events, transactions } = props
  const t = useText('virtual-groups')
  const words = useGroupWords()
  const { integer } = useFormats()
  const isPriced = pricing !== undefined && pricing !== 'none' && pricing.isEnabled
  const names = isPriced && profiles ? words.profiles(pricing, profiles) : undefined
  const state = pricing === undefined ? words.onOff(group.hasPricing) : words.onOff(isPriced)
  return (
    <Cards>
      <Panel
        title={t('view.details')}
        actions={
          editHref !== undefined && (
            <ButtonLink size="small" tone="ghost" href={editHref} icon={<ArrowRight aria-hidden="true" />}>
              {t('view.detailsOpen')}
            </ButtonLink>
          )
        }
      >
        <DescriptionList
          items={[
            { key: 'name', term: t('view.name'), value: group.name },
            { key: 'description', term: t('view.description'), value: group.description },
            { key: 'chargers', term: t('view.chargers'), value: integer(group.chargers.length) },
            { key: 'pricing', term: t('view.pricing'), value: [state, names].filter(Boolean).join(' · ') },
            ...(maySmart
              ? [
                  { key: 'smart', term: t('view.smart'), value: words.onOff(group.hasSmartCharging) },
                  { key: 'meter', term: t('view.meter'), value: group.meterId },
                ]
              : []),
          ]}
        />
      </Panel>
      {events && (
        <LogCard
          title={t('view.events')}
          words={{ empty: t('view.eventsEmpty'), failed: t('view.eventsFailed'), open: t('view.eventsOpen') }}
          {...events}
        />
      )}
      <LogCard
        title={t('view.transactions')}
        words={{
          empty: t('view.transactionsEmpty'),
          failed: t('view.transactionsFailed'),
          open: t('view.transactionsOpen'),
        }}
        {...transactions}
      />
    </Cards>
  )
}

interface LogCardProps {
  title: string
  log: Loadable<Block<GroupLogItem>>
  words: { readonly empty: string; readonly failed: string; readonly open: string }
  /** What it opens; absent where it is not permitted. */
  href: string | undefined
}

/** The latest four of a configuration's events or transactions (VGR-084), with the way to all of them. */
function LogCard({ title, log, words, href }: LogCardProps) {
  const { timestamp } = useFormats()
  const rows = log.data?.rows ?? []
  return (
    <Panel
      title={title}
      state={panelState(log, words.failed, rows.length === 0 ? words.empty : undefined)}
      actions={
        href !== undefined && (
          <ButtonLink size="small" tone="ghost" href={href} icon={<ArrowRight aria-hidden="true" />}>
            {words.open}
          </ButtonLink>
        )
      }
    >
      <Timeline
        label={title}
        events={rows.map(({ at, description }, index) => ({
          key: String(index),
          time: timestamp(at, 'DD/MM/YYYY HH:mm'),
          title: description ?? MISSING,
        }))}
      />
    </Panel>
  )
}
