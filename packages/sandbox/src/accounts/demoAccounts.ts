import type { ProfileId } from './profiles.ts'

/** The password of every demo account, until a recovery changes it. */
export const DEMO_PASSWORD = 'Corrente#2026'

/** Someone who may try to sign in, on every tenant alike. */
export interface DemoAccount {
  email: string
  firstName: string
  lastName: string
  profile: ProfileId
  /** What signing in with it shows. */
  shows: string
}

/** Every demo account; each exists in each of the four networks. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'tudo@example.com',
    firstName: 'Marina',
    lastName: 'Exemplo',
    profile: 'everything',
    shows: 'everything: every page, every role, costs and income',
  },
  {
    email: 'operador@example.com',
    firstName: 'Caio',
    lastName: 'Fictício',
    profile: 'operator',
    shows: 'an operator without money: no costs, no financial pages, no vouchers',
  },
  {
    email: 'leitor@example.com',
    firstName: 'Luzia',
    lastName: 'Leitora',
    profile: 'reader',
    shows: 'reading only: no create, no edit, transaction options disabled',
  },
  {
    email: 'papeis@example.com',
    firstName: 'Otávio',
    lastName: 'Papéis',
    profile: 'roles-only',
    shows: 'roles and not one route: the page that says so',
  },
  {
    email: 'sem-inicio@example.com',
    firstName: 'Jurema',
    lastName: 'Inventada',
    profile: 'no-home',
    shows: 'no home page: the first permitted page opens',
  },
  {
    email: 'ninguem@example.com',
    firstName: 'Nina',
    lastName: 'Ninguém',
    profile: 'nobody-401',
    shows: 'refused with 401',
  },
  {
    email: 'vazio@example.com',
    firstName: 'Vasco',
    lastName: 'Vazio',
    profile: 'nobody-200',
    shows: 'refused: 200 with an empty permission list',
  },
  {
    email: 'bloqueado@example.com',
    firstName: 'Bento',
    lastName: 'Bloqueado',
    profile: 'blocked',
    shows: 'refused with 403: blocked',
  },
]
