import { useText } from '@corrente/ui/messages'
import { AccessibilityStatement, DocumentUnavailable } from '@corrente/ui/widgets/legal'
import { PublicFrame } from '../../frame/public/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'

/** `/accessibility`: what was tested, what not yet, and to whom a barrier is reported. */
export function AccessibilityPage() {
  const t = useText('legal')
  usePageTitle(t('accessibility.title'))
  const { tenant, navigation } = usePorts()
  const { legal } = tenant
  return (
    <PublicFrame layout={legal ? 'text' : 'bare'} current="accessibility">
      {legal ? (
        <AccessibilityStatement company={legal} />
      ) : (
        <DocumentUnavailable kind="accessibility" onRetry={navigation.reload} />
      )}
    </PublicFrame>
  )
}
