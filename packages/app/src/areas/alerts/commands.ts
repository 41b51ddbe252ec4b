import type { AreaCommands } from '../palette/index.ts'

export const alertCommands: AreaCommands = { pages: [{ menu: 'alerts', keys: ['g', 'a'] }] }
