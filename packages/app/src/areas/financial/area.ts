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
      over: {
        accepts: ({ number }) => number !== undefined,
        view: async () => (await import('./MovementOver.tsx')).MovementOver,
      },
    },
  ],
  commands: {
    pages: [{ menu: 'financial', keys: ['g', 'f'] }],
    actions: [
      { id: 'checkMonth', route: 'financial', search: { check: true } },
      { id: 'openRefunds', route: 'financial', search: { refunds: true } },
    ],
  },
})
