import { defineArea } from '../../kit/area/index.ts'

const MESSAGES = ['legal'] as const

/** The legal pages and `/not-found`, public for everybody (LEG-003, RTE-032, RTE-033). */
export const legalArea = defineArea({
  routes: [
    {
      id: 'privacy-policy',
      messages: MESSAGES,
      page: async () => (await import('./PrivacyPage.tsx')).PrivacyPage,
    },
    { id: 'terms-of-use', messages: MESSAGES, page: async () => (await import('./TermsPage.tsx')).TermsPage },
    {
      id: 'accessibility',
      messages: MESSAGES,
      page: async () => (await import('./AccessibilityPage.tsx')).AccessibilityPage,
    },
    {
      id: 'not-found',
      messages: MESSAGES,
      page: async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
    },
  ],
})
