import { type CardFacts, type Tag, tagUserName, type UnknownCard, verdictOf } from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import { Ban, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Loadable, phaseOf, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Panel } from '../../../primitives/index.ts'

/** Where the button of a verdict leads; undefined where this user may not go there. */
export interface VerdictLinks {
  readonly create: string | undefined
  /** The form of the card, or of its parent. */
  readonly edit: (pk: number) => string | undefined
  readonly station: (stationId: string) => string | undefined
  /** The form of a station, by its key. */
  readonly stationForm: (pk: number) => string | undefined
  readonly problems: string | undefined
}

/** What can be done about a card at once; each absent without the right. */
export interface VerdictActions {
  /** Asked to approve a card of the inbox. */
  readonly onApprove: ((card: UnknownCard) => void) | undefined
  /** Asked to switch a tag off, or on again. */
  readonly onSwitch: ((tag: Tag) => void) | undefined
}

export interface TagVerdictProps {
  /** What was asked for. */
  idTag: string
  facts: Loadable<CardFacts>
  links: VerdictLinks
  actions: VerdictActions
  onClose: () => void
  /** Questions and results of what is done here. */
  children?: ReactNode
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  &:empty {
    display: none;
  }
`

const TONES = {
  unregistered: 'warning',
  refused: 'warning',
  inactive: 'danger',
  charging: 'info',
  parentInactive: 'danger',
  parentCharging: 'info',
  otherAccount: 'warning',
  notBound: 'warning',
  fine: 'success',
} as const

/** Why a card does not work: one verdict with its button (jobs: Tags 1). */
export function TagVerdict({ idTag, facts, links, actions, onClose, children }: TagVerdictProps) {
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
        <Said facts={facts.data} links={links} actions={actions} />
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
      {children}
    </Panel>
  )
}

type SaidProps = Pick<TagVerdictProps, 'links' | 'actions'> & { facts: CardFacts }

function Said({ facts, links, actions }: SaidProps) {
  const t = useText('tags')
  const { timestamp } = useFormats()
  const personal = usePersonal()
  const { tag, parent, refused, recharge, how, station } = facts
  const verdict = verdictOf(facts)
  const word = verdict === 'fine' && station ? 'fineHere' : verdict
  const place = recharge?.stationName ?? recharge?.stationId ?? '-'
  const since = recharge?.startedAt === undefined ? '-' : timestamp(recharge.startedAt, 'DD/MM/YY HH:mm')
  const href = {
    unregistered: links.create,
    refused: undefined,
    inactive: undefined,
    charging: recharge?.stationId === undefined ? undefined : links.station(recharge.stationId),
    parentInactive: parent && links.edit(parent.pk),
    parentCharging: recharge?.stationId === undefined ? undefined : links.station(recharge.stationId),
    otherAccount: tag && links.edit(tag.pk),
    notBound: station && links.stationForm(station.pk),
    fine: station ? links.station(station.id) : links.problems,
  }[verdict]
  const { onApprove, onSwitch } = actions
  const press =
    verdict === 'refused' && refused && onApprove
      ? () => onApprove(refused)
      : verdict === 'inactive' && tag && onSwitch
        ? () => onSwitch(tag)
        : undefined
  const assign = tag && tagUserName(tag) === undefined ? links.edit(tag.pk) : undefined
  const owner = tag && (tagUserName(tag) ?? t('verdict.nobody'))
  return (
    <Body>
      <Banner
        tone={TONES[verdict]}
        isAnnounced
        title={t(`verdict.is.${verdict}`)}
        action={
          press ? (
            <Button size="small" onClick={press}>
              {t(`verdict.do.${verdict}`)}
            </Button>
          ) : (
            href !== undefined && (
              <ButtonLink size="small" href={href}>
                {t(`verdict.do.${word}`)}
              </ButtonLink>
            )
          )
        }
      >
        {t(`verdict.detail.${word}`, {
          parent: personal(parent?.idTag ?? ''),
          place,
          since,
          stations: refused?.stationIds.join(', ') ?? '',
          station: station?.name ?? '',
          account: station?.accountName ?? '-',
        })}
      </Banner>
      {how !== 'plain' && <span>{t(`verdict.how.${how}`)}</span>}
      {tag && <span>{t('verdict.whose', { owner: owner ?? '', account: tag.accountName ?? '-' })}</span>}
      <Bar>
        {assign !== undefined && (
          <ButtonLink size="small" href={assign} icon={<UserPlus aria-hidden="true" />}>
            {t('verdict.assign')}
          </ButtonLink>
        )}
        {tag && !tag.isInactive && onSwitch && (
          <Button size="small" icon={<Ban aria-hidden="true" />} onClick={() => onSwitch(tag)}>
            {t('card.deactivate')}
          </Button>
        )}
      </Bar>
    </Body>
  )
}
