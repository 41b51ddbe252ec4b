export { Accordion, type AccordionItem, type AccordionProps } from './Accordion/index.ts'
export {
  AlertDialog,
  type AlertDialogProps,
  Consequences,
  type ConsequencesProps,
  TypedAlertDialog,
  type TypedAlertDialogProps,
} from './AlertDialog/index.ts'
export { Avatar, type AvatarProps } from './Avatar/index.ts'
export { BADGE_TONES, Badge, type BadgeProps, type BadgeTone } from './Badge/index.ts'
export { BANNER_TONES, Banner, type BannerProps, type BannerTone } from './Banner/index.ts'
export {
  BUTTON_SIZES,
  BUTTON_TONES,
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonSize,
  type ButtonTone,
} from './Button/index.ts'
export { CARD_PADDINGS, Card, type CardPadding, type CardProps } from './Card/index.ts'
export { Chip, type ChipProps } from './Chip/index.ts'
export { CopyButton, type CopyButtonProps } from './CopyButton/index.ts'
export { Counter, type CounterProps } from './Counter/index.ts'
export { type DescriptionItem, DescriptionList, type DescriptionListProps } from './DescriptionList/index.ts'
export { DIALOG_SIZES, Dialog, type DialogProps, type DialogSize } from './Dialog/index.ts'
export { DRAWER_SIDES, Drawer, type DrawerProps, type DrawerSide } from './Drawer/index.ts'
export { EmptyState, type EmptyStateProps } from './EmptyState/index.ts'
export { ErrorState, type ErrorStateProps } from './ErrorState/index.ts'
export { type ActiveFilter, FilterChips, type FilterChipsProps } from './FilterChips/index.ts'
export { GLYPH_SIZES, Glyph, type GlyphProps, type GlyphShape, type GlyphSize } from './Glyph/index.ts'
export {
  ICON_BUTTON_SIZES,
  ICON_BUTTON_TONES,
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonTone,
} from './IconButton/index.ts'
export {
  INDICATOR_STATES,
  IndicatorCard,
  type IndicatorCardProps,
  type IndicatorState,
} from './IndicatorCard/index.ts'
export { KeyHint, type KeyHintProps } from './KeyHint/index.ts'
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuLabelProps,
  MenuLink,
  type MenuLinkProps,
  type MenuProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuSeparator,
} from './Menu/index.ts'
export { PAGE_RULES, type PageRule, Pagination, type PaginationProps } from './Pagination/index.ts'
export { Panel, type PanelProps, type PanelState } from './Panel/index.ts'
export { Popover, type PopoverProps } from './Popover/index.ts'
export { Progress, type ProgressProps } from './Progress/index.ts'
export { SKELETON_SHAPES, Skeleton, type SkeletonProps, type SkeletonShape } from './Skeleton/index.ts'
export { SPINNER_SIZES, Spinner, type SpinnerProps, type SpinnerSize } from './Spinner/index.ts'
export { StatList, StatRow, type StatRowProps } from './StatRow/index.ts'
export {
  STATUS_MARK_SIZES,
  STATUS_SHAPES,
  StatusMark,
  type StatusMarkProps,
  type StatusMarkSize,
  type StatusShape,
} from './StatusMark/index.ts'
export { type TabItem, Tabs, type TabsProps } from './Tabs/index.ts'
export { LINK_TONES, type LinkTone, TextLink, type TextLinkProps } from './TextLink/index.ts'
export { Timeline, type TimelineEvent, type TimelineProps } from './Timeline/index.ts'
export {
  createToaster,
  TOAST_LIMIT,
  type Toast,
  type ToastAction,
  type Toaster,
  ToastHost,
  type ToastHostProps,
  type ToastInput,
  type ToastState,
} from './Toast/index.ts'
export { TOOLTIP_SIDES, Tooltip, type TooltipProps, type TooltipSide } from './Tooltip/index.ts'
