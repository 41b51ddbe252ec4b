import { defineArea } from '../../kit/area/index.ts'

export const homeArea = defineArea({
  routes: [
    {
      // The General View, at each of its addresses by a permission of its own (RTE-007).
      id: ['home', 'admin', 'config'],
      messages: ['home', 'stations', 'alerts', 'map', 'charts'],
      page: async () => (await import('./HomePage.tsx')).HomePage,
    },
  ],
  commands: { pages: [{ menu: 'home', keys: ['g', 'h'] }] },
})
