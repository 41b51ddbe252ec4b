import { fold } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { focusRing, LineInput } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx'

export interface TypedAlertDialogProps extends AlertDialogProps {
  /** What must be typed before the answer counts, case and accents aside: the thing's name. */
  confirmText: string
}

const Details = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
const Label = styled.label`
  display: grid;
  gap: ${theme.space[1]};
  font-size: ${theme.font.size[13]};
  font-weight: ${theme.font.weight.medium};
`
const Input = styled(LineInput)`
  inline-size: 100%;
  min-block-size: ${theme.size.control};
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.control};
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.normal};
  ${focusRing}
`

/**
 * Asks for the name of the thing before a yes, so that nobody destroys very much by pressing Enter twice. Until then the
 * answer can be reached and says what is missing.
 */
export function TypedAlertDialog({ confirmText, children, disabledReason, ...rest }: TypedAlertDialogProps) {
  const t = useText('common')
  const id = useId()
  const [typed, setTyped] = useState('')
  // The next question begins with an empty field.
  if (!rest.isOpen && typed !== '') setTyped('')
  const isTyped = fold(typed) === fold(confirmText)
  const pending = isTyped ? undefined : t('confirmText.pending', { text: confirmText })
  return (
    <AlertDialog {...rest} disabledReason={disabledReason ?? pending}>
      <Details>
        {children}
        <Label htmlFor={id}>
          {t('confirmText.label', { text: confirmText })}
          <Input
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Label>
      </Details>
    </AlertDialog>
  )
}
