import type { Transaction } from '@corrente/domain/transactions'
import { type Loadable, MISSING, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Panel, panelState, TextLink } from '../../../primitives/index.ts'
import { List, Muted, Note, Row, What } from './PersonList.styles.ts'

export interface PersonRechargesProps {
  /** undefined where the search by card is disabled. */
  recharges: Loadable<readonly Transaction[]> | undefined
  /** What the person is called: a recharge of another name is the card's former holder's. */
  name: string
  hrefOf: (pk: number) => string | undefined
  /** The form that stops one that goes on, filled in; undefined without the right. */
  stopHrefOf: (recharge: Transaction) => string | undefined
}

/** The last recharges with a person's cards: where, since when, how they ended. */
export function PersonRecharges({ recharges, name, hrefOf, stopHrefOf }: PersonRechargesProps) {
  const t = useText('users')
  if (recharges === undefined)
    return (
      <Panel title={t('person.recharges')}>
        <Note>{t('person.rechargesOff')}</Note>
      </Panel>
    )
  const rows = recharges.data ?? []
  return (
    <Panel
      title={t('person.recharges')}
      note={t('person.rechargesNote')}
      state={panelState(
        recharges,
        t('person.rechargesFailed'),
        rows.length === 0 ? t('person.noRecharges') : undefined,
      )}
    >
      <List>
        {rows.map((each) => (
          <RechargeRow key={each.id} recharge={each} name={name} hrefOf={hrefOf} stopHrefOf={stopHrefOf} />
        ))}
      </List>
    </Panel>
  )
}

function RechargeRow({
  recharge: each,
  name,
  hrefOf,
  stopHrefOf,
}: Omit<PersonRechargesProps, 'recharges'> & { recharge: Transaction }) {
  const t = useText('users')
  const { timestamp, energyKwh } = useFormats()
  const personal = usePersonal()
  const href = each.stationPk === undefined ? undefined : hrefOf(each.stationPk)
  const stopHref = each.stoppedAt === undefined ? stopHrefOf(each) : undefined
  const station = each.stationName ?? each.stationId ?? MISSING
  const time = timestamp(each.startedAt, 'DD/MM/YY HH:mm')
  const details = [
    each.connectorId === undefined ? undefined : t('person.connector', { id: each.connectorId }),
    each.idTag === undefined ? undefined : personal(each.idTag),
    each.userName !== undefined && each.userName !== name
      ? t('person.formerHolder', { name: each.userName })
      : undefined,
  ]
  return (
    <Row>
      <What>
        {href === undefined ? station : <TextLink href={href}>{station}</TextLink>}
        <Muted>{details.filter((part) => part !== undefined).join(' · ')}</Muted>
      </What>
      {each.stoppedAt === undefined ? (
        <What>
          <Badge tone="info">{t('person.going', { time })}</Badge>
          {stopHref !== undefined && <TextLink href={stopHref}>{t('person.stop')}</TextLink>}
        </What>
      ) : (
        <Muted>{`${time} · ${each.energyKwh === undefined ? (each.energyText ?? MISSING) : energyKwh(each.energyKwh)}`}</Muted>
      )}
    </Row>
  )
}
