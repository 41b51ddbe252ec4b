import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { ErrorDetails, type ErrorDetailsProps } from './ErrorDetails.tsx'
import { FailureNotice } from './FailureNotice.tsx'

const Screen = styled.main`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${theme.bg.page};
  color: ${theme.fg.default};
`

export interface AppErrorProps extends ErrorDetailsProps {
  /** Loads the document again. */
  onReload: () => void
}

/** The last resort, when the shell itself could not be shown: fills the window and offers to load the page again. */
export function AppError({ details, onCopy, onReload }: AppErrorProps) {
  const t = useText('shell')
  return (
    <Screen>
      <FailureNotice
        title={t('failure.appTitle')}
        text={t('failure.appText')}
        actions={
          <Button tone="brand" onClick={onReload}>
            {t('failure.reload')}
          </Button>
        }
      >
        <ErrorDetails details={details} onCopy={onCopy} />
      </FailureNotice>
    </Screen>
  )
}
