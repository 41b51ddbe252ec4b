import type { PricingProfile } from '@corrente/domain/pricing'
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
