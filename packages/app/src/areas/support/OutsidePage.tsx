import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { ExternalDocument } from '@corrente/ui/widgets/legal'
import { usePageTitle } from '../../ports/index.ts'

export interface OutsidePageProps {
  readonly kind: 'support' | 'push'
  /** The tenant's own page, checked. */
  readonly href: string
}

/** A direct visit to a page that the tenant keeps elsewhere: a real link (SUP-003, RTE-021). */
export function OutsidePage({ kind, href }: OutsidePageProps) {
  const t = useText('legal')
  usePageTitle(t(`document.${kind}`))
  return <ExternalDocument kind={kind} href={href} homeHref={pathOf('home')} />
}
