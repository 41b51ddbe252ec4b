export {
  CENTERED_WIDTHS,
  CenteredPage,
  type CenteredPageProps,
  type CenteredWidth,
} from './CenteredPage.tsx'
