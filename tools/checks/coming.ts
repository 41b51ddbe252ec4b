/** The areas that are still to come, or whose next step is. */
export type ComingArea =
  | 'users'
  | 'tags'
  | 'operations'
  | 'tasks'
  | 'analytics'
  | 'transactions'
  | 'financial'
  | 'vouchers'
  | 'pricing'
  | 'smart-charging'

/** Something that no product code uses yet, and the area to come that will. */
export interface Coming {
  /** Its file below `packages/`. */
  readonly at: string
  readonly name: string
  readonly area: ComingArea
  /** What it will be there. */
  readonly as: string
}

/** The model of a week of prices; its page takes it. */
const WEEK_OF_PRICES: readonly Coming[] = [
  { at: 'domain/src/pricing/edits.ts', name: 'addPeriods', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/edits.ts', name: 'EditResult', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/edits.ts', name: 'findPeriod', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/edits.ts', name: 'MeetingRule', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/edits.ts', name: 'placesOf', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/edits.ts', name: 'putPeriod', area: 'pricing', as: 'the week of a profile' },
  {
    at: 'domain/src/pricing/editsOfWeek.ts',
    name: 'clearPeriods',
    area: 'pricing',
    as: 'the week of a profile',
  },
  { at: 'domain/src/pricing/editsOfWeek.ts', name: 'copyDay', area: 'pricing', as: 'the week of a profile' },
  {
    at: 'domain/src/pricing/editsOfWeek.ts',
    name: 'copyPeriod',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/editsOfWeek.ts',
    name: 'paintSpan',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/editsOfWeek.ts',
    name: 'pricePeriods',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/editsOfWeek.ts',
    name: 'putGeneral',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/editsOfWeek.ts',
    name: 'repriceAll',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/editsOfWeek.ts',
    name: 'splitPeriod',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/editsOfWeek.ts',
    name: 'switchDay',
    area: 'pricing',
    as: 'the week of a profile',
  },
  { at: 'domain/src/pricing/undo.ts', name: 'beginHistory', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/undo.ts', name: 'History', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/undo.ts', name: 'redoStep', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/undo.ts', name: 'stepOn', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/undo.ts', name: 'undoStep', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'goesOn', area: 'pricing', as: 'the week of a profile' },
  {
    at: 'domain/src/pricing/weekRules.ts',
    name: 'FRACTION_MAX',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/weekRules.ts',
    name: 'WeekProblem',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/weekRules.ts',
    name: 'weekProblems',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/weekTariffs.ts',
    name: 'changedDays',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/weekTariffs.ts',
    name: 'edgeBeside',
    area: 'pricing',
    as: 'the week of a profile',
  },
  {
    at: 'domain/src/pricing/weekTariffs.ts',
    name: 'isPriceLeap',
    area: 'pricing',
    as: 'the week of a profile',
  },
]

/** The list only shrinks: whatever is used by now is reported. */
export const COMING: readonly Coming[] = [
  {
    at: 'ui/src/charts/HeatMap/HeatMap.tsx',
    name: 'HeatMap',
    area: 'analytics',
    as: 'the most popular hours, by weekday (ANL-010)',
  },
  {
    at: 'ui/src/layout/Grid/Grid.tsx',
    name: 'Grid',
    area: 'analytics',
    as: 'the totals and charts of the page',
  },
  {
    at: 'ui/src/layout/Grid/Grid.tsx',
    name: 'GridItem',
    area: 'analytics',
    as: 'the totals and charts of the page',
  },
  ...WEEK_OF_PRICES,
  {
    at: 'ui/src/widgets/pricing/WeekGrid/WeekGrid.tsx',
    name: 'WeekGrid',
    area: 'pricing',
    as: 'the page of a profile: its week, edited where it stands',
  },
  {
    at: 'ui/src/widgets/pricing/WeekTable/WeekTable.tsx',
    name: 'WeekTable',
    area: 'pricing',
    as: 'the page of a profile: its week as a table',
  },
  {
    at: 'ui/src/widgets/pricing/TariffLegend/TariffLegend.tsx',
    name: 'TariffLegend',
    area: 'pricing',
    as: 'the page of a profile: its prices above the week',
  },
]
