import { type CardFacts, tagUserName, verdictOf } from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { type Loadable, phaseOf, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Panel } from '../../../primitives/index.ts'

/** Where the button of a verdict leads; undefined where this user may not go there. */
export interface VerdictLinks {
  /** The inbox, narrowed to the card. */
  readonly inbox: string | undefined
  readonly create: string | undefined
  /** The form of the card, or of its parent. */
  readonly edit: (pk: number) => string | undefined
  readonly station: (stationId: string) => string | undefined
  readonly problems: string | undefined
}

export interface TagVerdictProps {
  /** What was asked for. */
  idTag: string
  facts: Loadable<CardFacts>
  links: VerdictLinks
  onClose: () => void
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
`

const TONES = {
  unregistered: 'warning',
  refused: 'warning',
  inactive: 'danger',
  charging: 'info',
  parentInactive: 'danger',
  parentCharging: 'info',
  fine: 'success',
} as const

/** Why a card does not work: one verdict with its button (jobs: Tags 1). */
export function TagVerdict({ idTag, facts, links, onClose }: TagVerdictProps) {
  const t = useText('tags')
  const phase = phaseOf(facts)
  const personal = usePersonal()
  return (
    <Panel
      title={t('verdict.title', { tag: personal(facts.data?.idTag ?? idTag) })}
      state={{ kind: facts.data === undefined && phase !== 'failed' ? 'loading' : 'ready' }}
      actions={
        <Button size="small" tone="ghost" onClick={onClose}>
          {t('verdict.close')}
        </Button>
      }
    >
      {facts.data ? (
        <Said facts={facts.data} links={links} />
      ) : (
        phase === 'failed' && (
          <Banner
            tone="danger"
            isAnnounced
            action={
              <Button size="small" onClick={facts.retry}>
                {t('verdict.retry')}
              </Button>
            }
          >
            {t('verdict.failed')}
          </Banner>
        )
      )}
    </Panel>
  )
}

function Said({ facts, links }: { facts: CardFacts; links: VerdictLinks }) {
  const t = useText('tags')
  const { timestamp } = useFormats()
  const personal = usePersonal()
  const { tag, parent, refused, recharge, how } = facts
  const verdict = verdictOf(facts)
  const place = recharge?.stationName ?? recharge?.stationId ?? '-'
  const since = recharge?.startedAt === undefined ? '-' : timestamp(recharge.startedAt, 'DD/MM/YY HH:mm')
  const href = {
    unregistered: links.create,
    refused: links.inbox,
    inactive: tag && links.edit(tag.pk),
    charging: recharge?.stationId === undefined ? undefined : links.station(recharge.stationId),
    parentInactive: parent && links.edit(parent.pk),
    parentCharging: recharge?.stationId === undefined ? undefined : links.station(recharge.stationId),
    fine: links.problems,
  }[verdict]
  const owner = tag && (tagUserName(tag) ?? t('verdict.nobody'))
  return (
    <Body>
      <Banner
        tone={TONES[verdict]}
        isAnnounced
        title={t(`verdict.is.${verdict}`)}
        action={
          href !== undefined && (
            <ButtonLink size="small" href={href}>
              {t(`verdict.do.${verdict}`)}
            </ButtonLink>
          )
        }
      >
        {t(`verdict.detail.${verdict}`, {
          parent: personal(parent?.idTag ?? ''),
          place,
          since,
          stations: refused?.stationIds.join(', ') ?? '',
        })}
      </Banner>
      {how !== 'plain' && <span>{t(`verdict.how.${how}`)}</span>}
      {tag && <span>{t('verdict.whose', { owner: owner ?? '', account: tag.accountName ?? '-' })}</span>}
    </Body>
  )
}
