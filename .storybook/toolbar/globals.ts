import { SCHEMES, type Scheme } from '@corrente/themes'
import { DENSITIES } from '@corrente/themes/contract'
import { MESSAGE_LANGUAGES, type MessageLanguage } from '@corrente/ui/messages'

/** The tenant's own density, or one that stands in for it. */
export const DENSITY_CHOICES = ['own', ...DENSITIES] as const
export type DensityChoice = (typeof DENSITY_CHOICES)[number]

/** Which way a page runs; no language of the catalogues runs from right to left, but names of people and places do. */
export const DIRECTIONS = ['ltr', 'rtl'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** `frozen` stands at 2026-03-14 12:05 in São Paulo; `running` starts there and goes on. */
export const TIMES = ['frozen', 'running'] as const
export type Time = (typeof TIMES)[number]

/** One more entry of the language list: accents, 40 % longer, brackets. */
export const PSEUDO = 'pseudo'

/** What the toolbar holds, read from whatever the address carried. */
export interface ShowroomGlobals {
  tenant: string
  scheme: Scheme
  density: DensityChoice
  language: MessageLanguage
  isPseudo: boolean
  direction: Direction
  time: Time
}

const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((each) => each === value) ?? otherwise

/** Reads Storybook's globals; an unknown value is the first of its list, an unknown tenant is left to the page. */
export function readGlobals(globals: Readonly<Record<string, unknown>>): ShowroomGlobals {
  return {
    tenant: typeof globals.tenant === 'string' ? globals.tenant : 'move',
    scheme: oneOf(SCHEMES, globals.scheme, 'light'),
    density: oneOf(DENSITY_CHOICES, globals.density, 'own'),
    language: oneOf(MESSAGE_LANGUAGES, globals.language, 'pt-BR'),
    isPseudo: globals.language === PSEUDO,
    direction: oneOf(DIRECTIONS, globals.direction, 'ltr'),
    time: oneOf(TIMES, globals.time, 'frozen'),
  }
}
