import { theme } from '@corrente/themes'
import { Check, Circle, X } from 'lucide-react'
import styled, { css } from 'styled-components'
import { VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

export interface PasswordChecklistRule {
  /** Known within the list; one of the domain's password rules. */
  key: string
  /** The rule in words. */
  label: string
  /** Whether the text so far keeps it. */
  isMet: boolean
}

export interface PasswordChecklistProps {
  /** What the list is about; its accessible name. */
  label: string
  /** The rules in order. */
  rules: readonly PasswordChecklistRule[]
  /** Whether anything is typed yet: until then nothing is wrong. */
  hasText: boolean
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  list-style: none;
`
const marks = {
  met: css`color: ${theme.tone.success.fg};`,
  unmet: css`color: ${theme.tone.danger.fg};`,
  awaited: css`color: ${theme.fg.muted};`,
} as const
const Rule = styled.li<{ $mark: keyof typeof marks }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
  ${({ $mark }) => marks[$mark]}

  svg {
    inline-size: 14px;
    block-size: 14px;
  }
`

const ICONS = { met: Check, unmet: X, awaited: Circle } as const

/** The rules of a new password while it is typed: green with a tick when met, red with a cross when not (REC-007). */
export function PasswordChecklist({ label, rules, hasText }: PasswordChecklistProps) {
  const t = useText('common')
  return (
    <List role="list" aria-label={label}>
      {rules.map(({ key, label: rule, isMet }) => {
        const mark = hasText ? (isMet ? 'met' : 'unmet') : 'awaited'
        const Icon = ICONS[mark]
        return (
          <Rule key={key} $mark={mark} data-mark={mark}>
            <Icon aria-hidden="true" />
            {rule}
            <VisuallyHidden>: {t(isMet ? 'password.met' : 'password.unmet')}</VisuallyHidden>
          </Rule>
        )
      })}
    </List>
  )
}
