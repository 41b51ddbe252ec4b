import type { AreaCommands } from '../../kit/area/index.ts'

export const logCommands: AreaCommands = { pages: [{ menu: 'log', keys: ['g', 'l'] }] }
