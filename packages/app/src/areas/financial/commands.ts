import type { AreaCommands } from '../../kit/area/index.ts'

export const financialCommands: AreaCommands = {
  pages: [{ menu: 'financial', keys: ['g', 'f'] }],
  actions: [
    { id: 'checkMonth', route: 'financial', search: { check: true } },
    { id: 'openRefunds', route: 'financial', search: { refunds: true } },
  ],
}
