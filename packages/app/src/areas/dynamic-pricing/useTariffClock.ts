import { useTariffClock as useClock } from '../../features/tariff-clock/index.ts'

/** The clock of the tariffs, as the pages of pricing take it. */
export function useTariffClock() {
  const { zone, now } = useClock()
  return { zone, today: now.date, minute: now.minute }
}
