export { SCHEME_CHOICES, type SchemeCode } from './Choices/choices.ts'
export { LanguageChoice, type LanguageChoiceProps } from './Choices/LanguageChoice.tsx'
export { SchemeChoice, type SchemeChoiceProps } from './Choices/SchemeChoice.tsx'
export {
  COOKIE_PLACEMENTS,
  CookieBanner,
  type CookieBannerProps,
  type CookiePlacement,
} from './CookieBanner/CookieBanner.tsx'
export { AppError, type AppErrorProps } from './Failure/AppError.tsx'
export { LostChunk, type LostChunkProps } from './Failure/LostChunk.tsx'
export { PanelError, type PanelErrorProps } from './Failure/PanelError.tsx'
export { RouteError, type RouteErrorProps } from './Failure/RouteError.tsx'
export { Header, type HeaderProps } from './Header/Header.tsx'
export { LiveState, type LiveStateProps } from './LiveState/LiveState.tsx'
export { LIVE_PHASES, LIVE_REASONS, type LivePhase, type LiveReason } from './LiveState/livePhases.ts'
export { LogoutFailed, type LogoutFailedProps } from './Logout/LogoutFailed.tsx'
export { navIcons } from './Nav/navIcons.ts'
export type { NavItem, NavKey } from './Nav/navItem.ts'
export { NavDrawer, type NavDrawerProps } from './NavDrawer/NavDrawer.tsx'
export {
  NotificationsMenu,
  type NotificationsMenuProps,
} from './NotificationsMenu/NotificationsMenu.tsx'
export { type FooterContent, ShellFooter, type ShellFooterProps } from './ShellFooter/ShellFooter.tsx'
export { Sidebar, type SidebarProps } from './Sidebar/Sidebar.tsx'
export { UserMenu, type UserMenuProps } from './UserMenu/UserMenu.tsx'
