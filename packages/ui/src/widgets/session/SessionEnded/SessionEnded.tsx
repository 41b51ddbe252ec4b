import { theme } from '@corrente/themes'
import { LogOut } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Notice } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

/** A refused token, a sign-out in another tab, the tenant's limit. */
export const SESSION_ENDS = ['expired', 'elsewhere', 'ageLimit'] as const
export type SessionEnd = (typeof SESSION_ENDS)[number]

const Screen = styled.main`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.dialog};
  display: flex;
  flex-direction: column;
  overflow: auto;
  background: ${theme.bg.page};
  color: ${theme.fg.default};
`

export interface SessionEndedProps {
  /** Why it ended. */
  reason: SessionEnd
  /** Something was typed that this tab keeps for the same user. @default false */
  keepsDraft?: boolean
  /** Goes to the sign-in screen. */
  onSignIn: () => void
}

/** Fills the screen once a session has ended: nothing of it stays in sight, and there is one way back in. */
export function SessionEnded({ reason, keepsDraft = false, onSignIn }: SessionEndedProps) {
  const t = useText('session')
  const title = useRef<HTMLHeadingElement>(null)
  // The page below is gone; the focus would be lost with it.
  useEffect(() => title.current?.focus(), [])
  return (
    <Screen>
      <Notice
        icon={LogOut}
        tone="brand"
        title={t(`ended.${reason}Title`)}
        titleRef={title}
        actions={
          <Button tone="brand" onClick={onSignIn}>
            {t('ended.signIn')}
          </Button>
        }
      >
        <p>{t(`ended.${reason}`)}</p>
        {keepsDraft && <p>{t('ended.draftKept')}</p>}
      </Notice>
    </Screen>
  )
}
