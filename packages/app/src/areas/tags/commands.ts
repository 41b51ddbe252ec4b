import type { AreaCommands } from '../../kit/area/index.ts'
import { searchCards } from './searchCards.ts'

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
