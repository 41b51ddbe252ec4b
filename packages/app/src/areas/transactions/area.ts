import { type AreaRoute, defineArea } from '../../kit/area/index.ts'

/** The list of recharges. */
const list: Omit<AreaRoute, 'id'> = {
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
}
/** Two entries that are permissions alone: their addresses lead to the list, and change nothing (RTE-016). */
const permission: Omit<AreaRoute, 'id'> = {
  messages: [],
  page: async () => (await import('./ToTransactions.tsx')).ToTransactions,
}

export const transactionsArea = defineArea({
  routes: [
    { id: 'transactions', ...list },
    { id: 'transaction-payment-edit', ...permission },
    { id: 'cancel-idle-payment', ...permission },
  ],
  commands: async () => (await import('./commands.ts')).transactionCommands,
})
