import { hrefOf, placeOf } from '@corrente/domain/routing'
import { cardParam, cardQueryOf } from '@corrente/domain/tags'
import type { SearchCommand } from '../../kit/area/index.ts'

/** What was pasted is the number of a card: its page looks it up, no call is made while somebody types. */
export const searchCards: SearchCommand = {
  kind: 'tags',
  find: ({ may, personal }, query) => {
    const id = cardQueryOf(query)
    const place = id === undefined ? undefined : placeOf('tag', cardParam(id), may)
    if (id === undefined || !place) return { found: [], total: 0 }
    return { found: [{ id: `card:${hrefOf(place)}`, label: personal(id), place }], total: 1 }
  },
}
