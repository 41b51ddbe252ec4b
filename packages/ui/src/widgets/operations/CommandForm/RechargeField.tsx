import type { OpenRecharge } from '@corrente/domain/operations'
import { Select } from '../../../forms/index.ts'
import { MISSING, shownOf, useFormats, useNow, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Card, DescriptionList, PersonalText, Skeleton, TextLink } from '../../../primitives/index.ts'
import { useRechargeWords } from '../useRechargeWords.ts'
import type { ParameterProps } from './parameterProps.ts'

const TICK_MS = 10_000

/** The recharge to stop, with who charges there, for how long, and what was measured last (OPS-028). */
export function RechargeField(props: ParameterProps) {
  const { offer, selected, values, set, words, recharges } = props
  const t = useText('operations')
  const { lineOf } = useRechargeWords()
  const ids = selected.flatMap((id) => offer.transactionIds.get(id) ?? [])
  const isOffered = offer.stations.some(({ id }) => selected.includes(id))
  const rechargeOf = (id: number) => recharges.data?.find((each) => each.id === id)?.recharge
  const hint =
    selected.length === 0
      ? t('field.connectorFirst')
      : ids.length > 0
        ? undefined
        : // Of a station that the server did not offer it says no recharges either.
          t(isOffered ? 'field.noTransaction' : 'field.unknownTransaction')
  const chosen = values.transactionId
  const isWaiting = shownOf(recharges) === 'loading'
  return (
    <>
      <Select
        name="transactionId"
        label={t('field.transactionId')}
        placeholder={t('field.choose')}
        value={chosen === undefined ? undefined : String(chosen)}
        onChange={(id) => set('transactionId', Number(id))}
        options={ids.map((id) => ({ value: String(id), label: lineOf(id, rechargeOf(id)) }))}
        {...(hint !== undefined && { hint })}
        error={words.transactionId}
      />
      {chosen !== undefined && isWaiting && <Skeleton shape="block" blockSize="96px" />}
      {chosen !== undefined && !isWaiting && (
        <RechargeFacts {...props} id={chosen} recharge={rechargeOf(chosen)} />
      )}
    </>
  )
}

/** What somebody needs to know before the recharge is stopped. */
function RechargeFacts({
  id,
  recharge,
  rechargeHrefOf,
  cardHrefOf,
}: Pick<ParameterProps, 'rechargeHrefOf' | 'cardHrefOf'> & {
  id: number
  recharge: OpenRecharge | undefined
}) {
  const t = useText('operations')
  const { timeOfDay } = useFormats()
  const { minutesOf, measuredOf } = useRechargeWords()
  const personal = usePersonal()
  const now = useNow(TICK_MS)
  if (recharge === undefined) return <Banner tone="warning">{t('recharge.unread')}</Banner>
  const { userName, idTag, connectorId, startedAt, stoppedAt, measured } = recharge
  const cardHref = idTag && cardHrefOf(idTag)
  // A link leads somewhere: it cannot also be pressed to show what it covers.
  const card =
    idTag &&
    (cardHref ? <TextLink href={cardHref}>{personal(idTag)}</TextLink> : <PersonalText text={idTag} />)
  const href = rechargeHrefOf(id)
  return (
    <Card>
      <DescriptionList
        items={[
          { key: 'driver', term: t('recharge.driver'), value: userName },
          { key: 'tag', term: t('field.idTag'), value: card },
          { key: 'connector', term: t('field.connectorId'), value: connectorId },
          {
            key: 'since',
            term: t('recharge.since'),
            value:
              startedAt === undefined
                ? MISSING
                : t('recharge.sinceFor', {
                    time: timeOfDay(startedAt),
                    span: minutesOf(startedAt, stoppedAt ?? now),
                  }),
          },
          { key: 'measured', term: t('recharge.measured'), value: measuredOf(measured) },
        ]}
      />
      {href !== undefined && <TextLink href={href}>{t('recharge.open')}</TextLink>}
      {stoppedAt !== undefined && (
        <Banner tone="warning">{t('recharge.ended', { time: timeOfDay(stoppedAt) })}</Banner>
      )}
    </Card>
  )
}
