import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import type { StationOf } from './stationItems.ts'
import { UnofferedList } from './UnofferedList.tsx'

export interface OldStationsProps {
  /** Charge box ids of those that speak OCPP 1.5. */
  stations: readonly string[]
  stationOf: StationOf
}

const Root = styled.details`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};

  summary {
    inline-size: fit-content;
    border-radius: ${theme.radius.s};
    cursor: pointer;
    ${focusRing}
  }
`

/** Apart from those on offer: the stations whose version lacks the command, so that nobody looks for them in vain. */
export function OldStations({ stations, stationOf }: OldStationsProps) {
  const t = useText('operations')
  if (stations.length === 0) return null
  return (
    <Root>
      <summary>{t('pick.old', { count: stations.length })}</summary>
      <UnofferedList stations={stations.map((id) => ({ id, why: 'speaks15' }))} stationOf={stationOf} />
    </Root>
  )
}
