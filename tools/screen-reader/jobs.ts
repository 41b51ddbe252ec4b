import type { Language } from './desktop.ts'

/** Keys, by their X names with a space between; text to type; a key until something is heard; or seconds to listen. */
export type Step =
  | string
  | { readonly type: string }
  | { readonly key: string; readonly until: string }
  | { readonly wait: number }

/** Something that somebody does without seeing the screen. */
export interface Job {
  readonly name: string
  readonly title: string
  readonly language?: Language
  readonly path: string
  /** Nobody is signed in. */
  readonly isPublic?: boolean
  readonly steps: readonly Step[]
  /** What must be heard, in this order. */
  readonly heard: readonly string[]
}

/** By the first link of the page, past the menu. */
const INTO_PAGE = ['Tab', 'Return'] as const

export const JOBS: readonly Job[] = [
  {
    name: 'sign-in',
    title: 'Sign in, with a mistake',
    path: '/auth/login',
    isPublic: true,
    steps: [
      { key: 'Tab', until: 'E-mail' },
      { type: 'tudo' },
      'Tab',
      { type: 'Corrente#2026' },
      { key: 'Tab', until: 'robô' },
      'space',
      'Tab',
      'Return',
      'ctrl+a',
      { type: 'tudo@example.com' },
      'Return',
      { wait: 3 },
    ],
    heard: [
      'E-mail entrada obrigatório',
      'Senha texto de senha',
      'Verificação humana painel',
      'Entrar botão de apertar',
      'entrada inválida',
      'Informe um e-mail completo',
    ],
  },
  {
    name: 'station',
    title: 'Find a station by search and hear its state',
    path: '/stations',
    steps: [
      ...INTO_PAGE,
      { key: 'Tab', until: 'Buscar' },
      { type: 'mercado' },
      { wait: 2 },
      { key: 'Tab', until: 'Mostrar detalhes' },
      'Return',
      { wait: 2 },
      'Insert+a',
      'Down',
      'Down',
      'Down',
      'Down',
      'Down',
      'Down',
    ],
    heard: [
      'Buscar por nome, estado, cidade ou identificador entrada',
      'tabela com 6 linhas',
      'Mairiporã Mercado 31 Em manutenção',
      'Mostrar detalhes de Mairiporã Mercado 31',
      'expandido',
      'Lidos 24 eventos',
    ],
  },
  {
    name: 'reset',
    title: 'Send a reset, with a choice that is missing, and hear the answer',
    path: '/operations/remote_reset?station=SUL-0001',
    steps: [
      { key: 'Tab', until: 'Enviar a 1' },
      'Return',
      'space',
      { key: 'Tab', until: 'Enviar a 1' },
      'Return',
      { key: 'Tab', until: 'Enviar' },
      'Return',
      { wait: 12 },
    ],
    heard: [
      'Campo obrigatório',
      'Soft: encerra as recargas',
      'Enviar a 1 estação botão de apertar',
      'Comando enviado.',
      '1 falhou',
      'Charge point offline',
      'Enviar de novo a esta',
      '1 aceitou',
    ],
  },
  {
    name: 'price',
    title: 'Change the price of one evening, up to the question before it is saved',
    path: '/dynamic-pricing/a1a1a1a1-0001-4000-8000-000000000001',
    steps: [
      ...INTO_PAGE,
      { key: 'Tab', until: 'Preços da semana' },
      'Down',
      'Down',
      'Down',
      'Down',
      { type: '1900' },
      'Return',
      'ctrl+a',
      { type: '275' },
      'Return',
      { key: 'shift+Tab', until: 'Salvar' },
      'Return',
      'Tab',
      'Return',
      { wait: 3 },
    ],
    heard: [
      'Preços da semana',
      'Segunda, 00:00 a 06:00, período, tarifa C, R$',
      'Sexta, 00:00 a 06:00',
      'Preço por kWh',
      '1 dia alterado',
      'preço de sexta 18:00–22:00',
      'R$ 2,75/kWh 4 h por semana',
    ],
  },
]
