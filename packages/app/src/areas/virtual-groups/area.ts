import { defineArea } from '../../kit/area/index.ts'

/** Virtual groups, which users know as Advanced Settings (RTE-025, RTE-026). */
export const virtualGroupsArea = defineArea({
  routes: [
    {
      id: 'virtual-groups',
      messages: ['virtual-groups', 'table', 'views', 'once-only'],
      page: async () => (await import('./list/VirtualGroupsPage.tsx')).VirtualGroupsPage,
    },
    {
      // The form of a new group, and the choice of its chargers: one page, so that it stands while one goes there and back.
      id: ['virtual-group-create', 'virtual-group-select'],
      messages: ['virtual-groups', 'forms', 'controls', 'table', 'smart-charging'],
      page: async () => (await import('./new/CreatePage.tsx')).CreatePage,
    },
    {
      id: 'virtual-group-view',
      messages: [
        'virtual-groups',
        'table',
        'forms',
        'controls',
        'once-only',
        'smart-charging',
        'charts',
        'pricing-week',
        'price-here',
      ],
      page: async () => (await import('./view/VirtualGroupPage.tsx')).VirtualGroupPage,
    },
    {
      id: 'virtual-group-edit',
      messages: ['virtual-groups', 'forms', 'controls'],
      page: async () => (await import('./EditPage.tsx')).EditPage,
    },
    {
      id: 'virtual-group-chargers',
      messages: ['virtual-groups', 'table', 'controls', 'once-only'],
      page: async () => (await import('./AddChargersPage.tsx')).AddChargersPage,
    },
  ],
  commands: async () => (await import('./commands.ts')).virtualGroupCommands,
})
