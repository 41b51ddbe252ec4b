import { useMemo } from 'react'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { conditionOf, type StationOf } from './stationItems.ts'

interface OfflineChosenProps {
  stationOf: StationOf
  /** Charge box ids. */
  selected: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** How many of those that are chosen are offline, and the press that leaves them out. */
export function OfflineChosen({ stationOf, selected, onChange }: OfflineChosenProps) {
  const t = useText('operations')
  const offline = useMemo(
    () => selected.filter((id) => conditionOf(stationOf(id)) === 'offline'),
    [selected, stationOf],
  )
  if (offline.length === 0) return null
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={() => onChange(selected.filter((id) => !offline.includes(id)))}>
          {t('pick.dropOffline', { count: offline.length })}
        </Button>
      }
    >
      {t('pick.offline', { count: offline.length })}
    </Banner>
  )
}
