import { pathOf } from '@corrente/domain/routing'
import { safeExternalUrl } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { DocumentUnavailable, ExternalDocument, PrivacyPolicy } from '@corrente/ui/widgets/legal'
import { PublicFrame } from '../../frame/public/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'

/** `/privacy-policy` (LEG-001 to LEG-003); the tenant's outside page as a link where it has one. */
export function PrivacyPage() {
  const t = useText('legal')
  usePageTitle(t('document.privacy'))
  const { tenant, navigation } = usePorts()
  const outside = safeExternalUrl(tenant.settings.links?.privacy)
  const { legal } = tenant
  const isText = outside === null && legal !== undefined
  return (
    <PublicFrame layout={isText ? 'text' : 'bare'} current="privacy-policy">
      {outside !== null ? (
        <ExternalDocument kind="privacy" href={outside} homeHref={pathOf('home')} />
      ) : legal ? (
        <PrivacyPolicy company={legal} />
      ) : (
        <DocumentUnavailable kind="privacy" onRetry={navigation.reload} />
      )}
    </PublicFrame>
  )
}
