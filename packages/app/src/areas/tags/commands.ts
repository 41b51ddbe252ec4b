import { hrefOf, placeOf } from '@corrente/domain/routing'
import { cardParam, cardQueryOf } from '@corrente/domain/tags'
import type { AreaCommands, SearchCommand } from '../../kit/area/index.ts'

/** What was pasted is the number of a card: its page looks it up, no call is made while somebody types. */
const searchCards: SearchCommand = {
  kind: 'tags',
  find: ({ may, personal }, query) => {
    const id = cardQueryOf(query)
    const place = id === undefined ? undefined : placeOf('tag', cardParam(id), may)
    if (id === undefined || !place) return { found: [], total: 0 }
    return { found: [{ id: `card:${hrefOf(place)}`, label: personal(id), place }], total: 1 }
  },
}

export const tagCommands: AreaCommands = {
  pages: [{ menu: 'tags', keys: ['g', 't'] }],
  actions: [
    { id: 'checkCard', route: 'tags', search: { check: true } },
    { id: 'newTag', route: 'tag-create' },
    { id: 'importTags', route: 'tag-create', search: { import: 'list' } },
    { id: 'unknownTags', route: 'tags-unknown' },
  ],
  searches: [searchCards],
}
