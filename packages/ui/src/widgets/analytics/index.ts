export { UsageCharts } from './UsageCharts/UsageCharts.tsx'
export { UsageTotals } from './UsageTotals/UsageTotals.tsx'
export { type UsageFilters, UsageView } from './UsageView/UsageView.tsx'
