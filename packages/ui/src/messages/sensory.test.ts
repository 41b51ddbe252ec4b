import { expect, test } from 'vitest'
import type { Catalogue } from './catalogueTypes.ts'

const files = import.meta.glob<Catalogue>('./catalogues/*.json', { import: 'default', eager: true })
const flatten = (catalogue: Catalogue, prefix = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  )

/**
 * Words for what only eyes or ears find: a colour, a shape, a side, a sound. "Above", "below" and "beside it" follow the
 * order in which a page is read, and stay.
 */
const SENSORY = {
  'pt-BR':
    /(?<!\p{L})(?:verdes?|vermelh[oa]s?|amarel[oa]s?|laranjas?|azu(?:l|is)|cinzas?|rox[oa]s?|colorid[oa]s?|redond[oa]s?|círculos?|quadrad[oa]s?|triângulos?|losangos?|cantos?|esquerda|direita|sons?|apitos?)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:green|red|yellow|orange|blue|gr[ae]y|purple|colou?red|round|circles?|squares?|triangles?|diamonds?|corners?|(?:on|to|at) the (?:left|right)|(?:left|right)[- ](?:hand|side)|(?:top|bottom|upper|lower)[ -](?:left|right)|sounds?|beeps?)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:verdes?|roj[oa]s?|amarill[oa]s?|naranjas?|azul(?:es)?|gris(?:es)?|morad[oa]s?|con color(?:es)?|coloread[oa]s?|redond[oa]s?|círculos?|cuadrad[oa]s?|triángulos?|rombos?|esquinas?|izquierda|derecha|sonidos?|pitidos?)(?!\p{L})/iu,
} as const
/** Places of a number's digits, and what nobody is shown: the words that the palette hears. */
const NO_INSTRUCTION = /^(?:tag-import: (?:zeros_|.*\.zeros$)|palette: also\.)/

test.each(['pt-BR', 'en', 'es'] as const)(
  'WCAG 1.3.3 %s: no text tells a thing by colour, shape, side or sound alone',
  (language) => {
    const texts = Object.entries(files).flatMap(([file, catalogue]) => {
      const [area = '', locale = ''] = file.slice('./catalogues/'.length, -'.json'.length).split('.')
      return locale.startsWith(language)
        ? flatten(catalogue).map(([key, text]) => ({ name: `${area}: ${key}`, text }))
        : []
    })
    expect(texts.length).toBeGreaterThan(1_000)
    const found = texts.filter(({ name, text }) => SENSORY[language].test(text) && !NO_INSTRUCTION.test(name))
    expect(found.map(({ name, text }) => `${name}: ${text}`)).toEqual([])
  },
)
