import { theme } from '@corrente/themes'
import { type ComponentPropsWithRef, useId } from 'react'
import styled from 'styled-components'
import { keepPlain, tabularNumbers, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { controlLook, tallCorners } from '../Field/Field.styles.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { lengthOf, useLengthLimit } from '../TextField/useLengthLimit.ts'

export interface TextAreaProps
  extends FieldFrameProps,
    Pick<
      ComponentPropsWithRef<'textarea'>,
      'ref' | 'name' | 'placeholder' | 'spellCheck' | 'onBlur' | 'onFocus' | 'lang'
    > {
  /** The text, line breaks as `\n`. */
  value: string
  /** The text was changed. */
  onChange: (value: string) => void
  /** Lines at first; it grows with its text up to `maxRows`. Default: 4 (SUP-001). */
  rows?: number
  /** Lines at most before it scrolls. Default: 12. */
  maxRows?: number
  /**
   * Most characters (AST-022: 255 of a message, 200 of a note). A counter shows them; typing stops there and says so,
   * pasted text over it is kept and marked (AST-024).
   */
  limit?: number
}

const Area = styled.textarea`
  ${controlLook}
  ${tallCorners}
  display: block;
  min-block-size: calc(var(--rows) * 1lh + 18px);
  max-block-size: calc(var(--max-rows) * 1lh + 18px);
  padding-block: ${theme.space[2]};
  field-sizing: content;
  resize: vertical;
`
const Frame = styled.div`
  display: grid;
  gap: 2px;
`
const Count = styled.span`
  justify-self: end;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  ${tabularNumbers}

  &[data-over='true'] {
    color: ${theme.tone.danger.fg};
    font-weight: ${theme.font.weight.semibold};
  }
`
/** From here on the characters that are left are read out. */
const NEARLY_FULL = 20

/** Several lines of text, with a counter where there is a limit. Enter begins a new line. */
export function TextArea({
  label,
  isLabelHidden = false,
  hint,
  error,
  isOptional = false,
  disabledReason,
  value,
  onChange,
  rows = 4,
  maxRows = 12,
  limit,
  ...rest
}: TextAreaProps) {
  const t = useText('common')
  const countId = useId()
  const length = useLengthLimit(value, limit)
  const used = lengthOf(value)
  const left = limit === undefined ? 0 : limit - used
  return (
    <Field
      {...{ label, isLabelHidden, isOptional, disabledReason }}
      hint={length.notice ?? hint}
      error={error ?? length.error}
    >
      {(control) => (
        <Frame ref={length.watch}>
          <Area
            {...rest}
            {...control}
            aria-describedby={
              [control['aria-describedby'], limit === undefined ? '' : countId].filter(Boolean).join(' ') ||
              undefined
            }
            rows={rows}
            style={{ '--rows': rows, '--max-rows': Math.max(rows, maxRows) }}
            value={value}
            readOnly={Boolean(disabledReason)}
            onChange={(event) => {
              keepPlain(event.target)
              onChange(event.target.value)
            }}
          />
          {limit === undefined ? null : (
            <>
              <Count aria-hidden="true" data-over={left < 0}>
                {`${used}/${limit}`}
              </Count>
              <VisuallyHidden id={countId}>{t('field.charactersMax', { count: limit })}</VisuallyHidden>
              <VisuallyHidden role="status">
                {left >= 0 && left <= NEARLY_FULL && used > 0
                  ? t('field.charactersLeft', { count: left })
                  : ''}
              </VisuallyHidden>
            </>
          )}
        </Frame>
      )}
    </Field>
  )
}
