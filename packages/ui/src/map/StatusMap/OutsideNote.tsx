import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { isInView, type MapModel, type MapView } from '../engine/index.ts'

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
  const count = useMemo(
    () => model.points.filter((point) => !isInView(view.bounds, point)).length,
    [model, view],
  )
  if (count === 0) return null
  return (
    <Button type="button" onClick={onShowAll}>
      {t('outside', { count })}
    </Button>
  )
}
