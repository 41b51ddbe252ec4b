import { defineArea } from '../../kit/area/index.ts'

const WORDS = ['legal'] as const

/** The legal pages and `/not-found`, public for everybody (LEG-003, RTE-032, RTE-033). */
export const legalArea = defineArea({
  routes: [
    { id: 'privacy-policy', words: WORDS, page: async () => (await import('./PrivacyPage.tsx')).PrivacyPage },
    { id: 'terms-of-use', words: WORDS, page: async () => (await import('./TermsPage.tsx')).TermsPage },
    { id: 'not-found', words: WORDS, page: async () => (await import('./NotFoundPage.tsx')).NotFoundPage },
  ],
})
