import { MISSING, useClock, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { useLastRefused } from './PersonFacts.tsx'
import { useEndText } from './PersonRecharges.tsx'
import type { PersonViewProps } from './personViewProps.ts'

/** What the page says, as lines for a ticket: what was seen, when, the verdict. Never the number of a document. */
export function usePersonSummary(props: PersonViewProps): () => string {
  const { pk, name, user, row, verdict, cards, unreadCards, isCardsCut, recharges, wallet } = props
  const t = useText('users')
  const { timestamp, energyKwh } = useFormats()
  const clock = useClock()
  const personal = usePersonal()
  const refused = useLastRefused(wallet)
  const endText = useEndText()
  const called = name === (user.data ?? row)?.email ? personal(name) : name
  const line = (term: string, values: readonly string[] | undefined, none: string) =>
    `${term}: ${values === undefined ? t('summary.notRead') : values.length === 0 ? none : values.join('; ')}`
  return () =>
    [
      t('summary.who', { name: called, pk: String(pk) }),
      t('summary.seen', { time: timestamp(clock.now(), 'DD/MM/YYYY HH:mm') }),
      t(`person.verdict.${verdict}`),
      line(
        t('summary.record'),
        user.data && [t(user.data.isActive ? 'person.active' : 'person.inactive')],
        MISSING,
      ),
      line(
        t('form.tagPks'),
        cards.data && [
          ...cards.data.map(({ tag, state }) => `${personal(tag.idTag)} - ${t(`person.card.${state}`)}`),
          ...(unreadCards > 0 ? [t('person.cardsUnread', { count: unreadCards })] : []),
          ...(isCardsCut ? [t('person.cardsCut')] : []),
        ],
        t('person.noCards'),
      ),
      line(
        t('person.recharges'),
        recharges.data?.map((each) => {
          const time = timestamp(each.startedAt, 'DD/MM/YY HH:mm')
          const end = each.stoppedAt === undefined ? t('person.going', { time }) : energyKwh(each.energyKwh)
          const station = each.stationName ?? each.stationId ?? MISSING
          const why = endText(each)
          return `${each.stoppedAt === undefined ? '' : `${time} `}${station} - ${end}${why === undefined ? '' : ` (${why})`}`
        }),
        t(props.isByNotifications ? 'person.noneTold' : 'person.noRecharges'),
      ),
      ...(refused === undefined ? [] : [`${t('person.lastRefused')}: ${refused}`]),
    ].join('\n')
}
