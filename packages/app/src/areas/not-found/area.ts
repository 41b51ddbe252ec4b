import { defineArea } from '../../kit/area/index.ts'

/** `/not-found` for who is signed in: in the shell (RTE-037, RTE-038). Without a session it is a page of `legal`. */
export const notFoundArea = defineArea({
  routes: [
    {
      id: 'not-found',
      messages: ['legal'],
      page: async () => (await import('./NotFoundInShell.tsx')).NotFoundInShell,
    },
  ],
})
