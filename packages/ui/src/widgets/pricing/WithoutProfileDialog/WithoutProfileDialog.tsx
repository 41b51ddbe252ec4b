import type { UnpricedReason } from '@corrente/domain/virtual-groups'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Loadable, phaseOf, shownOf, useFormats } from '../../../foundations/index.ts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge, Banner, Button, Dialog, Progress, TextLink } from '../../../primitives/index.ts'
import type { UsingGroup } from '../ProfileCards/ProfileCards.tsx'

/** A group whose chargers keep their own prices. */
export interface UnpricedGroup extends UsingGroup {
  readonly why: UnpricedReason
}

/** A charger that is in no group. */
export interface FreeCharger {
  readonly pk: number
  readonly name: string
  readonly href: string | undefined
}

export interface WithoutProfileDialogProps {
  groups: Loadable<readonly UnpricedGroup[]>
  chargers: Loadable<readonly FreeCharger[]>
  /** How many groups were looked through, while they are. */
  progress: { readonly read: number; readonly total: number } | undefined
  /** Only the first groups were looked at: the lists may be too long or too short. */
  isPartial: boolean
  /** Groups that could not be read. */
  unread: number
  onClose: () => void
}

const Title = styled.h3`
  padding-block-end: ${theme.space[2]};
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};
`
const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[2]};
`
const Muted = styled.span`
  color: ${theme.fg.muted};
`

/** More than these are a number: nobody reads a list of thousands. */
const SHOWN = 50

/** Who has no pricing profile: the configurations without one, and the chargers that are in no configuration. */
export function WithoutProfileDialog({
  groups,
  chargers,
  progress,
  isPartial,
  unread,
  onClose,
}: WithoutProfileDialogProps) {
  const t = useText('pricing-profiles')
  const { integer } = useFormats()
  const isReading = [groups, chargers].some((each) => phaseOf(each) === 'loading')
  return (
    <Dialog isOpen title={t('without.title')} description={t('without.description')} onClose={onClose}>
      <Stack gap={4}>
        {isReading && (
          <Progress
            label={t('without.reading')}
            value={progress && progress.total > 0 ? progress.read / progress.total : undefined}
            note={
              progress && t('use.progress', { read: integer(progress.read), total: integer(progress.total) })
            }
          />
        )}
        {isPartial && <Banner tone="info">{t('without.partial')}</Banner>}
        {unread > 0 && <Banner tone="warning">{t('without.unread', { count: unread })}</Banner>}
        <Part list={groups} failed={t('use.failed')}>
          {(rows) => <Groups rows={rows} />}
        </Part>
        <Part list={chargers} failed={t('without.chargersFailed')}>
          {(rows) => <Chargers rows={rows} />}
        </Part>
      </Stack>
    </Dialog>
  )
}

function Part<T>({
  list,
  failed,
  children,
}: {
  readonly list: Loadable<readonly T[]>
  readonly failed: string
  readonly children: (rows: readonly T[]) => ReactNode
}) {
  const t = useText('pricing-profiles')
  if (shownOf(list) === 'failed')
    return (
      <Banner
        tone="warning"
        action={
          <Button size="small" isBusy={list.isRetrying} onClick={list.retry}>
            {t('create.retry')}
          </Button>
        }
      >
        {failed}
      </Banner>
    )
  return list.data ? children(list.data) : null
}

function Groups({ rows }: { readonly rows: readonly UnpricedGroup[] }) {
  const t = useText('pricing-profiles')
  const { integer } = useFormats()
  return (
    <section>
      <Title>{t('without.groups', { count: rows.length, shown: integer(rows.length) })}</Title>
      <List>
        {rows.map(({ id, name, href, chargers, why }) => (
          <Item key={id}>
            {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}
            {chargers !== undefined && (
              <Muted>{t('card.chargers', { count: chargers, shown: integer(chargers) })}</Muted>
            )}
            <Badge tone={why === 'removed' ? 'warning' : 'neutral'}>{t(`without.why.${why}`)}</Badge>
          </Item>
        ))}
      </List>
    </section>
  )
}

function Chargers({ rows }: { readonly rows: readonly FreeCharger[] }) {
  const t = useText('pricing-profiles')
  const { integer } = useFormats()
  return (
    <section>
      <Title>{t('without.chargers', { count: rows.length, shown: integer(rows.length) })}</Title>
      <List>
        {rows.slice(0, SHOWN).map(({ pk, name, href }) => (
          <Item key={pk}>{href === undefined ? name : <TextLink href={href}>{name}</TextLink>}</Item>
        ))}
      </List>
      {rows.length > SHOWN && <Muted>{t('card.moreGroups', { count: rows.length - SHOWN })}</Muted>}
    </section>
  )
}
