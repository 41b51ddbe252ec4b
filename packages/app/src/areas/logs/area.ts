import { defineArea } from '../../kit/area/index.ts'

/** The log of the day (RTE-020). */
export const logsArea = defineArea({
  routes: [
    {
      id: 'log',
      messages: ['logs', 'reports', 'controls'],
      page: async () => (await import('./LogPage.tsx')).LogPage,
    },
  ],
  commands: { pages: [{ menu: 'log', keys: ['g', 'l'] }] },
})
