import { pathOf } from '@corrente/domain/routing'
import { safeExternalUrl } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { DocumentUnavailable, ExternalDocument, TermsOfUse } from '@corrente/ui/widgets/legal'
import { PublicFrame } from '../../frame/public/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'

/** `/terms-of-use` (LEG-004 to LEG-006); a page with a real link where the host or the tenant names an outside address. */
export function TermsPage() {
  const t = useText('legal')
  usePageTitle(t('document.terms'))
  const { storage, tenant, navigation } = usePorts()
  // Read through the door each time, so that a value changed under the page is checked again (LEG-006).
  const outside = storage.read('terms-of-use') ?? safeExternalUrl(tenant.settings.links?.terms) ?? undefined
  const { legal } = tenant
  const isText = outside === undefined && legal !== undefined
  return (
    <PublicFrame layout={isText ? 'text' : 'bare'} current="terms-of-use">
      {outside !== undefined ? (
        <ExternalDocument kind="terms" href={outside} homeHref={pathOf('home')} />
      ) : legal ? (
        <TermsOfUse company={legal} />
      ) : (
        <DocumentUnavailable kind="terms" onRetry={navigation.reload} />
      )}
    </PublicFrame>
  )
}
