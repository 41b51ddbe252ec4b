import type { ReactNode } from 'react'
import { useLink, useSecondRender } from '../../../foundations/index.ts'
import { CenteredPage, CONTENT_ID, SkipLink } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { BrandArt } from './BrandArt.tsx'
import {
  Brand,
  Foot,
  FootLinks,
  Frame,
  Logo,
  LogoLink,
  Main,
  Side,
  Tagline,
  Told,
  Top,
} from './PublicPage.styles.ts'

/**
 * `form`: a short form beside the tenant's pane; `work`: as that, from the upper edge, so that its buttons stay where they
 * are when it grows; `text`: a long document below a bar; `bare`: content that centres itself.
 */
export const PUBLIC_LAYOUTS = ['form', 'work', 'text', 'bare'] as const
export type PublicLayout = (typeof PUBLIC_LAYOUTS)[number]

export interface PublicPageProps {
  /** Address of the tenant's logo, made for the header's colours. */
  logoSrc: string
  /** The tenant's name: the logo's alternative text. */
  tenantName: string
  /** What the pane's drawing is made from: the tenant's id. */
  figure: string
  /** Where the logo leads: the sign-in page, or the product when signed in. */
  homeHref: string
  /** How the content is laid out. @default 'form' */
  layout?: PublicLayout
  /** The choice of language. */
  language?: ReactNode
  /** The privacy policy; absent on itself. */
  privacyHref?: string | undefined
  /** The terms of use; absent on themselves. */
  termsHref?: string | undefined
  /** The accessibility statement; absent on itself. */
  accessibilityHref?: string | undefined
  /** What the visitor is told within the page, below the content: it covers nothing. */
  notice?: ReactNode
  /** The tenant's own block at the foot: a `ShellFooter` (SHL-013). */
  footer?: ReactNode
  /** The form, the text or the message. */
  children: ReactNode
}

/** The frame of the pages without a session: the tenant's logo and colours, the content, the legal links. */
export function PublicPage({
  logoSrc,
  tenantName,
  figure,
  homeHref,
  layout = 'form',
  language,
  privacyHref,
  termsHref,
  accessibilityHref,
  notice,
  footer,
  children,
}: PublicPageProps) {
  const t = useText('session')
  const shell = useText('shell')
  const link = useLink()
  const isAdorned = useSecondRender()
  const legal = (
    [
      ['privacy', privacyHref],
      ['terms', termsHref],
      ['accessibility', accessibilityHref],
    ] as const
  ).flatMap(([key, href]) => (href === undefined ? [] : [[key, href] as const]))
  const isSplit = layout === 'form' || layout === 'work'
  return (
    <Frame $isSplit={isSplit}>
      <SkipLink targetId={CONTENT_ID} label={shell('skipToContent')} />
      <Brand $isSplit={isSplit}>
        {isSplit && <BrandArt seed={figure} data-pane="" />}
        <LogoLink {...link(homeHref)}>
          <Logo src={logoSrc} alt={tenantName} />
        </LogoLink>
        {isSplit && <Tagline data-pane="">{t('public.tagline')}</Tagline>}
      </Brand>
      <Side>
        {language !== undefined && <Top aria-label={shell('user.language')}>{isAdorned && language}</Top>}
        <Main id={CONTENT_ID} tabIndex={-1}>
          {layout === 'bare' ? (
            children
          ) : (
            <CenteredPage width={layout === 'text' ? 'text' : 'form'} isTop={layout === 'work'}>
              {children}
            </CenteredPage>
          )}
        </Main>
        {notice !== undefined && <Told data-told="">{notice}</Told>}
        {legal.length > 0 && (
          <Foot aria-label={t('public.legalLinks')}>
            {isAdorned && (
              <FootLinks role="list">
                {legal.map(([key, href]) => (
                  <li key={key}>
                    <a {...link(href)}>{t(`public.${key}`)}</a>
                  </li>
                ))}
              </FootLinks>
            )}
          </Foot>
        )}
        {footer}
      </Side>
    </Frame>
  )
}
