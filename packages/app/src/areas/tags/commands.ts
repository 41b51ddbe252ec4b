import type { AreaCommands } from '../../kit/area/index.ts'

export const tagCommands: AreaCommands = {
  pages: [{ menu: 'tags', keys: ['g', 't'] }],
  actions: [
    { id: 'newTag', route: 'tag-create' },
    { id: 'unknownTags', route: 'tags-unknown' },
  ],
}
