import { coverPersonal } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { focusRing, useIsPersonalHidden, useRowTab } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

export interface PersonalTextProps {
  /** A document, an e-mail, a phone or the number of a card. */
  text: string
  /** How it is written where it is not covered. Default: as it is, an e-mail with a break before its @. */
  children?: ReactNode
}

const Reveal = styled.button`
  border-radius: ${theme.radius.s};
  font: inherit;
  color: inherit;
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 3px;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}
`

/** Something personal: its end alone while personal data is hidden, until it is pressed. */
export function PersonalText({ text, children = breakable(text) }: PersonalTextProps) {
  return useIsPersonalHidden() && text !== '' ? (
    <CoveredText covered={coverPersonal(text)}>{children}</CoveredText>
  ) : (
    children
  )
}

/** An e-mail breaks before its @ where it does not fit, never within a word. */
function breakable(text: string): ReactNode {
  const at = text.lastIndexOf('@')
  if (at < 1) return text
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

export interface CoveredTextProps {
  /** What is shown of it until it is pressed. */
  covered: string
  /** The text. */
  children: ReactNode
}

/** A text that is kept back until it is pressed, and again. */
export function CoveredText({ covered, children }: CoveredTextProps) {
  const t = useText('common')
  const rowTab = useRowTab()
  const [isShown, setShown] = useState(false)
  return (
    <Reveal
      type="button"
      tabIndex={rowTab}
      aria-label={isShown ? undefined : t('personal.show', { end: covered })}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      {isShown ? children : covered}
    </Reveal>
  )
}
