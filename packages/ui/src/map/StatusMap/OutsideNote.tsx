import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import type { MapModel, MapView } from '../engine/index.ts'

export interface OutsideNoteProps {
  readonly model: MapModel
  readonly view: MapView
  /** Shows every point. */
  readonly onShowAll: () => void
}

const Button = styled.button`
  padding: 4px 10px;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  box-shadow: ${theme.shadow.raised};
  color: ${theme.fg.default};
  font: inherit;
  font-size: ${theme.font.size[12]};
  min-block-size: 28px;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
  ${focusRing}
`

/** How many points the view leaves out; pressed, it shows them all (decisions: Screens). Nothing where it leaves out none. */
export function OutsideNote({ model, view, onShowAll }: OutsideNoteProps) {
  const t = useText('map')
  // A new view comes whenever the map rests, and when points come or go.
  const count = useMemo(() => {
    const [west, south, east, north] = view.bounds
    // The world goes round: -180 is 180, and a view may lie beyond either.
    const isWithin = (lng: number) => [lng - 360, lng, lng + 360].some((one) => one >= west && one <= east)
    return model.points.filter(({ lng, lat }) => !isWithin(lng) || lat < south || lat > north).length
  }, [model, view])
  if (count === 0) return null
  return (
    <Button type="button" onClick={onShowAll}>
      {t('outside', { count })}
    </Button>
  )
}
