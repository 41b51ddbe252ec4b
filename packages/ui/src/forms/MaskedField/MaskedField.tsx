import { editMask, MASKS, type MaskName } from '@corrente/domain/text'
import { type ComponentPropsWithRef, useState } from 'react'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Input } from '../Field/Field.styles.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { editKindOf } from '../typing/editKind.ts'
import { useCaret } from '../typing/useCaret.ts'

export interface MaskedFieldProps
  extends FieldFrameProps,
    Pick<ComponentPropsWithRef<'input'>, 'ref' | 'name' | 'onBlur' | 'autoComplete' | 'placeholder'> {
  /** What is entered: CPF (USR-036, STF-088, TAG-023), CNPJ, CEP (STF-066), MAC (STF-051, SMC-019), a country's phone. */
  mask: MaskName
  /** What counts, without punctuation: `52998224725`, `AABBCCDDEEFF`, `+5548900000000`. Any other text is shown as it is. */
  value: string
  /** It was changed: what counts, and the text as it is shown (`AA:BB:CC:DD:EE:FF`, for a wire that wants it so). */
  onChange: (value: string, text: string) => void
}

const Code = styled(Input)`
  ${tabularNumbers}
`
const MODES: Record<MaskName, { type: 'text' | 'tel'; inputMode: 'numeric' | 'text' | 'tel' }> = {
  cpf: { type: 'text', inputMode: 'numeric' },
  cnpj: { type: 'text', inputMode: 'text' },
  cep: { type: 'text', inputMode: 'numeric' },
  mac: { type: 'text', inputMode: 'text' },
  'phone-BR': { type: 'tel', inputMode: 'tel' },
  'phone-CO': { type: 'tel', inputMode: 'tel' },
  'phone-EC': { type: 'tel', inputMode: 'tel' },
  'phone-UY': { type: 'tel', inputMode: 'tel' },
}

/**
 * A code with punctuation of its own: it comes by itself while typing, a paste may bring it or not, and the caret stays
 * where the work is. Nothing is checked but the length; a code that is too long is kept and marked.
 */
export function MaskedField({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  mask: name,
  value,
  onChange,
  placeholder,
  onBlur,
  ...rest
}: MaskedFieldProps) {
  const t = useText('common')
  const tc = useText('controls')
  const placeCaret = useCaret()
  const [isFull, setFull] = useState(false)
  const mask = MASKS[name]
  const isOwn = mask.clean(value) === value
  const text = isOwn ? mask.format(value) : value
  const over = isOwn ? Math.max(0, value.length - mask.sizeOf(value)) : 0
  return (
    <Field
      {...{ label, isLabelHidden, isOptional, disabledReason }}
      hint={isFull ? tc('mask.full') : hint}
      error={error ?? (over > 0 ? t('field.overLimit', { count: over }) : undefined)}
    >
      {(control) => (
        <Code
          {...rest}
          {...control}
          {...MODES[name]}
          autoComplete={rest.autoComplete ?? 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={placeholder ?? mask.example}
          value={text}
          readOnly={Boolean(disabledReason)}
          onChange={(event) => {
            const input = event.currentTarget
            const caret = input.selectionStart ?? input.value.length
            const done = editMask(mask, text, input.value, caret, editKindOf(event.nativeEvent))
            setFull(done.isFull)
            placeCaret(input, done.caret)
            if (done.raw !== value) onChange(done.raw, done.text)
          }}
          onBlur={(event) => {
            setFull(false)
            const settled = isOwn ? mask.settle(value) : value
            if (settled !== value) onChange(settled, mask.format(settled))
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
}
