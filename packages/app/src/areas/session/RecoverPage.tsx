import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { RecoverForm } from '@corrente/ui/widgets/session'
import { PublicFrame } from '../../frame/public/index.ts'
import { useHistory, usePageTitle, usePorts } from '../../ports/index.ts'
import { useHuman } from './useHuman.tsx'
import { useSendCode } from './useRecovery.ts'

/** `/auth/recover`: asks for a code (REC-001 to REC-005). */
export function RecoverPage() {
  const t = useText('session')
  usePageTitle(t('recover.title'))
  const history = useHistory()
  const { toasts } = usePorts()
  const { isSending, message, round, submit } = useSendCode((email) => {
    toasts.show({ tone: 'success', text: t('message.codeSent') })
    history.push(pathOf('recover-change'), { email })
  })
  const { check, answer } = useHuman(round)
  return (
    <PublicFrame layout="form">
      <RecoverForm
        isSending={isSending}
        failure={message}
        humanCheck={check}
        isHuman={answer !== undefined}
        signInHref={pathOf('login')}
        onSubmit={({ email }) => answer !== undefined && submit({ email, answer })}
      />
    </PublicFrame>
  )
}
