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
  | 'virtual-groups'

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
    at: 'app/src/features/smart-charging/SmartChargingTab.tsx',
    name: 'SmartChargingTab',
    area: 'smart-charging',
    as: 'a tab of the page of a group',
  },
  {
    at: 'ui/src/widgets/smart-charging/MeterBanner/MeterBanner.tsx',
    name: 'MeterBanner',
    area: 'smart-charging',
    as: 'the tab of a group',
  },
  {
    at: 'domain/src/smart-charging/form.ts',
    name: 'groupSmartCharging',
    area: 'smart-charging',
    as: 'the tab of a group',
  },
  {
    at: 'app/src/resources/virtualGroups.ts',
    name: 'allGroupsQuery',
    area: 'virtual-groups',
    as: 'its pages',
  },
  {
    at: 'app/src/resources/virtualGroups.ts',
    name: 'groupPageQuery',
    area: 'virtual-groups',
    as: 'its pages',
  },
  {
    at: 'app/src/resources/virtualGroups.ts',
    name: 'virtualGroupQuery',
    area: 'virtual-groups',
    as: 'its pages',
  },
  {
    at: 'app/src/resources/virtualGroups.ts',
    name: 'groupChargersQuery',
    area: 'virtual-groups',
    as: 'its pages',
  },
  {
    at: 'app/src/resources/virtualGroups.ts',
    name: 'chargerLinksQuery',
    area: 'virtual-groups',
    as: 'its pages',
  },
  {
    at: 'app/src/resources/virtualGroups.ts',
    name: 'groupPricingQuery',
    area: 'virtual-groups',
    as: 'its pages',
  },
  {
    at: 'app/src/resources/virtualGroups.ts',
    name: 'readLinkOfGroup',
    area: 'virtual-groups',
    as: 'its pages',
  },
  {
    at: 'app/src/resources/virtualGroups.ts',
    name: 'groupLogQuery',
    area: 'virtual-groups',
    as: 'its pages',
  },
  {
    at: 'domain/src/virtual-groups/group.ts',
    name: 'readCreatedGroup',
    area: 'virtual-groups',
    as: 'the creation of a group (VGR-063)',
  },
  {
    at: 'domain/src/virtual-groups/group.ts',
    name: 'chargerName',
    area: 'virtual-groups',
    as: 'the question before a charger is taken out (VGR-078)',
  },
  {
    at: 'domain/src/virtual-groups/list.ts',
    name: 'searchVirtualGroups',
    area: 'virtual-groups',
    as: 'the search of the list (VGR-003)',
  },
  {
    at: 'domain/src/virtual-groups/pricing.ts',
    name: 'NO_PROFILES',
    area: 'virtual-groups',
    as: 'the pricing of a group (VGR-036)',
  },
  {
    at: 'domain/src/virtual-groups/pricing.ts',
    name: 'PRICED_CONNECTORS',
    area: 'virtual-groups',
    as: 'the pricing of a group (VGR-036)',
  },
  {
    at: 'domain/src/virtual-groups/pricing.ts',
    name: 'PRICING_MODES',
    area: 'virtual-groups',
    as: 'the pricing of a group (VGR-036)',
  },
  {
    at: 'domain/src/virtual-groups/pricing.ts',
    name: 'modeOf',
    area: 'virtual-groups',
    as: 'the pricing of a group (VGR-036)',
  },
  {
    at: 'domain/src/virtual-groups/pricing.ts',
    name: 'pricingWire',
    area: 'virtual-groups',
    as: 'the pricing of a group (VGR-036)',
  },
  {
    at: 'domain/src/virtual-groups/pricing.ts',
    name: 'removedProfiles',
    area: 'virtual-groups',
    as: 'the pricing of a group (VGR-036)',
  },
  {
    at: 'app/src/resources/meters.ts',
    name: 'meterReadingsQuery',
    area: 'smart-charging',
    as: 'the dots of the list of virtual groups (SMC-025)',
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
