import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { NotFound } from '@corrente/ui/widgets/legal'
import { PublicFrame } from '../../frame/public/index.ts'
import { useSession } from '../../kit/access/index.ts'
import { usePageTitle } from '../../ports/index.ts'

/** `/not-found`: where unknown and unpermitted addresses lead (LEG-007, RTE-037, RTE-038). */
export function NotFoundPage() {
  const t = useText('legal')
  usePageTitle(t('notFound.title'))
  const session = useSession()
  return (
    <PublicFrame layout="bare">
      <NotFound homeHref={session && pathOf('home')} signInHref={pathOf('login')} />
    </PublicFrame>
  )
}
