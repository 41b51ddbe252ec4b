import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing } from '../../foundations/index.ts'

const Anchor = styled.a`
  position: fixed;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  z-index: ${theme.z.tooltip};
  max-inline-size: calc(100vw - 16px);
  padding: ${theme.space[2]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
  transform: translateY(-200%);

  &:focus {
    box-shadow: ${theme.shadow.overlay};
    transform: none;
  }

  ${focusRing}
`

export interface SkipLinkProps {
  /** Id of the element to go to; it must be able to take the focus (`tabIndex={-1}`). */
  targetId: string
  /** What it says, such as 'Ir para o conteúdo'. */
  label: string
}

/** The first stop of the Tab key: seen only while focused, goes past the header and the menu. */
export function SkipLink({ targetId, label }: SkipLinkProps) {
  return (
    <Anchor
      href={`#${targetId}`}
      onClick={(event) => {
        // The address holds the page's state, so the jump leaves no mark in it.
        const target = document.getElementById(targetId)
        if (!target) return
        event.preventDefault()
        target.focus()
        target.scrollIntoView()
      }}
    >
      {label}
    </Anchor>
  )
}
