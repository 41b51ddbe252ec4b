export { useTariffClock } from './useTariffClock.ts'
export { useWeeks } from './useWeeks.ts'
