import { type AreaRoute, defineArea } from '../../kit/area/index.ts'

/** The station form (STF-001, STF-002). */
const form: Omit<AreaRoute, 'id'> = {
  messages: ['station-form', 'forms', 'controls', 'map', 'stations', 'reports'],
  page: async () => (await import('./StationFormPage.tsx')).StationFormPage,
}

export const stationFormArea = defineArea({
  routes: [
    { id: 'station-create', ...form },
    { id: 'station-edit', ...form },
  ],
})
