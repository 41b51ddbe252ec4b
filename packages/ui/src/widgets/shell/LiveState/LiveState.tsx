import type { LivePhase, LiveReason } from '@corrente/domain/stations'
import { ageOf, type EpochMs } from '@corrente/domain/time'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useFormats, useNow, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Popover } from '../../../primitives/index.ts'
import { Age, Between, Chip, Dot, Facts, Phase } from './LiveState.styles.ts'
import { isExpected, lookOf, showsAge } from './livePhases.ts'

export interface LiveStateProps {
  /** Where the connection stands. */
  phase: LivePhase
  /** Why, where the phase alone does not say it. */
  reason?: LiveReason | undefined
  /** When the last live message came; absent before the first. */
  lastMessageAt?: EpochMs | undefined
  /** When the last full reading of the stations was complete. */
  snapshotAt?: EpochMs | undefined
  /** Reads the whole state again now; absent: not offered. */
  onRefresh?: () => void
}

/**
 * The chip in the header that says how fresh the screen is: 'ao vivo · 2 s', reconnecting, out of date, off with its
 * reason. A press tells more. The ticking age is for the eye only; assistive technology hears that the connection is lost,
 * and what becomes of it: that it comes up with the page is no news.
 */
export function LiveState({ phase, reason, lastMessageAt, snapshotAt, onRefresh }: LiveStateProps) {
  const t = useText('live')
  const formats = useFormats()
  const now = useNow(1000)
  const freshest = Math.max(lastMessageAt ?? 0, snapshotAt ?? 0)
  const age = showsAge(phase) && freshest > 0 ? ageOf(freshest, now) : undefined
  const ageText = age && t(`age.${age.unit}`, { value: age.value })
  const [isNews, setNews] = useState(false)
  if (!isNews && !isExpected(phase)) setNews(true)
  const label = t('label', { state: t(`state.${phase}`) })
  return (
    <>
      <Popover
        label={label}
        trigger={
          <Chip type="button">
            <VisuallyHidden>{label}</VisuallyHidden>
            <Dot $look={lookOf(phase)} aria-hidden />
            <Phase aria-hidden>{t(`state.${phase}`)}</Phase>
            {ageText !== undefined && (
              <>
                <Between aria-hidden>·</Between>
                <Age aria-hidden>{phase === 'live' ? ageText : t('ago', { age: ageText })}</Age>
              </>
            )}
          </Chip>
        }
      >
        <Facts>
          <p>{t(`detail.${phase}`)}</p>
          {reason !== undefined && <p>{t(`reason.${reason}`)}</p>}
          <p>
            {lastMessageAt === undefined
              ? t('noMessageYet')
              : t('lastMessage', { at: formats.timestamp(lastMessageAt, 'DD/MM/YY HH:mm') })}
          </p>
          {snapshotAt !== undefined && (
            <p>{t('lastSnapshot', { at: formats.timestamp(snapshotAt, 'DD/MM/YY HH:mm') })}</p>
          )}
          {onRefresh && (
            <Button size="small" icon={<RefreshCw aria-hidden />} onClick={onRefresh}>
              {t('refresh')}
            </Button>
          )}
        </Facts>
      </Popover>
      <VisuallyHidden role="status">{isNews && label}</VisuallyHidden>
    </>
  )
}
