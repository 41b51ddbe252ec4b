import type { AreaCommands } from '../palette/index.ts'

export const homeCommands: AreaCommands = { pages: [{ menu: 'home', keys: ['g', 'h'] }] }
