import { LockKeyhole } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { EmptyState } from '../../../primitives/index.ts'

/** Takes the place of a gated panel inside a permitted screen (RTE-045). */
export function NotAllowed() {
  const t = useText('legal')
  return (
    <EmptyState
      icon={<LockKeyhole aria-hidden />}
      title={t('notAllowed.title')}
      detail={t('notAllowed.text')}
    />
  )
}
