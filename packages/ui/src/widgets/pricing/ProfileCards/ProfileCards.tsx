import type { PriceRange, PricingProfile } from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { CircleHelp, Copy, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { flushGhost, type Loadable, MISSING, shownOf, useFormats } from '../../../foundations/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Skeleton,
  TextLink,
} from '../../../primitives/index.ts'
import { usePriceWords } from '../usePriceWords.ts'

/** A group that a profile prices. */
export interface UsingGroup {
  readonly id: number
  readonly name: string
  readonly href: string | undefined
  /** How many chargers it has. */
  readonly chargers?: number | undefined
}

/** What the marks of a card say. */
export const PROFILE_MARKS = ['unused', 'conflict', 'draft', 'unread', 'empty'] as const
export type ProfileMark = (typeof PROFILE_MARKS)[number]

/** What is known of a profile's entries. `failed`: they could not be read. */
export type CardFacts =
  | 'loading'
  | 'failed'
  | {
      readonly range: PriceRange | undefined
      readonly marks: readonly ProfileMark[]
      /** The next exception's days, `YYYY-MM-DD`. */
      readonly next: { readonly from: string; readonly to: string } | undefined
      /** The week in price colours, small. */
      readonly sketch?: ReactNode
    }

export interface ProfileCardsProps {
  /** The profiles in their order. */
  profiles: Loadable<readonly PricingProfile[]>
  factsOf: (uuid: string) => CardFacts
  /** The groups that a profile prices; undefined: not known (yet). */
  groupsOf: (uuid: string) => readonly UsingGroup[] | undefined
  hrefOf: (uuid: string) => string
  /** A card comes into view: its entries are read now. */
  onSight: (uuid: string) => void
  /** Absent: this user may only look. */
  onCreate: (() => void) | undefined
  onDuplicate: ((profile: PricingProfile) => void) | undefined
  onDelete: ((profile: PricingProfile) => void) | undefined
  /** Asked who has no profile; absent without the right to groups. */
  onWithout?: (() => void) | undefined
  /** Between the header and the cards. */
  notice?: ReactNode
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${theme.space[4]};
`
const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.surface};
  box-shadow: ${theme.shadow.raised};
`
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space[2]};
`
const Name = styled.h2`
  font-size: ${theme.font.size[16]};
  overflow-wrap: anywhere;
`
const Muted = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`
const More = styled.span`
  ${flushGhost}
`
const Price = styled.p`
  font-size: ${theme.font.size[20]};
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
`
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`

const TONE_OF = {
  unused: 'neutral',
  empty: 'neutral',
  draft: 'info',
  conflict: 'warning',
  unread: 'warning',
} as const satisfies Record<ProfileMark, string>

/** Tells once that an element came into view. */
function useSight(onSight: () => void) {
  const ref = useRef<HTMLLIElement>(null)
  const tell = useEffectEvent(onSight)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      tell()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return ref
}

function Facts({ facts }: { readonly facts: CardFacts }) {
  const t = useText('pricing-profiles')
  const words = usePriceWords()
  if (facts === 'loading') return <Skeleton shape="block" blockSize="52px" />
  if (facts === 'failed') return <Muted>{t('card.failed')}</Muted>
  const { range, marks, next, sketch } = facts
  return (
    <>
      <Price>{range ? words.range(range) : MISSING}</Price>
      {sketch}
      {next && (
        <Muted>
          {t('card.nextException')} {words.days(next)}
        </Muted>
      )}
      {marks.length > 0 && (
        <Marks>
          {marks.map((mark) => (
            <Badge key={mark} tone={TONE_OF[mark]}>
              {t(`mark.${mark}`)}
            </Badge>
          ))}
        </Marks>
      )}
    </>
  )
}

/** So many are named before the rest is asked for. */
const NAMED = 3

function Groups({ groups }: { readonly groups: readonly UsingGroup[] | undefined }) {
  const t = useText('pricing-profiles')
  const { integer } = useFormats()
  const [isWhole, showAll] = useState(false)
  if (!groups || groups.length === 0) return null
  const named = isWhole ? groups : groups.slice(0, NAMED)
  return (
    <Muted>
      {t('card.groups')}{' '}
      {named.map(({ id, name, href, chargers }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
          {chargers !== undefined && ` (${integer(chargers)})`}
        </span>
      ))}
      {groups.length > named.length && (
        <>
          {' '}
          <More>
            <Button size="small" tone="ghost" onClick={() => showAll(true)}>
              {t('card.moreGroups', { count: groups.length - NAMED })}
            </Button>
          </More>
        </>
      )}
    </Muted>
  )
}

function ProfileCard({
  profile,
  ...props
}: { readonly profile: PricingProfile } & Omit<ProfileCardsProps, 'profiles'>) {
  const t = useText('pricing-profiles')
  const { integer } = useFormats()
  const { uuid, chargerCount } = profile
  const ref = useSight(() => props.onSight(uuid))
  const name = profile.name ?? MISSING
  const { onDuplicate, onDelete } = props
  return (
    <Card ref={ref}>
      <Head>
        <Name>
          <TextLink href={props.hrefOf(uuid)}>{name}</TextLink>
        </Name>
        <div>
          {onDuplicate && (
            <IconButton
              size="small"
              icon={<Copy size={16} />}
              label={t('card.duplicate', { name })}
              onClick={() => onDuplicate(profile)}
            />
          )}
          {onDelete && (
            <IconButton
              size="small"
              icon={<Trash2 size={16} />}
              label={t('card.delete', { name })}
              onClick={() => onDelete(profile)}
            />
          )}
        </div>
      </Head>
      <Muted>
        {chargerCount === undefined
          ? MISSING
          : t('card.chargers', { count: chargerCount, shown: integer(chargerCount) })}
      </Muted>
      <Facts facts={props.factsOf(uuid)} />
      <Groups groups={props.groupsOf(uuid)} />
    </Card>
  )
}

/** `/dynamic-pricing`: a card for each profile, with what it costs and whom it concerns (DPR-002, DPR-004, DPR-046). */
export function ProfileCards({ profiles, ...props }: ProfileCardsProps) {
  const t = useText('pricing-profiles')
  const { data = [] } = profiles
  const shown = shownOf(profiles)
  const create = props.onCreate && (
    <Button tone="brand" icon={<Plus size={16} />} onClick={props.onCreate}>
      {t('list.create')}
    </Button>
  )
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('list.title')}
        {...(shown === 'ready' && { detail: t('list.count', { count: data.length }) })}
        actions={
          <>
            {props.onWithout && data.length > 0 && (
              <Button icon={<CircleHelp aria-hidden="true" />} onClick={props.onWithout}>
                {t('without.ask')}
              </Button>
            )}
            {create}
          </>
        }
      />
      {props.notice}
      {profiles.unread > 0 && <Banner tone="warning">{t('list.unread', { count: profiles.unread })}</Banner>}
      {shown === 'ready' && profiles.state !== 'ready' && profiles.state !== 'refreshing' && (
        <Banner
          tone="warning"
          action={
            <Button size="small" isBusy={profiles.isRetrying} onClick={profiles.retry}>
              {t('create.retry')}
            </Button>
          }
        >
          {t('list.stale')}
        </Banner>
      )}
      {shown === 'failed' && (
        <ErrorState title={t('list.failed')} onRetry={profiles.retry} isRetrying={profiles.isRetrying} />
      )}
      {shown === 'loading' && <Skeleton shape="block" blockSize="180px" />}
      {shown === 'ready' && data.length === 0 && (
        <EmptyState title={t('list.empty')} detail={t('list.emptyDetail')} action={create} />
      )}
      {data.length > 0 && (
        <Grid aria-label={t('list.title')}>
          {data.map((profile) => (
            <ProfileCard key={profile.uuid} profile={profile} {...props} />
          ))}
        </Grid>
      )}
    </Stack>
  )
}
