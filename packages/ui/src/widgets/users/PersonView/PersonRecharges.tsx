import { stopActorOf, type Transaction } from '@corrente/domain/transactions'
import { isSomebodyElses } from '@corrente/domain/users'
import { MISSING, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Panel, panelState, StatusMark, TextLink } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { List, Muted, Reason, Row, What, WhatEnd } from './PersonList.styles.ts'
import type { PersonViewProps } from './personViewProps.ts'

type PersonRechargesProps = Pick<
  PersonViewProps,
  'recharges' | 'isByNotifications' | 'fullName' | 'stationHrefOf' | 'rechargeHrefOf' | 'stopLinkOf'
> & {
  /** The one that the verdict tells of, with the way to stop it. */
  readonly toldId: number | undefined
}

/** The last recharges with a person's cards: where, since when, how they ended. */
export function PersonRecharges(props: PersonRechargesProps) {
  const { recharges, isByNotifications } = props
  const t = useText('users')
  const rows = recharges.data ?? []
  return (
    <Panel
      title={t('person.recharges')}
      note={t(isByNotifications ? 'person.rechargesTold' : 'person.rechargesNote')}
      state={panelState(
        recharges,
        t('person.rechargesFailed'),
        rows.length > 0 ? undefined : t(isByNotifications ? 'person.noneTold' : 'person.noRecharges'),
      )}
    >
      <List>
        {rows.map((each) => (
          <RechargeRow key={each.id} recharge={each} {...props} />
        ))}
      </List>
    </Panel>
  )
}

function RechargeRow({
  recharge: each,
  fullName,
  stationHrefOf,
  rechargeHrefOf,
  stopLinkOf,
  toldId,
}: PersonRechargesProps & { recharge: Transaction }) {
  const t = useText('users')
  const { timestamp } = useFormats()
  const personal = usePersonal()
  const href = each.stationPk === undefined ? undefined : stationHrefOf(each.stationPk)
  const ownHref = rechargeHrefOf(each.id)
  const isElses = isSomebodyElses(each, fullName)
  const isOpen = each.stoppedAt === undefined && !isElses
  const stop = isOpen && each.id !== toldId ? stopLinkOf(each) : undefined
  const station = each.stationName ?? each.stationId ?? MISSING
  const number = t('person.recharge', { id: String(each.id) })
  const details = [
    each.connectorId === undefined ? undefined : t('person.connector', { id: each.connectorId }),
    each.idTag === undefined ? undefined : personal(each.idTag),
    isElses ? t('person.formerHolder', { name: each.userName ?? '' }) : undefined,
  ]
  return (
    <Row>
      <What>
        {href === undefined ? station : <TextLink href={href}>{station}</TextLink>}
        <Muted>
          {ownHref === undefined ? number : <TextLink href={ownHref}>{number}</TextLink>}
          {details.filter((part) => part !== undefined).map((part) => ` · ${part}`)}
        </Muted>
      </What>
      {each.stoppedAt === undefined ? (
        <WhatEnd>
          <StatusMark
            status="busy"
            size="small"
            label={t('person.going', { time: timestamp(each.startedAt, 'DD/MM/YY HH:mm') })}
          />
          {stop && (
            <TextLink href={stop.href}>
              {t(stop.isElsewhere ? 'person.stopElsewhere' : 'person.stop')}
            </TextLink>
          )}
        </WhatEnd>
      ) : (
        <Ended recharge={each} />
      )}
    </Row>
  )
}

/** How a recharge ended: when it began, what it took, and why it ended, in the charger's own word. */
function Ended({ recharge: each }: { recharge: Transaction }) {
  const { timestamp, energyKwh } = useFormats()
  const endText = useEndText()
  const energy = each.energyKwh === undefined ? (each.energyText ?? MISSING) : energyKwh(each.energyKwh)
  const end = endText(each)
  return (
    <WhatEnd>
      <Muted>{`${timestamp(each.startedAt, 'DD/MM/YY HH:mm')} · ${energy}`}</Muted>
      {end !== undefined && (
        <Reason>
          {end} <TermHelp kind="reason" text={each.stopReason} />
        </Reason>
      )}
    </WhatEnd>
  )
}

/** Why a recharge ended, in the charger's word, and who ended it; undefined where nobody said. */
export function useEndText(): (recharge: Transaction) => string | undefined {
  const t = useText('users')
  return ({ stopReason: reason, stopActor: word }) => {
    const by = word && t(`person.by.${stopActorOf(word) ?? 'other'}`, { word })
    if (reason === undefined) return by && t('person.endedBy', { by })
    return by ? t('person.endedWhy', { reason, by }) : t('person.ended', { reason })
  }
}
