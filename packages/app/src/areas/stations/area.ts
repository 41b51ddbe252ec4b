import { type AreaRoute, defineArea } from '../../kit/area/index.ts'

/** The stations' list; the address of a deletion opens it with its question (STN-001, STN-023). */
const list: Omit<AreaRoute, 'id'> = {
  messages: [
    'station-list',
    'stations',
    'alerts',
    'table',
    'charts',
    'forms',
    'controls',
    'once-only',
    'reports',
    'views',
    'price-here',
    'pricing-week',
  ],
  page: async () => (await import('./StationsPage.tsx')).StationsPage,
}

export const stationsArea = defineArea({
  routes: [
    { id: 'stations', ...list },
    { id: 'station-delete', ...list },
  ],
  commands: async () => (await import('./commands.ts')).stationCommands,
})
