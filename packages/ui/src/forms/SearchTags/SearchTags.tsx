import { theme } from '@corrente/themes'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { focusRing, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Chip, Popover, Tooltip } from '../../primitives/index.ts'
import { BareInput } from '../Field/AffixBox.tsx'
import { controlLook, tallCorners } from '../Field/Field.styles.ts'
import { Field, type FieldFrameProps } from '../Field/Field.tsx'
import { addTerms, shorten, termsOf } from './terms.ts'

export interface SearchTagsProps
  extends Pick<FieldFrameProps, 'label' | 'isLabelHidden' | 'hint' | 'error' | 'disabledReason'>,
    Pick<ComponentPropsWithRef<'input'>, 'placeholder'> {
  /** The terms that are searched, in the order of typing. */
  tags: readonly string[]
  /** A term was added or taken away. */
  onChange: (tags: readonly string[]) => void
}

/** Terms in sight; the others stand behind '+N' (FIN-039). */
const IN_SIGHT = 5
/** Characters of a term in sight; its whole text is its tooltip and its name (FIN-040). */
const LETTERS = 7
const LETTERS_OF_REST = 40

const Box = styled.div`
  ${controlLook}
  ${tallCorners}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]};
  padding-block: 3px;
  cursor: text;

  &:focus-within {
    border-color: ${theme.focusRing};
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${theme.focusRing};
    outline-offset: -1px;
  }

  &:has([aria-invalid='true']) {
    border-color: ${theme.tone.danger.solid};
  }

  > input {
    flex: 1 1 88px;
    min-block-size: 28px;
  }
`
const List = styled.ul`
  display: contents;
  list-style: none;
`
const Rest = styled(List)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  max-inline-size: 280px;
`
const More = styled.button`
  min-block-size: 28px;
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
  ${focusRing}

  &:hover {
    background: ${theme.bg.hover};
    color: ${theme.fg.default};
  }
`

/** Several search terms at once: Enter makes a chip of what is typed, Backspace in the empty field takes the last one. */
export function SearchTags({ tags, onChange, placeholder, ...frame }: SearchTagsProps) {
  const t = useText('controls')
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const isOff = Boolean(frame.disabledReason)
  const rest = tags.slice(IN_SIGHT)
  const remove = (tag: string): void => {
    onChange(tags.filter((each) => each !== tag))
    input.current?.focus()
  }
  const add = (typed: string): void => {
    const next = addTerms(tags, termsOf(typed))
    setText('')
    if (next !== tags) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault()
      add(text)
    } else if (event.key === 'Backspace' && text === '' && !isOff) onChange(tags.slice(0, -1))
  }
  const chip = (tag: string, length: number) => (
    <li key={tag}>
      <Chip {...(isOff ? {} : { onRemove: () => remove(tag), removeLabel: t('pick.remove', { name: tag }) })}>
        <Tooltip text={shorten(tag, length) === tag ? undefined : tag} isLabel>
          <span>
            <span aria-hidden="true">{shorten(tag, length)}</span>
            <VisuallyHidden>{tag}</VisuallyHidden>
          </span>
        </Tooltip>
      </Chip>
    </li>
  )
  return (
    <Field {...frame} isFilter>
      {(control) => (
        <Box
          onPointerDown={(event) => {
            if (event.target !== event.currentTarget) return
            event.preventDefault()
            input.current?.focus()
          }}
        >
          <List role="list">{tags.slice(0, IN_SIGHT).map((tag) => chip(tag, LETTERS))}</List>
          {rest.length === 0 ? null : (
            <Popover
              label={t('tags.more', { count: rest.length })}
              trigger={
                <RestButton label={t('tags.more', { count: rest.length })} text={rest.join(' · ')}>
                  {`+${rest.length}`}
                </RestButton>
              }
            >
              <Rest role="list">{rest.map((tag) => chip(tag, LETTERS_OF_REST))}</Rest>
            </Popover>
          )}
          <BareInput
            {...control}
            ref={input}
            type="text"
            enterKeyHint="enter"
            autoComplete="off"
            spellCheck={false}
            placeholder={tags.length === 0 ? placeholder : undefined}
            value={text}
            readOnly={isOff}
            onChange={(event) => setText(event.target.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text')
              if (isOff || termsOf(pasted).length < 2) return
              event.preventDefault()
              add(pasted)
            }}
            onKeyDown={onKeyDown}
          />
          <VisuallyHidden role="status">
            {tags.length === 0 ? '' : t('tags.count', { count: tags.length })}
          </VisuallyHidden>
        </Box>
      )}
    </Field>
  )
}

interface RestButtonProps extends ComponentPropsWithRef<'button'> {
  label: string
  /** The terms behind it. */
  text: string
}

/** Opens the terms that found no place, and tells them on hover and focus. */
function RestButton({ label, text, children, ...rest }: RestButtonProps) {
  return (
    <Tooltip text={text}>
      <More {...rest} type="button" aria-label={label}>
        {children}
      </More>
    </Tooltip>
  )
}
