import type { OperationStation, Protocol } from '@corrente/domain/operations'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'
import { type StationOf, unofferedOf } from '../StationPicker/stationItems.ts'
import { UnofferedList } from '../StationPicker/UnofferedList.tsx'

export interface NotOfferedProps {
  readonly protocol: Protocol
  readonly stationOf: StationOf
  readonly selected: readonly string[]
  readonly onSelect: (ids: readonly string[]) => void
  readonly stations: readonly OperationStation[]
}

/** Chosen stations that this command does not reach, each with the reason: a link or a list named them, the server did not. */
export function NotOffered({ protocol, stationOf, selected, onSelect, stations }: NotOfferedProps) {
  const t = useText('operations')
  const out = unofferedOf(selected, stations, protocol, stationOf)
  if (out.length === 0) return null
  const ids = new Set(out.map(({ id }) => id))
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={() => onSelect(selected.filter((id) => !ids.has(id)))}>
          {t('pick.dropUnoffered', { count: out.length })}
        </Button>
      }
    >
      {t('pick.notOffered', { count: out.length })} {t('pick.notOfferedDetail')}
      <UnofferedList stations={out} stationOf={stationOf} />
    </Banner>
  )
}
