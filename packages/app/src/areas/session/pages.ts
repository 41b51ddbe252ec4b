import type { PublicPages } from '../../ports/index.ts'

/** The pages under `/auth/` (RTE-031), each in its own chunk. */
export const sessionPages = {
  login: async () => (await import('./SignInPage.tsx')).SignInPage,
  register: async () => (await import('./RegisterPage.tsx')).RegisterPage,
  recover: async () => (await import('./RecoverPage.tsx')).RecoverPage,
  'recover-change': async () => (await import('./ChangePasswordPage.tsx')).ChangePasswordPage,
} satisfies PublicPages
