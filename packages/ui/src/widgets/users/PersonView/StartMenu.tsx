import type { Transaction } from '@corrente/domain/transactions'
import { Zap } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Button, Menu, MenuItem, MenuLabel } from '../../../primitives/index.ts'

/** A station where a recharge may be started for somebody. */
export interface StartPlace {
  /** The charge box id. */
  readonly stationId: string
  readonly name: string
}

/** The stations of somebody's last recharges, the latest first, each once. */
const placesOf = (recharges: readonly Transaction[]): readonly StartPlace[] => {
  const places = new Map<string, StartPlace>()
  for (const { stationId, stationName } of recharges)
    if (stationId !== undefined && !places.has(stationId))
      places.set(stationId, { stationId, name: stationName ?? stationId })
  return [...places.values()]
}

interface StartMenuProps {
  readonly recharges: readonly Transaction[]
  /** Opens the form; undefined: no station yet. */
  readonly onStart: (place: StartPlace | undefined) => void
}

/** "Start it for me": the stations where they last were come first; nothing is sent by choosing one. */
export function StartMenu({ recharges, onStart }: StartMenuProps) {
  const t = useText('users')
  const places = placesOf(recharges)
  const button = (
    <Button
      icon={<Zap aria-hidden="true" />}
      onClick={places.length > 0 ? undefined : () => onStart(undefined)}
    >
      {t('person.start')}
    </Button>
  )
  if (places.length === 0) return button
  return (
    <Menu trigger={button}>
      <MenuLabel>{t('person.startAt')}</MenuLabel>
      {places.map((place) => (
        <MenuItem key={place.stationId} onSelect={() => onStart(place)}>
          {place.name}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onStart(undefined)}>{t('person.startElsewhere')}</MenuItem>
    </Menu>
  )
}
