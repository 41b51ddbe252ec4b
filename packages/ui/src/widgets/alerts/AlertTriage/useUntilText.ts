import type { EpochMs } from '@corrente/domain/time'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** Says until when a mute holds; null: until it is taken back. */
export function useUntilText(): (until: EpochMs | null) => string {
  const t = useText('alert-list')
  const { timestamp } = useFormats()
  return (until) =>
    until === null ? t('mute.untilUndone') : t('mute.until', { at: timestamp(until, 'DD/MM/YYYY HH:mm') })
}
