import type { HalfSaved, StationStep } from '@corrente/domain/stations'
import { useText } from '../../../messages/index.ts'
import { Banner } from '../../../primitives/index.ts'

export interface HalfSavedNoticeProps extends HalfSaved {
  /** What a retry sends; begins with `stoppedAt`. */
  missing: readonly StationStep[]
}

/** A save of several calls that stopped on its way: what is saved, which call failed, and what a retry sends (CON-018). */
export function HalfSavedNotice({ saved, stoppedAt, why, missing }: HalfSavedNoticeProps) {
  const t = useText('station-form')
  const nameOf = (step: StationStep): string =>
    step === 'station' ? t('half.station') : t('half.connector', { id: step.slice('connector.'.length) })
  const listOf = (steps: readonly StationStep[]): string => steps.map(nameOf).join(', ')
  const unsent = missing.filter((step) => step !== stoppedAt)
  return (
    <Banner tone="danger" isAnnounced title={t(saved.length > 0 ? 'half.title' : 'half.nothing')}>
      {saved.length > 0 && <p>{t('half.saved', { list: listOf(saved) })}</p>}
      <p>{t(why === 'refused' ? 'half.stopped' : 'half.lost', { step: nameOf(stoppedAt) })}</p>
      {unsent.length > 0 && <p>{t('half.missing', { list: listOf(unsent) })}</p>}
      <p>{t('half.retry')}</p>
    </Banner>
  )
}
