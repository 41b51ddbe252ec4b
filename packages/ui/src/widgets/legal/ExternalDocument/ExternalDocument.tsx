import { ExternalLink } from 'lucide-react'
import { Notice } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'

/** The pages that a tenant may host elsewhere (LEG-006, RTE-021). */
export const EXTERNAL_DOCUMENTS = ['terms', 'privacy', 'support', 'push'] as const
export type ExternalDocumentKind = (typeof EXTERNAL_DOCUMENTS)[number]

export interface ExternalDocumentProps {
  /** Which page it stands for. */
  kind: ExternalDocumentKind
  /** A checked http(s) address (`safeExternalUrl`). */
  href: string
  /** Where to go on in the product. */
  homeHref?: string | undefined
}

/**
 * Shown on a direct visit to a page whose content lies at an outside address: a real link, since a script may not open a
 * window unasked. It says where the link leads before it is followed.
 */
export function ExternalDocument({ kind, href, homeHref }: ExternalDocumentProps) {
  const t = useText('legal')
  const title = t(`document.${kind}`)
  const host = URL.parse(href)?.host ?? href
  return (
    <Notice
      icon={ExternalLink}
      title={title}
      actions={homeHref !== undefined && <TextLink href={homeHref}>{t('home')}</TextLink>}
    >
      <p>{t('document.text')}</p>
      <p>
        <TextLink href={href} isExternal>
          {t('document.open', { title })}
        </TextLink>
      </p>
      <p>{t('document.newTab', { host })}</p>
    </Notice>
  )
}
