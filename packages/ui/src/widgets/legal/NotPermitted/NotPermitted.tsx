import { LockKeyhole } from 'lucide-react'
import { Notice } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

export interface NotPermittedProps {
  /** Who is signed in, so that a wrong account is noticed. */
  userName?: string | undefined
  /** Signs out. */
  onLogout: () => void
  /** The sign-out is under way. @default false */
  isLoggingOut?: boolean
}

/** For someone who may open no page at all: says so and offers the way out, inside the shell. */
export function NotPermitted({ userName, onLogout, isLoggingOut = false }: NotPermittedProps) {
  const t = useText('legal')
  return (
    <Notice
      icon={LockKeyhole}
      title={t('notPermitted.title')}
      actions={
        <Button tone="brand" isBusy={isLoggingOut} onClick={onLogout}>
          {t(isLoggingOut ? 'notPermitted.loggingOut' : 'notPermitted.logout')}
        </Button>
      }
    >
      <p>{t('notPermitted.text')}</p>
      <p>{t('notPermitted.next')}</p>
      {userName !== undefined && userName !== '' && <p>{t('notPermitted.signedInAs', { name: userName })}</p>}
    </Notice>
  )
}
