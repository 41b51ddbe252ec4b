import { defineArea } from '../../kit/area/index.ts'

/** How the network is used (RTE-018), and whether drivers got a charge. */
export const analyticsArea = defineArea({
  routes: [
    {
      id: 'indicators',
      messages: ['analytics', 'charts', 'pickers'],
      page: async () => (await import('./UsagePage.tsx')).UsagePage,
    },
    {
      id: 'reliability',
      messages: ['reliability', 'table', 'views'],
      page: async () => (await import('./reliability/ReliabilityPage.tsx')).ReliabilityPage,
    },
    {
      id: 'money-queue',
      messages: ['money-queue', 'money', 'table', 'views'],
      page: async () => (await import('./money-queue/MoneyQueuePage.tsx')).MoneyQueuePage,
    },
  ],
  commands: {
    pages: [{ menu: 'indicators', keys: ['g', 'i'] }],
    actions: [
      { id: 'reliability', route: 'reliability' },
      { id: 'moneyQueue', route: 'money-queue' },
    ],
  },
})
