import { pathOf } from '@corrente/domain/routing'
import { safeExternalUrl } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { ExternalDocument, TermsOfUse } from '@corrente/ui/widgets/legal'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { PublicFrame } from '../session/index.ts'

/** `/terms-of-use` (LEG-004 to LEG-006); a page with a real link where the host or the tenant names an outside address. */
export function TermsPage() {
  const t = useText('legal')
  usePageTitle(t('terms.title'))
  const { storage, tenant } = usePorts()
  // Read through the door each time, so that a value changed under the page is checked again (LEG-006).
  const outside = storage.read('terms-of-use') ?? safeExternalUrl(tenant.tenant.links?.terms) ?? undefined
  return (
    <PublicFrame layout={outside === undefined ? 'text' : 'bare'} current="terms-of-use">
      {outside === undefined ? (
        <TermsOfUse company={tenant.tenant.legal} />
      ) : (
        <ExternalDocument kind="terms" href={outside} homeHref={pathOf('home')} />
      )}
    </PublicFrame>
  )
}
