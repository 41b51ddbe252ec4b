import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useLink, useRowTab } from '../../foundations/index.ts'
import { type ButtonSize, type ButtonTone, buttonLook } from './Button.styles.ts'

export interface ButtonLinkProps {
  /** A path of the product. */
  href: string
  /** Default: neutral. */
  tone?: ButtonTone
  /** Default: medium. */
  size?: ButtonSize
  /** An icon before the label. */
  icon?: ReactNode
  /** Where it goes. */
  children: ReactNode
}

const Anchor = styled.a<{ $tone: ButtonTone; $size: ButtonSize }>`
  ${buttonLook}
`

/** A link that looks like a button: goes to another page of the product. */
export function ButtonLink({ href, tone = 'neutral', size = 'medium', icon, children }: ButtonLinkProps) {
  const link = useLink()
  const rowTab = useRowTab()
  return (
    <Anchor
      {...link(href)}
      tabIndex={rowTab}
      $tone={tone}
      $size={size}
      data-frameless={tone === 'ghost' ? size : undefined}
    >
      {icon}
      {children}
    </Anchor>
  )
}
