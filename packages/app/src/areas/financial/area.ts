import { defineArea } from '../../kit/area/index.ts'

/** Financial movements, refunds and their invoices (RTE-017). */
export const financialArea = defineArea({
  routes: [
    {
      id: 'financial',
      messages: [
        'financial',
        'refunds',
        'money',
        'month-check',
        'table',
        'views',
        'controls',
        'reports',
        'once-only',
      ],
      page: async () => (await import('./MovementsPage.tsx')).MovementsPage,
    },
  ],
  commands: async () => (await import('./commands.ts')).financialCommands,
})
