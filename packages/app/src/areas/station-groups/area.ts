import { defineArea } from '../../kit/area/index.ts'

/** The groups: their list and their form (GRP-001, GRP-012). */
export const stationGroupsArea = defineArea({
  routes: [
    {
      id: 'station-groups',
      messages: ['station-groups', 'stations', 'station-list', 'table', 'views'],
      page: async () => (await import('./GroupsPage.tsx')).GroupsPage,
    },
    {
      id: ['station-group-create', 'station-group-edit'],
      messages: ['station-groups', 'forms', 'controls', 'map'],
      page: async () => (await import('./GroupFormPage.tsx')).GroupFormPage,
    },
  ],
  commands: async () => (await import('./commands.ts')).stationGroupCommands,
})
