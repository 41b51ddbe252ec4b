export { AppShell, type AppShellProps, CONTENT_ID } from './AppShell/AppShell.tsx'
export {
  CENTERED_WIDTHS,
  CenteredPage,
  type CenteredPageProps,
  type CenteredWidth,
} from './CenteredPage/CenteredPage.tsx'
export { Grid, GridItem, type GridItemProps, type GridProps } from './Grid/Grid.tsx'
export { GRID_COLUMNS, type GridSpan, type GridSpans } from './Grid/gridSpan.ts'
export { NOTICE_TONES, Notice, type NoticeProps, type NoticeTone } from './Notice/Notice.tsx'
export { PageHeader, type PageHeaderProps } from './PageHeader/PageHeader.tsx'
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx'
export { GAPS, type Gap } from './Stack/gaps.ts'
export {
  ALIGNMENTS,
  type Alignment,
  DISTRIBUTIONS,
  type Distribution,
  Inline,
  type InlineProps,
  Stack,
  type StackProps,
} from './Stack/Stack.tsx'
export { CONTENT_MAX, HEADER_HEIGHT, SIDEBAR_COLLAPSED, SIDEBAR_EXPANDED } from './shellMeasures.ts'
