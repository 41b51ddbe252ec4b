import { defineArea } from '../../kit/area/index.ts'

const WORDS = ['session'] as const

/** The pages under `/auth/` (RTE-031). */
export const sessionArea = defineArea({
  routes: [
    { id: 'login', words: WORDS, page: async () => (await import('./SignInPage.tsx')).SignInPage },
    { id: 'register', words: WORDS, page: async () => (await import('./RegisterPage.tsx')).RegisterPage },
    { id: 'recover', words: WORDS, page: async () => (await import('./RecoverPage.tsx')).RecoverPage },
    {
      id: 'recover-change',
      words: WORDS,
      page: async () => (await import('./ChangePasswordPage.tsx')).ChangePasswordPage,
    },
  ],
  hasHumanCheck: true,
})
