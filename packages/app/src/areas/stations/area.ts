import { defineArea } from '../../kit/area/index.ts'

export const stationsArea = defineArea({
  routes: [
    {
      // The stations' list; the address of a deletion opens it with its question (STN-001, STN-023).
      id: ['stations', 'station-delete'],
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
      // Any other station leads to its page.
      over: {
        accepts: ({ station, price }) => station !== undefined && price === true,
        view: async () => (await import('./PriceOver.tsx')).PriceOver,
      },
    },
  ],
  commands: async () => (await import('./commands.ts')).stationCommands,
})
