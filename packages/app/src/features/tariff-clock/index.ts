export { useTariffClock } from './useTariffClock.ts'
