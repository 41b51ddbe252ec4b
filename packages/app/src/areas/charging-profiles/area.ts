import { defineArea } from '../../kit/area/index.ts'

/** The charging profiles: their list among the operations, and their form (CHP-002, CHP-003, OPS-048). */
export const chargingProfilesArea = defineArea({
  routes: [
    {
      id: 'operations-charging-profile',
      messages: ['charging-profiles', 'operations', 'table', 'views'],
      page: async () => (await import('./ProfilesPage.tsx')).ProfilesPage,
    },
    {
      id: ['charging-profile-create', 'charging-profile-edit'],
      messages: ['charging-profiles', 'forms', 'controls'],
      page: async () => (await import('./ProfileFormPage.tsx')).ProfileFormPage,
    },
  ],
  commands: {
    actions: [
      { id: 'chargingProfiles', route: 'operations-charging-profile' },
      { id: 'newChargingProfile', route: 'charging-profile-create' },
    ],
  },
})
