import { defineArea } from '../../kit/area/index.ts'

/** Pricing profiles (RTE-023, DPR-001). */
export const dynamicPricingArea = defineArea({
  routes: [
    {
      id: 'pricing',
      messages: ['pricing-profiles', 'once-only', 'controls'],
      page: async () => (await import('./ProfilesPage.tsx')).ProfilesPage,
    },
  ],
  commands: async () => (await import('./commands.ts')).pricingCommands,
})
