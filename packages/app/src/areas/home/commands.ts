import type { AreaCommands } from '../../kit/area/index.ts'

export const homeCommands: AreaCommands = { pages: [{ menu: 'home', keys: ['g', 'h'] }] }
