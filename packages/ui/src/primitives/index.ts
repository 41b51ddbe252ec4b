export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/Accordion.tsx'
export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx'
export { Consequences, type ConsequencesProps } from './AlertDialog/Consequences.tsx'
export { TypedAlertDialog, type TypedAlertDialogProps } from './AlertDialog/TypedAlertDialog.tsx'
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx'
export { BADGE_TONES, Badge, type BadgeProps, type BadgeTone } from './Badge/Badge.tsx'
export { BANNER_TONES, Banner, type BannerProps, type BannerTone } from './Banner/Banner.tsx'
export { BUTTON_SIZES, BUTTON_TONES, type ButtonSize, type ButtonTone } from './Button/Button.styles.ts'
export { Button, type ButtonProps } from './Button/Button.tsx'
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx'
export { CARD_PADDINGS, Card, type CardPadding, type CardProps } from './Card/Card.tsx'
export { Chip, type ChipProps } from './Chip/Chip.tsx'
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx'
export { Counter, type CounterProps } from './Counter/Counter.tsx'
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx'
export { DIALOG_SIZES, type DialogSize } from './Dialog/Dialog.styles.ts'
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx'
export { DRAWER_SIDES, Drawer, type DrawerProps, type DrawerSide } from './Drawer/Drawer.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx'
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx'
export { type ActiveFilter, FilterChips, type FilterChipsProps } from './FilterChips/FilterChips.tsx'
export { GLYPH_SIZES, Glyph, type GlyphProps, type GlyphShape, type GlyphSize } from './Glyph/Glyph.tsx'
export {
  ICON_BUTTON_SIZES,
  ICON_BUTTON_TONES,
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonTone,
} from './IconButton/IconButton.tsx'
export {
  INDICATOR_STATES,
  IndicatorCard,
  type IndicatorCardProps,
  type IndicatorState,
} from './IndicatorCard/IndicatorCard.tsx'
export { KeyHint, type KeyHintProps } from './KeyHint/KeyHint.tsx'
export { Menu, type MenuProps } from './Menu/Menu.tsx'
export {
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuLabelProps,
  MenuLink,
  type MenuLinkProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuSeparator,
} from './Menu/MenuItem.tsx'
export { PAGE_RULES, type PageRule, Pagination, type PaginationProps } from './Pagination/Pagination.tsx'
export { Panel, type PanelProps, type PanelState } from './Panel/Panel.tsx'
export { Popover, type PopoverProps } from './Popover/Popover.tsx'
export { Progress, type ProgressProps } from './Progress/Progress.tsx'
export { SKELETON_SHAPES, Skeleton, type SkeletonProps, type SkeletonShape } from './Skeleton/Skeleton.tsx'
export { SPINNER_SIZES, Spinner, type SpinnerProps, type SpinnerSize } from './Spinner/Spinner.tsx'
export { StatList, StatRow, type StatRowProps } from './StatRow/StatRow.tsx'
export {
  STATUS_MARK_SIZES,
  StatusMark,
  type StatusMarkProps,
  type StatusMarkSize,
} from './StatusMark/StatusMark.tsx'
export { STATUS_SHAPES, type StatusShape } from './StatusMark/shapes.ts'
export { type TabItem, Tabs, type TabsProps } from './Tabs/Tabs.tsx'
export { LINK_TONES, type LinkTone, TextLink, type TextLinkProps } from './TextLink/TextLink.tsx'
export { Timeline, type TimelineEvent, type TimelineProps } from './Timeline/Timeline.tsx'
export {
  createToaster,
  TOAST_LIMIT,
  type Toast,
  type ToastAction,
  type Toaster,
  type ToastInput,
  type ToastState,
} from './Toast/createToaster.ts'
export { ToastHost, type ToastHostProps } from './Toast/ToastHost.tsx'
export { TOOLTIP_SIDES, Tooltip, type TooltipProps, type TooltipSide } from './Tooltip/Tooltip.tsx'
