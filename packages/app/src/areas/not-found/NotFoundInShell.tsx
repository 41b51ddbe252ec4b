import { routeOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { NotFound } from '@corrente/ui/widgets/legal'
import { useAtomValue } from 'jotai'
import { builtPagesAtom, firstPage, useAccess } from '../../kit/access/index.ts'
import { usePageTitle } from '../../ports/index.ts'

/** `/not-found` with menu, search and live connection around it: an address was wrong, the session is not. */
export function NotFoundInShell() {
  const t = useText('legal')
  usePageTitle(t('notFound.title'))
  const access = useAccess()
  const built = useAtomValue(builtPagesAtom)
  const first = access && firstPage(access, built)
  return <NotFound homeHref={first && routeOf(first).path} />
}
