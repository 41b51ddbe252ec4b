import type { SendEnd } from '@corrente/domain/support'
import { useText } from '../../messages/index.ts'
import { Banner } from '../../primitives/index.ts'

export interface SendNoticeProps {
  /** How the last send ended; undefined while there was none. */
  end: SendEnd | undefined
  /** A message to one reader, or a notification to every phone. */
  what: 'mail' | 'push'
  /** When it was sent, in words. */
  sentAt?: string | undefined
}

/** How a send went wrong, above the form's buttons (SUP-011). After a lost answer nothing can be looked up: it says so. */
export function SendNotice({ end, what, sentAt }: SendNoticeProps) {
  const t = useText('support')
  if (end === undefined || end === 'done') return null
  const isLost = end === 'unknown'
  return (
    <Banner
      tone={isLost ? 'warning' : 'danger'}
      isAnnounced
      {...(isLost && sentAt !== undefined && { title: sentAt })}
    >
      {isLost ? t(`message.${what}Unknown`) : t(end === 'offline' ? 'message.offline' : 'message.sendFailed')}
    </Banner>
  )
}
