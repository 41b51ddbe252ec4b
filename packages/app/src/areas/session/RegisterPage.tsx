import { useText } from '@corrente/ui/messages'
import { RegisterForm } from '@corrente/ui/widgets/session'
import { PublicFrame } from '../../frame/public/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { useHuman } from './useHuman.tsx'

/** `/auth/register`: the screen as documented; its submit does nothing (REG-002). */
export function RegisterPage() {
  const t = useText('session')
  usePageTitle(t('register.title'))
  const { check, answer } = useHuman(0)
  return (
    <PublicFrame layout="form">
      <RegisterForm humanCheck={check} isHuman={answer !== undefined} />
    </PublicFrame>
  )
}
