import { defineArea } from '../../kit/area/index.ts'

/** How the network is used (RTE-018). */
export const analyticsArea = defineArea({
  routes: [
    {
      id: 'indicators',
      messages: ['analytics', 'charts', 'pickers'],
      page: async () => (await import('./UsagePage.tsx')).UsagePage,
    },
  ],
  commands: async () => (await import('./commands.ts')).usageCommands,
})
