import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../../primitives/index.ts'
import { EndSlot, ExactInput, Slotted } from '../Field/Field.styles.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'

export interface PasswordFieldProps
  extends FieldFrameProps,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur' | 'onFocus'> {
  /** The password; never trimmed. */
  value: string
  /** It was changed. */
  onChange: (value: string) => void
  /** What a password manager should offer: the known one, or a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A masked line that can be looked at. */
export function PasswordField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  value,
  onChange,
  autoComplete,
  ...rest
}: PasswordFieldProps) {
  const t = useText('common')
  const [isShown, setShown] = useState(false)
  return (
    <Field {...{ label, isLabelHidden, hint, error, isOptional, disabledReason }}>
      {(control) => (
        <Slotted>
          <ExactInput
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            readOnly={Boolean(disabledReason)}
            onChange={(event) => onChange(event.target.value)}
            data-end-slot=""
          />
          <EndSlot>
            <IconButton
              label={t(isShown ? 'action.hidePassword' : 'action.showPassword')}
              icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              size="small"
              onClick={() => setShown(!isShown)}
            />
          </EndSlot>
        </Slotted>
      )}
    </Field>
  )
}
