import type { Mute, TroubleGroup } from '@corrente/domain/alerts'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { useUntilText } from './useUntilText.ts'

export interface MutedUntilProps {
  group: Pick<TroubleGroup, 'key'>
  /** The mutes that hold it quiet: its own, its station's, or both. */
  mutes: readonly Mute[]
}

/** Until when a problem is muted, and whether with its whole station. */
export function MutedUntil({ group, mutes }: MutedUntilProps) {
  const t = useText('alert-list')
  const untilText = useUntilText()
  return (
    <Stack gap={1}>
      {mutes.map(({ key, until }) => (
        <span key={key}>
          {key === group.key ? untilText(until) : t('mute.wholeStation', { until: untilText(until) })}
        </span>
      ))}
    </Stack>
  )
}
