import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { initialsOf } from './initials.ts'

export interface AvatarProps {
  /** The person's name; its initials are shown. Empty or missing shows '-'. */
  name: string | null | undefined
}

const Root = styled.span`
  display: inline-grid;
  place-content: center;
  flex: none;
  inline-size: min(2rem, 44px);
  block-size: min(2rem, 44px);
  border-radius: 50%;
  background: ${theme.brand.softBg};
  color: ${theme.brand.softFg};
  font-size: min(${theme.font.size[12]}, 18px);
  font-weight: ${theme.font.weight.semibold};
  line-height: 1;
  user-select: none;
`

/** A person at a glance. Decoration: the name stands beside it or in the control around it. */
export function Avatar({ name }: AvatarProps) {
  return <Root aria-hidden="true">{initialsOf(name)}</Root>
}
