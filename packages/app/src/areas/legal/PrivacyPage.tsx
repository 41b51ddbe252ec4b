import { pathOf } from '@corrente/domain/routing'
import { safeExternalUrl } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { ExternalDocument, PrivacyPolicy } from '@corrente/ui/widgets/legal'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { PublicFrame } from '../session/index.ts'

/** `/privacy-policy` (LEG-001 to LEG-003); the tenant's outside page as a link where it has one. */
export function PrivacyPage() {
  const t = useText('legal')
  usePageTitle(t('privacy.title'))
  const { tenant } = usePorts()
  const outside = safeExternalUrl(tenant.tenant.links?.privacy)
  return (
    <PublicFrame layout={outside === null ? 'text' : 'bare'} current="privacy-policy">
      {outside === null ? (
        <PrivacyPolicy company={tenant.tenant.legal} />
      ) : (
        <ExternalDocument kind="privacy" href={outside} homeHref={pathOf('home')} />
      )}
    </PublicFrame>
  )
}
