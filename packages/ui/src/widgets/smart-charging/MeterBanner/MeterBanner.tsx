import { type MeterLoad, type MeterReading, meterLoad } from '@corrente/domain/smart-charging'
import { failureOf, type Loadable, useFormats, useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { AGE_EVERY_MS } from '../ReadingPanel/ReadingBody.tsx'
import { useMeterWords } from '../useMeterWords.ts'

export interface MeterBannerProps {
  /** The device_remote_id of the group's meter. */
  meterId: string
  /** Its latest reading; 'missing': the service does not know the meter. */
  reading: Loadable<MeterReading | 'missing'>
  /** Amperes per phase; undefined: not known. */
  limit: number | undefined
  /** How many cars charge in the group now: said while the meter is silent; undefined: not known. */
  charging?: number | undefined
  /** Leads to the reading; without it there is no button. */
  onOpen?: (() => void) | undefined
}

const TONES = {
  over: 'danger',
  silent: 'warning',
  near: 'warning',
  fine: 'success',
  unknown: 'neutral',
} as const

/** What is left to say of a meter that is silent: its last values, and how many cars charge without it. */
function Silent({
  at,
  load,
  charging,
}: Pick<MeterBannerProps, 'charging'> & { at: MeterReading['at']; load: MeterLoad }) {
  const t = useText('smart-charging')
  const words = useMeterWords()
  const { timestamp } = useFormats()
  const cars =
    charging === undefined
      ? undefined
      : charging === 0
        ? t('reading.chargingNone')
        : t('reading.charging', { count: charging })
  const last = [
    at === undefined ? undefined : t('reading.lastOf', { time: timestamp(at, 'DD/MM/YYYY HH:mm') }),
    ...load.phases.map(({ phase, amps }) =>
      amps === undefined ? undefined : `${phase} ${t('reading.amps', { amps: words.amps(amps) })}`,
    ),
  ]
  return (
    <>
      <p>{[t('reading.silent'), cars].filter(Boolean).join(' ')}</p>
      <p>{last.filter(Boolean).join(' · ')}</p>
    </>
  )
}

/** How the meter of a group stands, in one line above its tabs (VGR-022, SMC-009). */
export function MeterBanner({ meterId, reading, limit, charging, onOpen }: MeterBannerProps) {
  const t = useText('smart-charging')
  const words = useMeterWords()
  const now = useNow(AGE_EVERY_MS)
  const { data } = reading
  const action = onOpen && (
    <Button size="small" onClick={onOpen}>
      {t('banner.open')}
    </Button>
  )
  if (data === undefined)
    return failureOf(reading) ? (
      <Banner tone="warning" title={t('meter.failed')} action={action}>
        {t('reading.silent')}
      </Banner>
    ) : null
  if (data === 'missing')
    return (
      <Banner tone="warning" title={t('meter.missing')} action={action}>
        {t('reading.silent')}
      </Banner>
    )
  const load = meterLoad(data, limit, now)
  const age = load.ageMs === undefined ? undefined : words.age(load.ageMs)
  // Without a limit an online meter is online all the same.
  const isOnline = data.isOnline === true && load.gap !== 'old'
  const tone = load.state === 'unknown' && isOnline ? 'info' : TONES[load.state]
  const title = isOnline
    ? t('banner.online', { id: meterId })
    : load.gap
      ? t(`gap.${load.gap}`)
      : t('reading.silentUnknown')
  if (load.state === 'silent')
    return (
      <Banner tone={tone} title={title} action={action}>
        <Silent at={data.at} load={load} charging={charging} />
      </Banner>
    )
  const parts = [t(`state.${load.state}`), words.left(load), age]
  return (
    <Banner tone={tone} title={title} action={action}>
      {parts.filter(Boolean).join(' · ')}
    </Banner>
  )
}
