import { pathOf } from '@corrente/domain/routing'
import { cardIdOf, cardParam } from '@corrente/domain/tags'
import type { AreaCommands } from '../../kit/area/index.ts'

export const tagCommands: AreaCommands = {
  pages: [{ menu: 'tags', keys: ['g', 't'] }],
  actions: [
    { id: 'newTag', route: 'tag-create' },
    { id: 'importTags', route: 'tag-create', search: { import: 'list' } },
    { id: 'unknownTags', route: 'tags-unknown' },
  ],
  searches: [
    {
      kind: 'tags',
      // What was pasted is the id of a card: its page looks it up, no call is made while somebody types.
      find: ({ may }, query) => {
        const id = cardIdOf(query)
        if (id === undefined || !may('tags')) return { found: [], total: 0 }
        const place = { path: pathOf('tags'), search: { card: cardParam(id) } }
        return { found: [{ id: `card:${id}`, label: id, place }], total: 1 }
      },
    },
  ],
}
