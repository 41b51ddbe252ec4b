import { theme } from '@corrente/themes'
import type { ColorToken } from '@corrente/themes/contract'
import styled from 'styled-components'

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(156px, 1fr));
  gap: ${theme.space[1]} ${theme.space[2]};
  padding: 0;
  list-style: none;
`
const Swatch = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size[12]};
  min-inline-size: 0;
  overflow-wrap: anywhere;

  &::before {
    content: '';
    flex: none;
    inline-size: 28px;
    block-size: 16px;
    background: var(--swatch);
    border: 1px solid ${theme.border.default};
  }
`
const Shapes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`
const Box = styled.span`
  display: grid;
  place-items: center;
  inline-size: 88px;
  background: ${theme.bg.surface};
  border: 1px solid ${theme.border.strong};
  font-size: ${theme.font.size[12]};
`
const Tall = styled(Box)`
  block-size: ${theme.size.control};
  border-radius: ${theme.radius.control};
`
const Small = styled(Box)`
  block-size: ${theme.size.controlSmall};
  border-radius: ${theme.radius.s};
`
const Raised = styled(Box)`
  block-size: 48px;
  border-radius: ${theme.radius.m};
  box-shadow: ${theme.shadow.raised};
`
const Overlay = styled(Box)`
  block-size: 48px;
  border-radius: ${theme.radius.l};
  box-shadow: ${theme.shadow.overlay};
`

export interface EveryTokenProps {
  /** Names of the colour tokens, without the leading hyphens. */
  colors: readonly ColorToken[]
}

/** All colours as swatches, and boxes with every radius, height and shadow: one picture that no token escapes. */
export function EveryToken({ colors }: EveryTokenProps) {
  return (
    <Sheet>
      <Swatches>
        {colors.map((name) => (
          <Swatch key={name} style={{ '--swatch': `var(--${name})` }}>
            {name}
          </Swatch>
        ))}
      </Swatches>
      <Shapes>
        <Tall>control</Tall>
        <Small>small</Small>
        <Raised>raised</Raised>
        <Overlay>overlay</Overlay>
      </Shapes>
    </Sheet>
  )
}
