import { theme } from '@corrente/themes'
import { ExternalLink } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { focusRing, useLink, useRowTab, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

export const LINK_TONES = ['brand', 'inherit'] as const
/** inherit: on coloured grounds (banners, chrome), in the text's own colour. */
export type LinkTone = (typeof LINK_TONES)[number]

export interface TextLinkProps
  extends Pick<ComponentPropsWithRef<'a'>, 'ref' | 'id' | 'onClick' | 'aria-current' | 'aria-describedby'> {
  /** A path of the product, or an outside address that has passed the guard (`safeExternalUrl`). */
  href: string
  /** Opens a new tab, and says so. */
  isExternal?: boolean
  /** Default: brand. */
  tone?: LinkTone
  /** Words that say where it goes. */
  children: ReactNode
}

const tones = {
  brand: css`color: ${theme.brand.text};`,
  inherit: css`color: inherit;`,
} satisfies Record<LinkTone, unknown>

const Anchor = styled.a<{ $tone: LinkTone }>`
  border-radius: ${theme.radius.s};
  font-weight: ${theme.font.weight.medium};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  ${focusRing}
  ${({ $tone }) => tones[$tone]}

  &:hover {
    text-decoration-thickness: 2px;
  }

  svg {
    display: inline;
    inline-size: 0.9em;
    block-size: 0.9em;
    margin-inline-start: 4px;
    vertical-align: -0.1em;
  }
`

/** A link in running text or standing alone; a real `<a>` always. */
export function TextLink({
  href,
  isExternal = false,
  tone = 'brand',
  children,
  onClick,
  ...rest
}: TextLinkProps) {
  const link = useLink()
  const rowTab = useRowTab()
  if (isExternal) return <NewTabLink {...{ href, tone, onClick, ...rest }}>{children}</NewTabLink>
  const props = link(href)
  return (
    <Anchor
      {...rest}
      {...props}
      tabIndex={rowTab}
      $tone={tone}
      onClick={(event) => {
        onClick?.(event)
        props.onClick?.(event)
      }}
    >
      {children}
    </Anchor>
  )
}

function NewTabLink({ href, tone = 'brand', children, ...rest }: TextLinkProps) {
  const t = useText('common')
  const rowTab = useRowTab()
  return (
    <Anchor {...rest} href={href} $tone={tone} tabIndex={rowTab} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden> ({t('link.newTab')})</VisuallyHidden>
    </Anchor>
  )
}
