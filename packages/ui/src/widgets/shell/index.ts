export {
  LanguageChoice,
  type LanguageChoiceProps,
  SCHEME_CHOICES,
  SchemeChoice,
  type SchemeChoiceProps,
  type SchemeCode,
} from './Choices/index.ts'
export {
  COOKIE_PLACEMENTS,
  CookieBanner,
  type CookieBannerProps,
  type CookiePlacement,
} from './CookieBanner/index.ts'
export {
  AppError,
  type AppErrorProps,
  LostChunk,
  type LostChunkProps,
  PanelError,
  type PanelErrorProps,
  RouteError,
  type RouteErrorProps,
} from './Failure/index.ts'
export { Header, type HeaderProps } from './Header/index.ts'
export {
  LIVE_PHASES,
  LIVE_REASONS,
  type LivePhase,
  type LiveReason,
  LiveState,
  type LiveStateProps,
} from './LiveState/index.ts'
export { LogoutFailed, type LogoutFailedProps } from './Logout/index.ts'
export { type NavItem, type NavKey, navIcons } from './Nav/index.ts'
export { NavDrawer, type NavDrawerProps } from './NavDrawer/index.ts'
export {
  NOTIFICATION_STATES,
  NotificationsMenu,
  type NotificationsMenuProps,
  type NotificationsState,
} from './NotificationsMenu/index.ts'
export { type FooterContent, ShellFooter, type ShellFooterProps } from './ShellFooter/index.ts'
export { Sidebar, type SidebarProps } from './Sidebar/index.ts'
export { UserMenu, type UserMenuProps } from './UserMenu/index.ts'
