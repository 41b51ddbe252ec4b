import { theme } from '@corrente/themes'
import {
  type ComponentPropsWithRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'
import { Failure, Hint } from '../Field/Field.styles.ts'

export interface CheckboxProps extends Pick<ComponentPropsWithRef<'input'>, 'name' | 'onBlur'> {
  /** What a tick means; may hold a link. */
  label: ReactNode
  /** Whether it is ticked. */
  isChecked: boolean
  /** It was ticked or cleared. */
  onChange: (isChecked: boolean) => void
  /** Some of what it stands for is ticked. */
  isMixed?: boolean
  /** A line of help. */
  hint?: string
  /** What is wrong. */
  error?: string | undefined
  /** Why it cannot be changed; shown in the place of the hint. */
  disabledReason?: string | undefined
}

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  min-block-size: 24px;
  padding-block: 2px;
  cursor: pointer;
  overflow-wrap: anywhere;

  &:has([aria-disabled='true']) {
    color: ${theme.fg.muted};
    cursor: not-allowed;
  }
`
const Box = styled.input`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px 0 0;
  /* The browser draws no edge round a tick. */
  accent-color: ${theme.brand.mark};
  cursor: inherit;
  ${focusRing}
`
const Root = styled.div`
  display: grid;
  justify-items: start;
`

/** Yes or no. */
export function Checkbox({
  label,
  isChecked,
  onChange,
  isMixed = false,
  hint,
  error,
  disabledReason,
  ...rest
}: CheckboxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  const adopt = useEffectEvent(() => {
    if (box.current && box.current.checked !== isChecked) onChange(box.current.checked)
  })
  // It may have stood, and been ticked, before this code was there.
  useLayoutEffect(adopt, [])
  const help = disabledReason || hint
  return (
    <Root>
      <Line>
        <Box
          {...rest}
          ref={box}
          type="checkbox"
          checked={isChecked}
          aria-invalid={Boolean(error) || undefined}
          aria-disabled={Boolean(disabledReason) || undefined}
          {...(help || error ? { 'aria-describedby': id } : {})}
          onChange={(event) => {
            if (!disabledReason) onChange(event.target.checked)
          }}
        />
        <span>{label}</span>
      </Line>
      <div id={id} aria-live="polite">
        {help ? <Hint>{help}</Hint> : null}
        {error ? <Failure>{error}</Failure> : null}
      </div>
    </Root>
  )
}
