import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import type { StationOf, Unoffered } from './stationItems.ts'

export interface UnofferedListProps {
  stations: readonly Unoffered[]
  stationOf: StationOf
}

const SHOWN_MAX = 20

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin-block: ${theme.space[2]} 0;
  padding-inline-start: ${theme.space[4]};
  overflow-wrap: anywhere;
`

/** Stations that a command is not offered for, by name, each with the reason. */
export function UnofferedList({ stations, stationOf }: UnofferedListProps) {
  const t = useText('operations')
  const more = stations.length - SHOWN_MAX
  return (
    <List>
      {stations.slice(0, SHOWN_MAX).map(({ id, why }) => {
        const name = stationOf(id)?.name
        return (
          <li key={id}>
            {name === undefined || name === id ? id : `${name} (${id})`}: {t(`pick.why.${why}`)}
          </li>
        )
      })}
      {more > 0 && <li>{t('pick.more', { count: more })}</li>}
    </List>
  )
}
