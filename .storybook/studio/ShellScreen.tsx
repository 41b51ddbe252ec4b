import { MENU, routeOf } from '@corrente/domain/routing'
import { theme } from '@corrente/themes'
import { Header, Sidebar } from '@corrente/ui/widgets/shell'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const ITEMS = MENU.map(({ id, route }) => ({ id, href: routeOf(route).path }))

/** Laid out here and not by the product's frame, which follows the window and not the studio's column. */
const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  block-size: 480px;
  background: ${theme.bg.page};
`
const Menu = styled.div`
  min-block-size: 0;
  overflow: clip;
`
const Page = styled.div`
  min-inline-size: 0;
  padding: ${theme.space[4]};
  overflow: clip;
`

export interface ShellScreenProps {
  logoSrc: string
  tenantName: string
  /** The page in it. */
  children: ReactNode
}

/** What surrounds every signed-in page: the header with the logo, the menu with the open page marked. */
export function ShellScreen({ logoSrc, tenantName, children }: ShellScreenProps) {
  return (
    <>
      <Header
        logoSrc={logoSrc}
        tenantName={tenantName}
        homeHref="/"
        onOpenMenu={() => undefined}
        onOpenPalette={() => undefined}
        paletteKeys="Ctrl K"
        live={null}
        notifications={null}
        user={null}
      />
      <Body>
        <Menu>
          <Sidebar items={ITEMS} current="stations" isPinned={false} onPin={() => undefined} />
        </Menu>
        <Page>{children}</Page>
      </Body>
    </>
  )
}
