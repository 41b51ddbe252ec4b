import { theme } from '@corrente/themes'
import * as Radix from '@radix-ui/react-dialog'
import styled, { css, keyframes } from 'styled-components'

const fade = keyframes`
  from { opacity: 0; }
`

/**
 * What dims the page. Our own instead of Radix's: that one locks the scroll with an inline style element, which the content policy
 * refuses. `GlobalStyle` locks the page while one of these stands.
 */
export const Shade = styled.div`
  position: fixed;
  inset: 0;
  background: ${theme.bg.overlay};
  z-index: ${theme.z.dialog};
  animation: ${fade} ${theme.duration.normal};
`

export const DIALOG_SIZES = ['small', 'medium', 'large'] as const
/** Up to 400, 560 or 880 px wide. */
export type DialogSize = (typeof DIALOG_SIZES)[number]

const sizes = {
  small: css`inline-size: min(400px, calc(100vw - 32px));`,
  medium: css`inline-size: min(560px, calc(100vw - 32px));`,
  large: css`inline-size: min(880px, calc(100vw - 32px));`,
} satisfies Record<DialogSize, unknown>

/** The raised sheet of dialogs and drawers; its body scrolls, head and foot stay. */
export const sheetLook = css`
  display: flex;
  flex-direction: column;
  position: fixed;
  border: 1px solid ${theme.border.default};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.overlay};
  z-index: ${theme.z.dialog};
  animation: ${fade} ${theme.duration.normal};

  &:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
`

export const Sheet = styled(Radix.Content)<{ $size: DialogSize }>`
  ${sheetLook}
  inset: 0;
  margin: auto;
  block-size: fit-content;
  max-block-size: calc(100dvh - 32px);
  border-radius: ${theme.radius.l};
  ${({ $size }) => sizes[$size]}
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]} ${theme.space[2]};
  padding-inline: ${theme.space[6]} ${theme.space[12]};
`
export const Corner = styled.div`
  position: absolute;
  inset-block-start: ${theme.space[4]};
  inset-inline-end: ${theme.space[4]};
`
export const Title = styled(Radix.Title)`
  padding-block: ${theme.space[1]};
  font-size: ${theme.font.size[16]};
  font-weight: ${theme.font.weight.semibold};
  overflow-wrap: anywhere;
`
export const Description = styled(Radix.Description)`
  padding: 0 ${theme.space[6]} ${theme.space[2]};
  color: ${theme.fg.muted};
  overflow-wrap: anywhere;
`
export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[5]};
  overflow-y: auto;
  overflow-wrap: anywhere;
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.default};
`
