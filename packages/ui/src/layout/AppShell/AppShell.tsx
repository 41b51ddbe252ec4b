import type { ReactNode } from 'react'
import { useText } from '../../messages/index.ts'
import { SkipLink } from '../SkipLink/SkipLink.tsx'
import { TITLE_ID } from '../titleId.ts'
import { Body, Frame, HeaderSlot, Main, SidebarSlot } from './AppShell.styles.ts'

/** Id of the page's content: what the skip link goes to and what takes the focus when the page changes. */
export const CONTENT_ID = 'content'

export interface AppShellProps {
  /** The header bar (56 px), which stays in view. */
  header: ReactNode
  /** The menu at the inline start; only seen from 1025 px up (SHL-008). Absent: the content takes the whole width. */
  sidebar?: ReactNode
  /** Messages for the whole product, above the content: a session that is about to end, no network. */
  banner?: ReactNode
  /** The tenant's block below the content (SHL-013). */
  footer?: ReactNode
  /** The page. */
  children: ReactNode
}

/**
 * The frame of every signed-in page: skip link, header, menu, content up to 1840 px. The menu lies over the content when
 * it grows, so that nothing moves.
 */
export function AppShell({ header, sidebar, banner, footer, children }: AppShellProps) {
  const t = useText('shell')
  return (
    <Frame>
      <SkipLink targetId={CONTENT_ID} label={t('skipToContent')} />
      <HeaderSlot>{header}</HeaderSlot>
      {sidebar !== undefined && <SidebarSlot>{sidebar}</SidebarSlot>}
      <Body $hasSidebar={sidebar !== undefined}>
        {banner}
        <Main id={CONTENT_ID} aria-labelledby={TITLE_ID} tabIndex={-1}>
          {children}
        </Main>
        {footer}
      </Body>
    </Frame>
  )
}
