import { safeReturnPath } from '@corrente/domain/routing'
import type { SessionMessageKey } from '@corrente/domain/session'
import { useText } from '@corrente/ui/messages'
import { useEffect, useEffectEvent } from 'react'
import { usePorts, type CrossingToast as Words } from '../ports/index.ts'

const MESSAGES: Readonly<Record<Words, SessionMessageKey>> = {
  signedIn: 'loginSucceeded',
  signedOut: 'logoutSucceeded',
}

export interface CrossingToastProps {
  /** Whether a path is a page that this user can open now; decides whether the way back is offered. */
  readonly isOpen?: (path: string) => boolean
}

/** Says what the other document left to say, once (AUT-009, AUT-018), with the way back (RTE-039). Renders nothing. */
export function CrossingToast({ isOpen }: CrossingToastProps) {
  const t = useText('session')
  const { storage, toasts, navigation } = usePorts()
  const say = useEffectEvent(() => {
    const crossing = storage.take('crossing')
    if (!crossing) return
    const back = safeReturnPath(crossing.returnTo, navigation.origin)
    const isOffered = back !== '/' && back !== navigation.path() && isOpen?.(back) === true
    toasts.show({
      tone: 'success',
      text: t(`message.${MESSAGES[crossing.toast]}`),
      id: 'crossing',
      ...(isOffered ? { action: { label: t('returnLink'), href: back } } : {}),
    })
  })
  useEffect(() => say(), [])
  return null
}
