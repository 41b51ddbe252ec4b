import { defineArea } from '../../kit/area/index.ts'

export const transactionsArea = defineArea({
  routes: [
    {
      // The list of recharges.
      id: 'transactions',
      messages: [
        'transactions',
        'pickers',
        'money',
        'table',
        'views',
        'once-only',
        'reports',
        'charts',
        'controls',
        'unknown-tags',
      ],
      page: async () => (await import('./TransactionsPage.tsx')).TransactionsPage,
      over: {
        accepts: ({ recharge }) => recharge !== undefined,
        view: async () => (await import('./RechargeOver.tsx')).RechargeOver,
      },
    },
    {
      id: 'case',
      messages: ['transactions', 'pickers', 'money', 'operations', 'reliability'],
      // Named where it weighs nothing on the first load.
      page: async () => (await import('./commands.ts')).loadCase(),
    },
    {
      // Two entries that are permissions alone: their addresses lead to the list, and change nothing (RTE-016).
      id: ['transaction-payment-edit', 'cancel-idle-payment'],
      messages: [],
      page: async () => (await import('./ToTransactions.tsx')).ToTransactions,
    },
  ],
  commands: async () => (await import('./commands.ts')).transactionCommands,
})
