import { theme } from '@corrente/themes'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { Failure } from '../Field/Field.styles.ts'

export interface HumanCheckProps {
  /** The provider's widget, mounted by the app. */
  children: ReactNode
  /** It could not be loaded or was not passed; what to do. */
  error?: string | undefined
}

const Frame = styled.fieldset`
  display: grid;
  gap: ${theme.space[1]};
`
/** The height of the usual widget is kept free, so that the button below does not move when it arrives. */
const Slot = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 78px;
  overflow: auto;
`

/** The place of the human verification in a form (AUT-001). */
export function HumanCheck({ children, error }: HumanCheckProps) {
  const t = useText('common')
  return (
    <Frame aria-label={t('humanCheck.label')}>
      <Slot>{children}</Slot>
      <div aria-live="polite">
        {error ? (
          <Failure>
            <CircleAlert aria-hidden="true" />
            {error}
          </Failure>
        ) : null}
      </div>
    </Frame>
  )
}
