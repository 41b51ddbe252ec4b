import { STATION_CHART_MAX } from '@corrente/domain/stations'
import type { Transaction } from '@corrente/domain/transactions'
import type { Block } from '@corrente/domain/wire'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, MISSING, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { Small } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Panel, panelState, StatusMark } from '../../../primitives/index.ts'
import { RechargeLink } from './RechargeLink.tsx'

export interface RechargePanelProps {
  /** The latest recharges of the last ten days and how many there are in all. */
  recharges: Loadable<Block<Transaction>>
  /** A recharge, by its number; undefined without the right. */
  hrefOf: (id: number) => string | undefined
}

const Scroll = styled.div`
  max-block-size: 320px;
  overflow-y: auto;
`
const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${theme.space[3]};
  padding-block: ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;

  &:last-child {
    border-block-end: 0;
  }

  & > :nth-child(even) {
    text-align: end;
    ${tabularNumbers}
  }
`
const Note = styled.span`
  color: ${theme.tone.warning.fg};
`

const SECONDS_PER_MINUTE = 60
const SECONDS_PER_HOUR = 3600
const two = (value: number): string => String(value).padStart(2, '0')

/** `HH:mm:ss`, hours past 24 included. */
const clockOf = (seconds: number): string => {
  const whole = Math.floor(seconds)
  return [
    Math.floor(whole / SECONDS_PER_HOUR),
    Math.floor((whole % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE),
    whole % SECONDS_PER_MINUTE,
  ]
    .map(two)
    .join(':')
}

/** The recharges of a station in the last ten days, as the server writes their energy and income (STN-026, STN-027). */
export function RechargePanel({ recharges, hrefOf }: RechargePanelProps) {
  const t = useText('station-list')
  const { timestamp, integer } = useFormats()
  const list = recharges.data?.rows ?? []
  const total = recharges.data?.count ?? list.length
  return (
    <Panel
      title={t('recharges.title')}
      level={3}
      state={panelState(
        recharges,
        t('recharges.failed'),
        list.length === 0 ? t('recharges.empty') : undefined,
      )}
      note={
        total >= STATION_CHART_MAX ? (
          <Note>{t('recharges.limited', { max: integer(STATION_CHART_MAX) })}</Note>
        ) : recharges.unread > 0 ? (
          <Note>{t('unread', { count: recharges.unread })}</Note>
        ) : total > list.length ? (
          t('recharges.shown', { shown: integer(list.length), total: integer(total) })
        ) : undefined
      }
    >
      <Scroll tabIndex={0} role="group" aria-label={t('recharges.title')}>
        <List>
          {list.map((each) => (
            <Row key={each.id}>
              <span>{each.userName ?? t('recharges.user')}</span>
              <span>
                {each.stoppedAt === undefined ? (
                  <StatusMark status="busy" size="small" label={t('recharges.open')} />
                ) : (
                  (each.energyText ?? MISSING)
                )}
              </span>
              <Small>
                <RechargeLink id={each.id} href={hrefOf(each.id)} />
                {` · ${timestamp(each.startedAt, 'DD/MM/YY HH:mm')}`}
              </Small>
              <Small>
                {each.durationSeconds === undefined ? MISSING : clockOf(each.durationSeconds)}
                {each.incomeText === undefined ? '' : ` · ${each.incomeText}`}
              </Small>
            </Row>
          ))}
        </List>
      </Scroll>
    </Panel>
  )
}
