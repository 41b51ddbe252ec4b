import { defineArea } from '../../kit/area/index.ts'

export const stationFormArea = defineArea({
  routes: [
    {
      // The station form (STF-001, STF-002).
      id: ['station-create', 'station-edit'],
      messages: ['station-form', 'forms', 'controls', 'map', 'stations', 'reports'],
      page: async () => (await import('./StationFormPage.tsx')).StationFormPage,
    },
  ],
})
