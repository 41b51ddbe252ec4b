import { type MeterReading, meterLoad } from '@corrente/domain/smart-charging'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { failureOf, type Loadable, shownOf, useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Panel, type PanelState } from '../../../primitives/index.ts'
import { AGE_EVERY_MS, ReadingBody } from './ReadingBody.tsx'

export interface ReadingPanelProps {
  /** The device_remote_id of the meter. */
  meterId: string
  /** Its latest reading; 'missing': the service does not know the meter. */
  reading: Loadable<MeterReading | 'missing'>
  /** Amperes per phase; undefined: not known. */
  limit: number | undefined
  /** How many cars charge in the group now; undefined: not known. */
  charging: number | undefined
  /** The trace of what was read. */
  children?: ReactNode
}

/** As wide as the form below it. */
const Frame = styled.div`
  max-inline-size: 880px;
  min-inline-size: 0;
`
const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

/** What to know of a meter that says nothing: since when, and that nobody may count on the limit. Never that it is safe. */
function Silence({
  reading,
  charging,
}: {
  readonly reading: MeterReading
  readonly charging: number | undefined
}) {
  const t = useText('smart-charging')
  const { timestamp } = useFormats()
  const time = reading.at === undefined ? undefined : timestamp(reading.at, 'DD/MM/YYYY HH:mm')
  return (
    <Banner
      tone="warning"
      title={time === undefined ? t('state.silent') : t('reading.silentTitle', { time })}
    >
      <p>{t('reading.silent')}</p>
      {charging !== undefined && (
        <p>{charging === 0 ? t('reading.chargingNone') : t('reading.charging', { count: charging })}</p>
      )}
    </Banner>
  )
}

/** The latest reading of a group's meter against the limit, with its age; its silence is said before anything else (SMC-008). */
export function ReadingPanel({ meterId, reading, limit, charging, children }: ReadingPanelProps) {
  const t = useText('smart-charging')
  const common = useText('common')
  const now = useNow(AGE_EVERY_MS)
  const { data, retry, isRetrying } = reading
  const shown = shownOf(reading)
  const state: PanelState =
    shown === 'loading'
      ? { kind: 'loading' }
      : data === 'missing'
        ? {
            kind: 'failed',
            title: t('meter.missing'),
            detail: t('reading.silent'),
            onRetry: retry,
            isRetrying,
          }
        : shown === 'failed'
          ? {
              kind: 'failed',
              title: t('meter.failed'),
              detail: t('reading.silent'),
              onRetry: retry,
              isRetrying,
            }
          : { kind: 'ready' }
  return (
    <Frame>
      <Panel title={t('reading.title', { id: meterId })} state={state}>
        {data !== undefined && data !== 'missing' && (
          <Inside>
            {failureOf(reading) && (
              <Banner
                tone="warning"
                action={
                  <Button size="small" isBusy={isRetrying} onClick={retry}>
                    {common('action.retry')}
                  </Button>
                }
              >
                {t('reading.stale')}
              </Banner>
            )}
            {meterLoad(data, limit, now).state === 'silent' && <Silence reading={data} charging={charging} />}
            <ReadingBody reading={data} limit={limit} />
            {children}
          </Inside>
        )}
      </Panel>
    </Frame>
  )
}
