import type { StationCondition } from '@corrente/domain/stations'
import {
  type CardFacts,
  type CardVerdict,
  type Tag,
  type UnknownCard,
  verdictOf,
} from '@corrente/domain/tags'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Loadable, phaseOf, useFormats, usePersonal } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Panel, Skeleton } from '../../../primitives/index.ts'
import { useConditionText } from '../../conditions/index.ts'
import { VerdictBar } from './VerdictBar.tsx'
import { RefusedFacts, VerdictFacts } from './VerdictFacts.tsx'
import type { VerdictLinks } from './verdictLinks.ts'

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
  /** How the chosen station stands now; undefined: the live index has none. */
  condition: StationCondition | undefined
  links: VerdictLinks
  actions: VerdictActions
  onClose: () => void
  /** Where it does not stand in a panel of a page. */
  frame?: ((title: string, content: ReactNode) => ReactNode) | undefined
  /** Questions and results of what is done here. */
  children?: ReactNode
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;
`

const Parts = styled.ul`
  margin: 0;
  padding-inline-start: ${theme.space[5]};
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
  unknown: 'warning',
} as const

/** Why a card does not work: one verdict with its button (jobs: Tags 1). */
export function TagVerdict({
  idTag,
  facts,
  condition,
  links,
  actions,
  onClose,
  frame,
  children,
}: TagVerdictProps) {
  const t = useText('tags')
  const common = useText('common')
  const phase = phaseOf(facts)
  const personal = usePersonal()
  const isLoading = facts.data === undefined && phase !== 'failed'
  const content = (
    <Body>
      {facts.data ? (
        <Said
          facts={facts.data}
          condition={condition}
          links={links}
          actions={actions}
          onRetry={facts.retry}
        />
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
    </Body>
  )
  const title = t('verdict.title', { tag: personal(facts.data?.idTag ?? idTag) })
  if (frame) return frame(title, isLoading ? <Skeleton shape="block" blockSize="160px" /> : content)
  return (
    <Panel
      title={title}
      state={{ kind: isLoading ? 'loading' : 'ready' }}
      actions={
        <Button size="small" tone="ghost" onClick={onClose}>
          {common('action.close')}
        </Button>
      }
    >
      {content}
    </Panel>
  )
}

type SaidProps = Pick<TagVerdictProps, 'condition' | 'links' | 'actions'> & {
  facts: CardFacts
  onRetry: () => void
}

/** Where the button of the verdict leads. */
function wayOut({ tag, parent, recharge, station }: CardFacts, links: VerdictLinks) {
  const recharging = recharge?.stationId === undefined ? undefined : links.station(recharge.stationId)
  return {
    unregistered: links.create,
    refused: undefined,
    inactive: undefined,
    charging: recharging,
    parentInactive: parent && links.edit(parent.pk),
    parentCharging: recharging,
    otherAccount: tag && links.edit(tag.pk),
    notBound: station && links.stationForm(station.pk),
    fine: station ? links.station(station.id) : links.problems,
    unknown: undefined,
  }
}

/** The verdict in words; where it has more to say, the fuller words. */
function wordOf(verdict: CardVerdict, { recharge, station }: CardFacts, isConditionKnown: boolean) {
  if (verdict === 'fine' && station) return isConditionKnown ? 'fineAt' : 'fineHere'
  if (verdict === 'charging' && !recharge) return 'chargingSomewhere'
  if (verdict === 'parentCharging' && !recharge) return 'parentChargingSomewhere'
  return verdict
}

function Said({ facts, condition, links, actions, onRetry }: SaidProps) {
  const t = useText('tags')
  const { timestamp } = useFormats()
  const personal = usePersonal()
  const conditionText = useConditionText()
  const { tag, parent, refused, recharge, how, station } = facts
  const verdict = verdictOf(facts)
  const href = wayOut(facts, links)[verdict]
  const press = pressOf(verdict, facts, actions, onRetry)
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
                {t(verdict === 'fine' && station ? 'verdict.do.fineHere' : `verdict.do.${verdict}`)}
              </ButtonLink>
            )
          )
        }
      >
        {t(`verdict.detail.${wordOf(verdict, facts, condition !== undefined)}`, {
          parent: personal(parent?.idTag ?? ''),
          place: recharge?.stationName ?? recharge?.stationId ?? '-',
          since: recharge?.startedAt === undefined ? '-' : timestamp(recharge.startedAt, 'DD/MM/YY HH:mm'),
          stations: refused?.stationIds.join(', ') ?? '',
          station: station?.name ?? '',
          account: station?.accountName ?? '-',
          condition: condition ? conditionText(condition) : '',
        })}
      </Banner>
      {how !== 'plain' && how !== 'otherCase' && <span>{t(`verdict.how.${how}`)}</span>}
      <Unread facts={facts} />
      {refused && <RefusedFacts card={refused} links={links} />}
      {tag && <VerdictFacts tag={tag} facts={facts} links={links} />}
      <VerdictBar facts={facts} links={links} onSwitch={actions.onSwitch} />
    </Body>
  )
}

/** What the verdict's button does at once; undefined where it leads somewhere. */
function pressOf(
  verdict: CardVerdict,
  { tag, refused }: CardFacts,
  { onApprove, onSwitch }: VerdictActions,
  onRetry: () => void,
): (() => void) | undefined {
  if (verdict === 'unknown') return onRetry
  if (verdict === 'refused' && refused && onApprove) return () => onApprove(refused)
  return verdict === 'inactive' && tag && onSwitch ? () => onSwitch(tag) : undefined
}

/** What could not be read, each in words: it is not known, and not "none". */
function Unread({ facts: { tag, unread } }: { facts: CardFacts }) {
  const t = useText('tags')
  const personal = usePersonal()
  if (unread.length === 0) return null
  return (
    <Parts>
      {unread.map((part) => (
        <li key={part}>{t(`verdict.unread.${part}`, { parent: personal(tag?.parentIdTag ?? '') })}</li>
      ))}
    </Parts>
  )
}
