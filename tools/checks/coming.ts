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
  { at: 'domain/src/pricing/codec.ts', name: 'decodeWeek', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/codec.ts', name: 'draftDays', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/codec.ts', name: 'encodeWeek', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/codec.ts', name: 'sendableWeek', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'conflictsOf', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'EMPTY_WEEK', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'everyDay', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'GeneralRule', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'isCrossing', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'isDraft', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'isSameTariff', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'NO_TARIFF', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'Period', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'PriceException', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'PriceLayer', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'PricingWeek', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'priceAt', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'Tariff', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'tailsOf', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'WEEKDAYS', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'Weekday', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'WeekDay', area: 'pricing', as: 'the week of a profile' },
  { at: 'domain/src/pricing/week.ts', name: 'weekdayOf', area: 'pricing', as: 'the week of a profile' },
]

/** The list only shrinks: whatever is used by now is reported. */
export const COMING: readonly Coming[] = [
  {
    at: 'domain/src/smart-charging/form.ts',
    name: 'groupSmartCharging',
    area: 'smart-charging',
    as: 'the tab of a group',
  },
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
  {
    at: 'ui/src/forms/PercentField/PercentField.tsx',
    name: 'PercentField',
    area: 'pricing',
    as: 'fee and tax of a rule (DPR-034, DPR-035)',
  },
  ...WEEK_OF_PRICES,
]
