import type { AreaCommands } from '../../kit/area/index.ts'

export const userCommands: AreaCommands = {
  pages: [{ menu: 'users', keys: ['g', 'u'] }],
  actions: [{ id: 'newUser', route: 'user-create' }],
}
