import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
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
/** Its words begin where the title does; what marks one reaches out by its padding. */
const Menu = styled.div<{ $isBeside: boolean }>`
  margin-inline-start: calc(-1 * ${theme.space[2]});
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

export interface CommandPartsProps {
  /** `CommandForm`. */
  form: ReactNode
  /** What is known of what it changes; of one station it stands beside the form where both have room. */
  known: ReactNode
  isOneStation: boolean
}

const Frame = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`
const Known = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`
const Parts = styled.div<{ $isOneStation: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};

  @container (min-width: 900px) {
    ${({ $isOneStation }) =>
      $isOneStation &&
      css`
        &:not(:has(> ${Known}:empty)) {
          grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
        }
      `}
  }
`

/** A command and what is known of what it changes. */
export function CommandParts({ form, known, isOneStation }: CommandPartsProps) {
  return (
    <Frame>
      <Parts $isOneStation={isOneStation}>
        {form}
        <Known>{known}</Known>
      </Parts>
    </Frame>
  )
}
