import type { AreaCommands } from '../../kit/area/index.ts'

export const alertCommands: AreaCommands = {
  pages: [{ menu: 'alerts', keys: ['g', 'a'] }],
  actions: [{ id: 'problems', route: 'alerts', search: { view: 'triage' } }],
}
