import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** Below the field and as wide, above it where there is no room. */
export const Popup = styled.div`
  position: fixed;
  inset: auto;
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block;
  inline-size: anchor-size(inline);
  min-inline-size: 240px;
  margin: 4px 0;
  padding: ${theme.space[1]};
  overflow: hidden;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.overlay};
`
export const Empty = styled.p`
  padding: ${theme.space[3]};
  color: ${theme.fg.muted};
`
