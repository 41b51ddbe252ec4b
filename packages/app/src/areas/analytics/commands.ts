import type { AreaCommands } from '../../kit/area/index.ts'

export const usageCommands: AreaCommands = {
  pages: [{ menu: 'indicators', keys: ['g', 'i'] }],
  actions: [
    { id: 'reliability', route: 'reliability' },
    { id: 'moneyQueue', route: 'money-queue' },
  ],
}
