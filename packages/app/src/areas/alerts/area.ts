import { defineArea } from '../../kit/area/index.ts'

/** The alerts (ALR-001). */
export const alertsArea = defineArea({
  routes: [
    {
      id: 'alerts',
      messages: ['alert-list', 'alerts', 'stations', 'table', 'controls', 'views'],
      page: async () => (await import('./AlertsPage.tsx')).AlertsPage,
    },
  ],
  commands: {
    pages: [{ menu: 'alerts', keys: ['g', 'a'] }],
    actions: [{ id: 'problems', route: 'alerts', search: { view: 'triage' } }],
  },
})
