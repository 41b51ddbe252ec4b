import { saveSupportFile } from '../../features/support-file/index.ts'
import type { AreaCommands } from '../../kit/area/index.ts'

export const supportCommands: AreaCommands = {
  pages: [
    { menu: 'support', keys: ['g', 'm'] },
    { menu: 'pushNotification', keys: ['g', 'n'] },
  ],
  actions: [
    { id: 'contact', route: 'contact' },
    { id: 'supportFile', run: ({ ports }) => void saveSupportFile(ports) },
  ],
}
