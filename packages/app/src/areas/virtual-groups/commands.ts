import type { AreaCommands } from '../../kit/area/index.ts'

/** Letters from which groups are looked for by name. */
const SHORTEST = 3

export const virtualGroupCommands: AreaCommands = {
  pages: [{ menu: 'virtualGroups', keys: ['g', 'c'] }],
  actions: [{ id: 'newVirtualGroup', route: 'virtual-group-create' }],
  searches: [
    {
      kind: 'virtualGroups',
      find: () => ({ found: [], total: 0 }),
      isAsked: ({ may }, query) =>
        may('virtual-groups') && may('virtual-group-view') && query.trim().length >= SHORTEST,
      ask: async (context, query, limit, signal) => {
        const { findGroups } = await import('./findGroups.ts')
        return findGroups(context, query, limit, signal)
      },
    },
  ],
}
