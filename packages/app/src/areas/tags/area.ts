import { type AreaRoute, defineArea } from '../../kit/area/index.ts'

/** The tags' list; the address of a deletion opens it with its question (TAG-001, TAG-009). */
const list: Omit<AreaRoute, 'id'> = {
  messages: ['tags', 'unknown-tags', 'table', 'views', 'once-only', 'reports', 'pickers', 'stations'],
  page: async () => (await import('./TagsPage.tsx')).TagsPage,
}
const form: Omit<AreaRoute, 'id'> = {
  messages: ['tags', 'forms', 'pickers', 'controls'],
  page: async () => (await import('./TagFormPage.tsx')).TagFormPage,
}
/** A new tag, or many from a list. */
const create: Omit<AreaRoute, 'id'> = {
  messages: [...form.messages, 'tag-import', 'unknown-tags', 'table'],
  page: async () => (await import('./NewTagsPage.tsx')).NewTagsPage,
}

export const tagsArea = defineArea({
  routes: [
    { id: 'tags', ...list },
    { id: 'tag-delete', ...list },
    {
      id: 'tags-unknown',
      messages: ['unknown-tags', 'table'],
      page: async () => (await import('./UnknownTagsPage.tsx')).UnknownTagsPage,
    },
    { id: 'tag-create', ...create },
    { id: 'tag-edit', ...form },
  ],
  commands: async () => (await import('./commands.ts')).tagCommands,
})
