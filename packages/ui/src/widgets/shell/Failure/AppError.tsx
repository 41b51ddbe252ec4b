import { theme } from '@corrente/themes'
import { OctagonAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Notice } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'

const Screen = styled.main`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${theme.bg.page};
  color: ${theme.fg.default};
`

export interface AppErrorProps {
  /** What helps support, folded away: `ErrorDetails`. */
  details: ReactNode
  /** Loads the document again. */
  onReload: () => void
}

/** The last resort, when the shell itself could not be shown: fills the window and offers to load the page again. */
export function AppError({ details, onReload }: AppErrorProps) {
  const t = useText('shell')
  return (
    <Screen>
      <Notice
        icon={OctagonAlert}
        tone="danger"
        isAlert
        title={t('failure.appTitle')}
        details={details}
        actions={
          <Button tone="brand" onClick={onReload}>
            {t('failure.reload')}
          </Button>
        }
      >
        <p>{t('failure.appText')}</p>
      </Notice>
    </Screen>
  )
}
