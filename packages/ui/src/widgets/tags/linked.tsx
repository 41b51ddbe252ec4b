import type { ReactNode } from 'react'
import { TextLink } from '../../primitives/index.ts'

/** A name that leads on, where it may and where there is one. */
export const linked = (name: string | undefined, href: string | undefined): ReactNode =>
  name === undefined || href === undefined ? name : <TextLink href={href}>{name}</TextLink>
