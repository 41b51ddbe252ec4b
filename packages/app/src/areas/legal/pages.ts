import type { PublicPages } from '../../ports/index.ts'

/** The legal pages and `/not-found`, public for everybody (LEG-003, RTE-032, RTE-033), each in its own chunk. */
export const legalPages = {
  'privacy-policy': async () => (await import('./PrivacyPage.tsx')).PrivacyPage,
  'terms-of-use': async () => (await import('./TermsPage.tsx')).TermsPage,
  'not-found': async () => (await import('./NotFoundPage.tsx')).NotFoundPage,
} satisfies PublicPages
