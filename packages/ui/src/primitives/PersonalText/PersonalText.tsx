import { coverPersonal } from '@corrente/domain/text'
import { theme } from '@corrente/themes'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { focusRing, useIsPersonalHidden, useRowTab } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

export interface PersonalTextProps {
  /** A document, an e-mail, a phone or the number of a card. */
  text: string
  /** How it is written where it is not covered. Default: as it is. */
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
export function PersonalText({ text, children = text }: PersonalTextProps) {
  return useIsPersonalHidden() && text !== '' ? <Covered text={text}>{children}</Covered> : children
}

function Covered({ text, children }: PersonalTextProps) {
  const t = useText('common')
  const rowTab = useRowTab()
  const [isShown, setShown] = useState(false)
  const covered = coverPersonal(text)
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
