import type { AreaCommands } from '../../kit/area/index.ts'

export const pricingCommands: AreaCommands = {
  pages: [{ menu: 'pricing', keys: ['g', 'p'] }],
}
