import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { TextLink } from '../../../primitives/index.ts'

export interface CommandLayoutProps {
  /** The commands. */
  menu: ReactNode
  /** Where the commands stand where there is no room for them beside one; absent while none is chosen. */
  backHref?: string
  /** The command, or what stands in its place. */
  children: ReactNode
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-inline-size: 0;

  @media (width >= ${theme.breakpoint.desktop}px) {
    grid-template-columns: 232px minmax(0, 1fr);
    align-items: start;
  }
`
const Menu = styled.div<{ $isBeside: boolean }>`
  ${({ $isBeside }) => $isBeside && `@media (width < ${theme.breakpoint.desktop}px) { display: none; }`}
`
const Back = styled.div`
  @media (width >= ${theme.breakpoint.desktop}px) {
    display: none;
  }
`

/** The commands beside the one that is open; on a phone the open one alone, with the way back to them. */
export function CommandLayout({ menu, backHref, children }: CommandLayoutProps) {
  const t = useText('operations')
  return (
    <Columns>
      <Menu $isBeside={backHref !== undefined}>{menu}</Menu>
      <Stack gap={4}>
        {backHref !== undefined && (
          <Back>
            <TextLink href={backHref}>{t('menu.all')}</TextLink>
          </Back>
        )}
        {children}
      </Stack>
    </Columns>
  )
}
