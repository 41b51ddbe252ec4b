import { theme } from '@corrente/themes'
import styled from 'styled-components'

export interface KeyHintProps {
  /** The keys as they stand on the keyboard, pressed together: `['Shift', 'Espaço']`. Arrows as their signs. */
  keys: readonly string[]
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  white-space: nowrap;
`
const Key = styled.kbd`
  display: inline-grid;
  place-content: center;
  min-inline-size: 22px;
  min-block-size: 22px;
  padding-inline: 5px;
  border: 1px solid ${theme.border.default};
  border-block-end-width: 2px;
  border-radius: ${theme.radius.s};
  background: ${theme.bg.inset};
  color: ${theme.fg.default};
  font-family: inherit;
  font-size: ${theme.font.size[12]};
  line-height: 1;
`

/** A key, or some pressed together, as they look on the keyboard. */
export function KeyHint({ keys }: KeyHintProps) {
  return (
    <Root>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Root>
  )
}
