import type { AreaCommands } from '../../kit/area/index.ts'

export const financialCommands: AreaCommands = {
  pages: [{ menu: 'financial', keys: ['g', 'f'] }],
}
