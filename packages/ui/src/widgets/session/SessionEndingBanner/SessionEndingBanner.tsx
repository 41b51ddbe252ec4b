import { type EpochMs, MINUTE_MS } from '@corrente/domain/time'
import { useNow } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button } from '../../../primitives/index.ts'

export interface SessionEndingBannerProps {
  /** When the session will end, by the tenant's age limit. */
  endsAt: EpochMs
  /** Ends the session now, to sign in anew; what was typed is kept. */
  onSignIn: () => void
}

/** Warns in the last ten minutes before the tenant's age limit ends the session. */
export function SessionEndingBanner({ endsAt, onSignIn }: SessionEndingBannerProps) {
  const t = useText('session')
  const now = useNow(MINUTE_MS / 4)
  const minutes = Math.floor((endsAt - now) / MINUTE_MS)
  return (
    <Banner
      tone="warning"
      isAnnounced
      action={
        <Button size="small" onClick={onSignIn}>
          {t('ending.signIn')}
        </Button>
      }
    >
      <p>{minutes >= 1 ? t('message.sessionEndsSoon', { count: minutes }) : t('ending.now')}</p>
    </Banner>
  )
}
