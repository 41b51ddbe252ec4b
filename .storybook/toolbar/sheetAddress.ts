import { REPORT_ADDRESS } from './report.ts'

/** What an address of Storybook can hold of a global: letters, digits, hyphens, points and underscores. */
const PLAIN = /^[\w.-]+$/

/** The address of a page of the showroom for a story, with the toolbar as it stands. */
export function addressOfSheet(
  page: string,
  story: string,
  globals: Readonly<Record<string, unknown>>,
): string {
  const kept = Object.entries(globals).flatMap(([key, value]) =>
    typeof value === 'string' && PLAIN.test(value) ? [`${key}:${value}`] : [],
  )
  const query = [
    `path=/story/${page}`,
    `args=story:${story}`,
    ...(kept.length > 0 ? [`globals=${kept.join(';')}`] : []),
  ]
  return `?${query.join('&')}`
}

/** A button beside a story, and where it leads. */
export interface SheetLink {
  readonly label: string
  readonly tooltip: string
  readonly address: string
}

/** From a story to itself under all brands, under a few side by side, and, where there is one, to the report of pictures. */
export function sheetLinks(
  story: string,
  globals: Readonly<Record<string, unknown>>,
  hasReport: boolean,
): readonly SheetLink[] {
  const report = { label: 'Report', tooltip: 'The last report of pnpm visual', address: REPORT_ADDRESS }
  return [
    {
      label: 'Sheet',
      tooltip: 'This story under every brand',
      address: addressOfSheet('tenants-contact-sheet--sheet', story, globals),
    },
    {
      label: 'Compare',
      tooltip: 'This story under a few brands side by side',
      address: addressOfSheet('tenants-compare--side-by-side', story, globals),
    },
    ...(hasReport ? [report] : []),
  ]
}
