import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { RecoverForm } from '@corrente/ui/widgets/session'
import { PublicFrame } from '../../frame/public/index.ts'
import { useHistory, usePageTitle, usePorts } from '../../ports/index.ts'
import { useSendCode } from './useRecovery.ts'

/** `/auth/recover`: asks for a code (REC-001 to REC-005). */
export function RecoverPage() {
  const t = useText('session')
  usePageTitle(t('recover.title'))
  const history = useHistory()
  const { toasts } = usePorts()
  const { fields } = useSendCode((email) => {
    toasts.show({ tone: 'success', text: t('message.codeSent') })
    history.push(pathOf('recover-change'), { email })
  })
  return (
    <PublicFrame layout="form">
      <RecoverForm {...fields} signInHref={pathOf('login')} />
    </PublicFrame>
  )
}
