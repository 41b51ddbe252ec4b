import { type ChargingProfile, type DayCurve, periodCount, risksOf } from '@corrente/domain/charging-profiles'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MISSING } from '../../../foundations/index.ts'
import { Inline, Muted, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, DescriptionList, Panel, Skeleton, TextLink } from '../../../primitives/index.ts'
import { CurveSketch } from '../CurveSketch/CurveSketch.tsx'
import { DayTable } from '../DayTable/DayTable.tsx'
import { useProfileWords } from '../useProfileWords.ts'

/** A station that, by what it said last, does not take a profile. */
export interface Narrow {
  readonly name: string
  /** What it takes at most. */
  readonly most: number
}

export interface ProfileNoteProps {
  /** What the profile is called. */
  name: string
  /** undefined: it is being read; null: it could not be. */
  curve: DayCurve | undefined | null
  /** As the list has it, where this user may read that; its level holds by the server, its form has none. */
  profile: ChargingProfile | undefined
  /** Its form; undefined where this user may not open it. */
  editHref: string | undefined
  /** Stations that take fewer periods than it has. */
  fewPeriods: readonly Narrow[]
  /** Stations that take no level as high. */
  lowLevel: readonly Narrow[]
  /** How many of the stations have said how many periods they take. */
  told: number
  /** How many have not, as far as is known. */
  untold: number
  /** How many stations are looked at, where more are chosen. */
  cutAt: number | undefined
  /** Asks the stations; undefined: this account may not. */
  onRead: (() => void) | undefined
  isReading: boolean
  /** How the asking ended, where it brought nothing. */
  notice?: ReactNode
}

/** Beside each other as wide as they are: what is left over lies at the end, in no gap. */
const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[6]};
  align-items: start;

  > * {
    flex: 0 1 280px;
    min-inline-size: 0;
  }
  > :first-child {
    flex: 0 1 200px;
  }
`
/** Names beyond it are counted: a banner of 200 names is read by nobody. */
const NAMED = 6

/** What is about to be set: the day of the profile, which stations take no more of it, and when an edit arrives. */
export function ProfileNote(props: ProfileNoteProps) {
  const { name, curve, profile, editHref, fewPeriods, lowLevel } = props
  const t = useText('charging-profiles')
  const listOf = useNarrowList()
  return (
    <Panel title={t('apply.title', { name })}>
      <Stack gap={3}>
        {fewPeriods.length > 0 && curve && (
          <Banner tone="warning" isAnnounced>
            {t('apply.periods', {
              count: fewPeriods.length,
              periods: periodCount(curve),
              list: listOf(fewPeriods),
            })}
          </Banner>
        )}
        {lowLevel.length > 0 && (
          <Banner tone="warning" isAnnounced>
            {t('apply.level', {
              count: lowLevel.length,
              level: profile?.stackLevel ?? MISSING,
              list: listOf(lowLevel),
            })}
          </Banner>
        )}
        {curve === undefined && <Skeleton shape="block" blockSize="96px" />}
        {curve === null && <Muted as="p">{t('panel.failed')}</Muted>}
        {curve && (
          <Sides>
            <CurveSketch curve={curve} />
            <DayTable curve={curve} />
            {profile && <Facts profile={profile} />}
          </Sides>
        )}
        <Warnings curve={curve} profile={profile} />
        <Told {...props} />
        <Muted as="p">
          {t('apply.noEffect')}{' '}
          {editHref !== undefined && <TextLink href={editHref}>{t('apply.edit', { name })}</TextLink>}
        </Muted>
      </Stack>
    </Panel>
  )
}

/** What it is: shown here, since its form can change none of it. */
function Facts({ profile }: { readonly profile: ChargingProfile }) {
  const t = useText('charging-profiles')
  const { purposeOf, validityOf } = useProfileWords()
  return (
    <DescriptionList
      items={[
        { key: 'purpose', term: t('list.purpose'), value: purposeOf(profile.purpose) },
        { key: 'level', term: t('list.level'), value: profile.stackLevel },
        { key: 'kind', term: t('panel.kind'), value: profile.kind },
        { key: 'recurrency', term: t('panel.recurrency'), value: profile.recurrency },
        { key: 'validity', term: t('list.validity'), value: validityOf(profile) },
      ]}
    />
  )
}

/** What people run into with a profile like this one. */
function Warnings({ curve, profile }: Pick<ProfileNoteProps, 'curve' | 'profile'>) {
  const t = useText('charging-profiles')
  const risks = risksOf(curve ?? undefined, profile)
  const told = (['tx', 'high', 'zero', 'low'] as const).filter((each) => risks[each])
  return (
    <>
      {told.length > 0 && <Banner tone="warning">{told.map((each) => t(`apply.${each}`)).join(' ')}</Banner>}
      <Muted as="p">{t('apply.limits')}</Muted>
    </>
  )
}

/** What the stations have said of themselves, and the press that asks them. */
function Told({ told, untold, cutAt, onRead, isReading, notice }: ProfileNoteProps) {
  const t = useText('charging-profiles')
  return (
    <>
      {told + untold > 0 && (
        <Inline gap={2} align="center">
          <Muted as="p">
            {[
              told > 0 && t('apply.told', { count: told }),
              untold > 0 && t('apply.untold', { count: untold }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Muted>
          {onRead && (
            <Button size="small" isBusy={isReading} onClick={onRead}>
              {t('apply.read')}
            </Button>
          )}
        </Inline>
      )}
      {cutAt !== undefined && <Muted as="p">{t('apply.cut', { count: cutAt })}</Muted>}
      {notice}
    </>
  )
}

function useNarrowList() {
  const t = useText('charging-profiles')
  return (stations: readonly Narrow[]): string => {
    const named = stations.slice(0, NAMED).map(({ name, most }) => t('apply.upTo', { name, most }))
    const others = stations.length - named.length
    return [...named, ...(others > 0 ? [t('apply.others', { count: others })] : [])].join(', ')
  }
}
