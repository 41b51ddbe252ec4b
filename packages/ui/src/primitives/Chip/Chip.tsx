import { theme } from '@corrente/themes'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'

export interface ChipProps {
  /** The filter that is on, or the thing that was chosen. */
  children: ReactNode
  /** Takes it away. Without it the chip only tells. */
  onRemove?: () => void
  /** Accessible name of the cross: 'Remover o filtro Disponível'. Needed with `onRemove`. */
  removeLabel?: string
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  max-inline-size: 100%;
  min-block-size: 28px;
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  /* Half its height on one line; on several lines the corners stay as small. */
  border-radius: 14px;
  background: ${theme.bg.inset};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`
const Remove = styled.button`
  flex: none;
  display: inline-grid;
  place-content: center;
  inline-size: 24px;
  block-size: 24px;
  margin-inline-end: calc(-1 * ${theme.space[2]});
  border-radius: 50%;
  color: ${theme.fg.muted};
  ${focusRing}

  &:hover {
    background: ${theme.bg.hover};
    color: ${theme.fg.default};
  }
`

/** Something that is on and can be taken away. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  return (
    <Root>
      {children}
      {onRemove ? (
        <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
          <X aria-hidden="true" size={14} />
        </Remove>
      ) : null}
    </Root>
  )
}
