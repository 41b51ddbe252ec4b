export { AppShell, type AppShellProps, CONTENT_ID } from './AppShell/index.ts'
export {
  CENTERED_WIDTHS,
  CenteredPage,
  type CenteredPageProps,
  type CenteredWidth,
} from './CenteredPage/index.ts'
export {
  GRID_COLUMNS,
  Grid,
  GridItem,
  type GridItemProps,
  type GridProps,
  type GridSpan,
  type GridSpans,
} from './Grid/index.ts'
export { NOTICE_TONES, Notice, type NoticeProps, type NoticeTone } from './Notice/index.ts'
export { PageHeader, type PageHeaderProps } from './PageHeader/index.ts'
export { SkipLink, type SkipLinkProps } from './SkipLink/index.ts'
export {
  ALIGNMENTS,
  type Alignment,
  DISTRIBUTIONS,
  type Distribution,
  GAPS,
  type Gap,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from './Stack/index.ts'
export { CONTENT_MAX, HEADER_HEIGHT, SIDEBAR_COLLAPSED, SIDEBAR_EXPANDED } from './shellMeasures.ts'
