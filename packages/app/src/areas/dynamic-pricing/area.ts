import { type AreaRoute, defineArea } from '../../kit/area/index.ts'

/** A profile, its days and its exceptions: one page, so that its draft stands on all of them. */
const profile: Omit<AreaRoute, 'id'> = {
  messages: ['pricing-profiles', 'once-only', 'controls', 'forms'],
  page: async () => (await import('./ProfilePage.tsx')).ProfilePage,
}

/** Pricing profiles (RTE-023, DPR-001). */
export const dynamicPricingArea = defineArea({
  routes: [
    {
      id: 'pricing',
      messages: ['pricing-profiles', 'once-only', 'controls'],
      page: async () => (await import('./ProfilesPage.tsx')).ProfilesPage,
    },
    { id: 'pricing-profile', ...profile },
    { id: 'pricing-weekday', ...profile },
  ],
  commands: async () => (await import('./commands.ts')).pricingCommands,
})
