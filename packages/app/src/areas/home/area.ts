import { type AreaRoute, defineArea } from '../../kit/area/index.ts'

/** The General View, at each of its addresses by a permission of its own (RTE-007). */
const view: Omit<AreaRoute, 'id'> = {
  messages: ['home', 'stations', 'alerts', 'map', 'charts'],
  page: async () => (await import('./HomePage.tsx')).HomePage,
}

export const homeArea = defineArea({
  routes: [
    { id: 'home', ...view },
    { id: 'admin', ...view },
    { id: 'config', ...view },
  ],
  commands: async () => (await import('./commands.ts')).homeCommands,
})
