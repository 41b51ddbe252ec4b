import { theme } from '@corrente/themes'
import { Cookie } from 'lucide-react'
import styled, { css } from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Button, TextLink } from '../../../primitives/index.ts'

/** `overlay` sticks to the lower edge of the window; `flow` stands where it is put (the QR page). */
export const COOKIE_PLACEMENTS = ['overlay', 'flow'] as const
export type CookiePlacement = (typeof COOKIE_PLACEMENTS)[number]

/**
 * Over the page the strip sticks to the window's lower edge but has room of its own at the page's end, so that nothing
 * stays covered for good (WCAG 2.4.11).
 */
const placementStyles: Record<CookiePlacement, ReturnType<typeof css>> = {
  overlay: css`
    position: sticky;
    inset-block-end: 0;
    z-index: ${theme.z.overlay};
    padding: ${theme.space[4]};
    pointer-events: none;
  `,
  flow: css`
    inline-size: 100%;
  `,
}

const Strip = styled.div<{ $placement: CookiePlacement }>`
  ${({ $placement }) => placementStyles[$placement]}
`

const Box = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  max-inline-size: 640px;
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.overlay};
  font-size: ${theme.font.size[13]};
  pointer-events: auto;
`

const Mark = styled.span`
  color: ${theme.fg.muted};
`

const Words = styled.p`
  flex: 1 1 240px;
  min-inline-size: 0;
`

export interface CookieBannerProps {
  /** The privacy policy (SHL-011). */
  policyHref: string
  /** The user accepts: the app sets the cookie for 365 days (SHL-012) and stops rendering the banner. */
  onAccept: () => void
  /** Over the page (rendered last, below everything) or within it. @default 'overlay' */
  placement?: CookiePlacement
}

/** The cookie notice; shown until it is accepted. There is nothing to refuse: only what is needed is kept. */
export function CookieBanner({ policyHref, onAccept, placement = 'overlay' }: CookieBannerProps) {
  const t = useText('shell')
  return (
    <Strip $placement={placement} data-lower-edge={placement === 'overlay' || undefined}>
      <Box aria-label={t('cookies.label')}>
        <Mark>
          <Cookie size={20} aria-hidden />
        </Mark>
        <Words>
          {t('cookies.text')} <TextLink href={policyHref}>{t('cookies.policy')}</TextLink>.
        </Words>
        <Button tone="brand" size="small" onClick={onAccept}>
          {t('cookies.accept')}
        </Button>
      </Box>
    </Strip>
  )
}
