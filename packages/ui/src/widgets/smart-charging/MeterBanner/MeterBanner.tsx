import { type MeterLoad, type MeterReading, meterLoad, overSince } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import { CircleCheck, CircleHelp, TriangleAlert, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { failureOf, type Loadable, tabularNumbers, useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Skeleton } from '../../../primitives/index.ts'
import { AGE_EVERY_MS } from '../ReadingPanel/ReadingBody.tsx'
import { useMeterWords } from '../useMeterWords.ts'

export interface MeterBannerProps {
  /** The device_remote_id of the group's meter. */
  meterId: string
  /** Its latest reading; 'missing': the service does not know the meter. */
  reading: Loadable<MeterReading | 'missing'>
  /** The readings seen since the page was opened, oldest first. */
  seen: readonly MeterReading[]
  /** Amperes per phase; undefined: not known. */
  limit: number | undefined
  /** How many cars charge in the group now; undefined: not known. */
  charging?: number | undefined
  /** Leads to the reading; without it there is no button. */
  onOpen?: (() => void) | undefined
}

/** What is in order is quiet: no colour, and no more weight than any other part of the page. */
const looks = {
  quiet: css`
    border-color: ${theme.border.default};
    background: ${theme.bg.surface};
  `,
  warning: css`
    border-color: ${theme.tone.warning.border};
    border-inline-start: 6px solid ${theme.tone.warning.solid};
    background: ${theme.tone.warning.bg};
  `,
  danger: css`
    border-color: ${theme.tone.danger.border};
    border-inline-start: 6px solid ${theme.tone.danger.solid};
    background: ${theme.tone.danger.bg};
  `,
}
type Look = keyof typeof looks
const LOOKS = {
  over: 'danger',
  silent: 'warning',
  near: 'warning',
  fine: 'quiet',
  unknown: 'quiet',
} as const satisfies Record<MeterLoad['state'], Look>
const ICONS = {
  over: TriangleAlert,
  silent: Unplug,
  near: TriangleAlert,
  fine: CircleCheck,
  unknown: CircleHelp,
} as const

const Root = styled.div<{ $look: Look }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-inline-size: 0;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid;
  border-radius: ${theme.radius.l};
  color: ${theme.fg.default};
  ${({ $look }) => looks[$look]}
`
const Words = styled.div`
  display: grid;
  flex: 1 1 240px;
  gap: 2px;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  ${tabularNumbers}
`
const Title = styled.p<{ $look: Look }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-weight: ${theme.font.weight.semibold};
  font-size: ${({ $look }) => ($look === 'quiet' ? theme.font.size[14] : theme.font.size[20])};
  ${({ $look }) => $look === 'danger' && css`color: ${theme.tone.danger.fg};`}

  svg {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    ${({ $look }) => $look === 'quiet' && css`color: ${theme.fg.muted};`}
  }
`
const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  font-size: ${theme.font.size[13]};
`
/** What is left to say of a meter that is silent: its last values, and how many cars charge without it. */
function Silent({
  at,
  load,
  cars,
}: {
  readonly at: MeterReading['at']
  readonly load: MeterLoad
  readonly cars: string | undefined
}) {
  const t = useText('smart-charging')
  const words = useMeterWords()
  const { timestamp } = useFormats()
  const last = [
    at === undefined ? undefined : t('reading.lastOf', { time: timestamp(at, 'DD/MM/YYYY HH:mm') }),
    ...load.phases.map(({ phase, amps }) =>
      amps === undefined ? undefined : `${phase} ${t('reading.amps', { amps: words.amps(amps) })}`,
    ),
  ]
  return (
    <>
      <p>{[t('reading.silent'), cars].filter(Boolean).join(' ')}</p>
      <Small as="p">{last.filter(Boolean).join(' · ')}</Small>
    </>
  )
}

/** What is said of a meter of which nothing is known; while it is read, the room that it will take. */
function Unread({ reading, action }: { readonly reading: Loadable<unknown>; readonly action: ReactNode }) {
  const t = useText('smart-charging')
  if (reading.data === undefined && failureOf(reading) === undefined)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" blockSize="76px" />
      </div>
    )
  const title = t(reading.data === undefined ? 'meter.failed' : 'meter.missing')
  return (
    <Banner tone="warning" title={title} action={action}>
      {t('reading.silent')}
    </Banner>
  )
}

/** How the meter of a group stands (VGR-022, SMC-009): what is over its limit, by how much and since when, before anything. */
export function MeterBanner(props: MeterBannerProps) {
  const { meterId, reading, seen, limit, charging, onOpen } = props
  const t = useText('smart-charging')
  const words = useMeterWords()
  const { timeOfDay } = useFormats()
  const now = useNow(AGE_EVERY_MS)
  const { data } = reading
  const action = onOpen && (
    <Button size="small" onClick={onOpen}>
      {t('banner.open')}
    </Button>
  )
  if (data === undefined || data === 'missing') return <Unread reading={reading} action={action} />
  const load = meterLoad(data, limit, now)
  const { state } = load
  const look = LOOKS[state]
  const Icon = ICONS[state]
  // Without a limit an online meter is online all the same.
  const isOnline = data.isOnline === true && load.gap !== 'old'
  const gap = load.gap ? t(`gap.${load.gap}`) : t('state.silent')
  const since = state === 'over' ? overSince(seen, limit) : undefined
  const cars =
    charging === undefined
      ? undefined
      : charging === 0
        ? t('reading.chargingNone')
        : t('reading.charging', { count: charging })
  return (
    <Root $look={look} role="group" aria-label={t('banner.label')}>
      <Words>
        <Title $look={look}>
          <Icon aria-hidden="true" />
          {state === 'silent' || state === 'unknown'
            ? gap
            : [t(`state.${state}`), words.left(load)].filter(Boolean).join(': ')}
        </Title>
        {since && (
          <p>
            {t(since.isEarliest ? 'banner.sinceOrBefore' : 'banner.since', {
              time: timeOfDay(since.at),
              age: words.age(now - since.at),
            })}
          </p>
        )}
        {state === 'silent' ? (
          <Silent at={data.at} load={load} cars={cars} />
        ) : (
          <Small>
            {isOnline && <span>{t('banner.online', { id: meterId })}</span>}
            {load.ageMs !== undefined && <span>{t('banner.read', { age: words.age(load.ageMs) })}</span>}
            {cars && <span>{cars}</span>}
          </Small>
        )}
      </Words>
      {action}
    </Root>
  )
}
