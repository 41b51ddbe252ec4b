import { defineArea } from '../../kit/area/index.ts'

/** Pricing profiles (RTE-023, DPR-001). */
export const dynamicPricingArea = defineArea({
  routes: [
    {
      id: 'pricing',
      messages: ['pricing-profiles', 'once-only', 'controls'],
      page: async () => (await import('./list/ProfilesPage.tsx')).ProfilesPage,
    },
    {
      // A profile, its days and its exceptions: one page, so that its draft stands on all of them.
      id: ['pricing-profile', 'pricing-weekday'],
      messages: ['pricing-profiles', 'once-only', 'controls', 'forms'],
      page: async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    },
  ],
  commands: async () => (await import('./commands.ts')).pricingCommands,
})
