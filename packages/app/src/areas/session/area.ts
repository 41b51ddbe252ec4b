import { defineArea } from '../../kit/area/index.ts'

const MESSAGES = ['session'] as const

/** The pages under `/auth/` (RTE-031). */
export const sessionArea = defineArea({
  routes: [
    { id: 'login', messages: MESSAGES, page: async () => (await import('./SignInPage.tsx')).SignInPage },
    {
      id: 'register',
      messages: MESSAGES,
      page: async () => (await import('./RegisterPage.tsx')).RegisterPage,
    },
    { id: 'recover', messages: MESSAGES, page: async () => (await import('./RecoverPage.tsx')).RecoverPage },
    {
      id: 'recover-change',
      messages: MESSAGES,
      page: async () => (await import('./ChangePasswordPage.tsx')).ChangePasswordPage,
    },
  ],
  hasHumanCheck: true,
})
