import { defineArea } from '../../kit/area/index.ts'

/** The tags, and the inbox of unknown ones (TAG-001, UNK-001). */
export const tagsArea = defineArea({
  routes: [
    {
      // The tags' list; the address of a deletion opens it with its question (TAG-001, TAG-009).
      id: ['tags', 'tag-delete'],
      messages: ['tags', 'unknown-tags', 'table', 'views', 'once-only', 'reports', 'pickers', 'stations'],
      page: async () => (await import('./list/TagsPage.tsx')).TagsPage,
      over: {
        accepts: ({ card }) => card !== undefined,
        view: async () => (await import('./list/CardOver.tsx')).CardOver,
      },
    },
    {
      id: 'tags-unknown',
      messages: ['unknown-tags', 'table'],
      page: async () => (await import('./inbox/UnknownTagsPage.tsx')).UnknownTagsPage,
    },
    {
      // A new tag, or many from a list.
      id: 'tag-create',
      messages: ['tags', 'forms', 'pickers', 'controls', 'tag-import', 'unknown-tags', 'table'],
      page: async () => (await import('./new/NewTagsPage.tsx')).NewTagsPage,
    },
    {
      id: 'tag-edit',
      messages: ['tags', 'forms', 'pickers', 'controls'],
      page: async () => (await import('./TagFormPage.tsx')).TagFormPage,
    },
  ],
  commands: async () => (await import('./commands.ts')).tagCommands,
})
