import {
  EMPTY_WEEK,
  everyDay,
  NO_TARIFF,
  type PricingProfile,
  type PricingWeek,
} from '@corrente/domain/pricing'
import type { CardFacts } from './ProfileCards/ProfileCards.tsx'

/** Profiles of the stories, the most used first. */
export const PROFILES: readonly PricingProfile[] = [
  { uuid: 'a1', name: 'Horário de ponta', chargerCount: 14 },
  { uuid: 'a2', name: 'Noturno 2026', chargerCount: 6 },
  { uuid: 'a3', name: 'Shopping, tabela antiga', chargerCount: 1 },
  { uuid: 'a4', name: 'Novo terminal', chargerCount: 0 },
]

/** What is known of them. */
export const FACTS: Readonly<Record<string, CardFacts>> = {
  a1: {
    range: { unit: 'kwh', lowest: 1.33, highest: 2.47 },
    marks: ['draft'],
    next: { from: '2026-12-24', to: '2026-12-25' },
  },
  a2: { range: { unit: 'minute', lowest: 0.4, highest: 0.4 }, marks: [], next: undefined },
  a3: { range: { unit: 'kwh', lowest: 1.9, highest: 2.66 }, marks: ['conflict', 'unread'], next: undefined },
  a4: { range: undefined, marks: ['unused', 'empty'], next: undefined },
}

const tariff = { ...NO_TARIFF, kwh: 1.9, start: 1, fee: 0.05, tax: 0.15 }
/** A week of the stories: a rule each day, evenings dearer from Monday to Friday, a holiday. */
export const WEEK: PricingWeek = {
  ...EMPTY_WEEK,
  days: everyDay((day) => ({
    general: { key: `${day}-rule`, uuid: null, isActive: day !== 'SUNDAY', tariff },
    periods:
      day === 'SATURDAY' || day === 'SUNDAY'
        ? []
        : [
            {
              key: `${day}-peak`,
              uuid: null,
              isActive: true,
              start: 1080,
              end: 1320,
              tariff: { ...tariff, kwh: 2.3 },
            },
          ],
  })),
  exceptions: [
    {
      key: 'x1',
      uuid: null,
      isActive: true,
      from: '2026-12-24',
      to: '2026-12-25',
      tariff: { ...tariff, kwh: 1.2 },
    },
  ],
}
