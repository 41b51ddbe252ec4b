import { type ChargingProfile, type DayCurve, periodCount } from '@corrente/domain/charging-profiles'
import type { EpochMs } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { DescriptionList, TextLink } from '../../../primitives/index.ts'
import { DayTable } from '../DayTable/DayTable.tsx'

/** A send of a profile that this browser made. */
export interface ShownSend {
  readonly taskId: number
  readonly at: EpochMs
  /** Each station with what it answered; undefined: the task is no longer in the list. */
  readonly stations: readonly {
    readonly name: string
    readonly href: string | undefined
    readonly answer: string | undefined
  }[]
}

export interface ProfilePanelProps {
  profile: ChargingProfile
  /** undefined: it is being read; null: it could not be. */
  curve: DayCurve | undefined | null
  /** The newest first. */
  sends: readonly ShownSend[]
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${theme.space[4]};
`
const Part = styled.section`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size[13]};
`
const Title = styled.h3`
  font-size: ${theme.font.size[14]};
`
const Quiet = styled.p`
  color: ${theme.fg.muted};
`
const Stations = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
  overflow-wrap: anywhere;
`

/** What a row opens to: what else is known of a profile, its day as a table, and where this browser sent it. */
export function ProfilePanel({ profile, curve, sends }: ProfilePanelProps) {
  const t = useText('charging-profiles')
  const { timestamp } = useFormats()
  return (
    <Root>
      <Part>
        <DescriptionList
          items={[
            { key: 'number', term: t('panel.number'), value: String(profile.pk) },
            { key: 'kind', term: t('panel.kind'), value: profile.kind },
            { key: 'recurrency', term: t('panel.recurrency'), value: profile.recurrency },
            {
              key: 'periods',
              term: t('panel.periods'),
              value: curve && String(periodCount(curve)),
            },
          ]}
        />
      </Part>
      <Part>
        {curve ? (
          <DayTable curve={curve} />
        ) : (
          <Quiet>{t(curve === null ? 'panel.failed' : 'panel.loading')}</Quiet>
        )}
      </Part>
      <Part>
        <Title>{t('panel.sent')}</Title>
        {sends.length === 0 && <Quiet>{t('panel.sentNone')}</Quiet>}
        {sends.map(({ taskId, at, stations }) => (
          <div key={`${taskId}@${at}`}>
            <p>
              {t('panel.sentTo', {
                at: timestamp(at, 'DD/MM/YYYY HH:mm'),
                count: stations.length,
                task: taskId,
              })}
            </p>
            <Stations>
              {stations.map(({ name, href, answer }) => (
                <li key={name}>
                  {href === undefined ? name : <TextLink href={href}>{name}</TextLink>}:{' '}
                  {answer ?? t('panel.answerUnknown')}
                </li>
              ))}
            </Stations>
          </div>
        ))}
        {sends.length > 0 && <Quiet>{t('panel.stale')}</Quiet>}
      </Part>
    </Root>
  )
}
