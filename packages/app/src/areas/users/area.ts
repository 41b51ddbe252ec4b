import { defineArea } from '../../kit/area/index.ts'

/** The users (RTE-010, USR-001). */
export const usersArea = defineArea({
  routes: [
    {
      id: 'users',
      messages: [
        'users',
        'alerts',
        'table',
        'views',
        'reports',
        'once-only',
        'unknown-tags',
        'pickers',
        'tags',
        'money',
      ],
      page: async () => (await import('./list/UsersPage.tsx')).UsersPage,
    },
    {
      id: 'user-create',
      messages: ['users', 'forms', 'controls', 'reports', 'unknown-tags'],
      page: async () => (await import('./new/NewUserPage.tsx')).NewUserPage,
    },
    {
      id: 'user',
      messages: ['users', 'forms', 'controls', 'alerts', 'reports', 'money'],
      page: async () => (await import('./UserFormPage.tsx')).UserFormPage,
    },
  ],
  commands: async () => (await import('./commands.ts')).userCommands,
})
