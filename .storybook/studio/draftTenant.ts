import { SCHEMES, type Scheme } from '@corrente/themes'
import {
  CHROME_STYLES,
  COLOR_TOKENS,
  CORNERS,
  COUNTRIES,
  DENSITIES,
  NEUTRAL_TINTS,
  type Skin,
  TENANT_LANGUAGES,
  tenantIdSchema,
  z,
} from '@corrente/themes/contract'
import {
  deriveTokens,
  type Explanation,
  explain,
  type Measures,
  type Miss,
  measure,
  type Tokens,
} from '@corrente/themes/derive'
import {
  checkWish,
  type Images,
  type TenantTexts,
  WISHED_TYPEFACES,
  type Wish,
  wishOf,
} from '@corrente/themes/folder'
import { logoMisses } from '@corrente/themes/logos'
import { strToU8, zipSync } from 'fflate'

const words = z.string()
const overrideSchema = z.strictObject({
  scheme: z.enum(SCHEMES),
  token: z.enum(COLOR_TOKENS),
  value: words,
  reason: words,
})
/** One token set by hand, as it is typed. */
export type Override = z.infer<typeof overrideSchema>

/** What is said of a brand, as it is typed; an address may hold it. */
export const draftSchema = z.strictObject({
  /** Id of the tenant that was opened; empty for a new one. */
  of: words,
  /** Empty until somebody names it: it can be looked at, not taken home. */
  name: words,
  /** One line on its character; empty: that the colours are as they were given. */
  about: words,
  country: z.enum(COUNTRIES),
  /** Empty for the country's own. */
  language: z.enum(['', ...TENANT_LANGUAGES]),
  brand: words,
  /** Empty for none. */
  accent: words,
  neutral: z.enum(NEUTRAL_TINTS),
  chrome: z.enum(CHROME_STYLES),
  corners: z.enum(CORNERS),
  density: z.enum(DENSITIES),
  typeface: z.enum(WISHED_TYPEFACES),
  overrides: z.array(overrideSchema),
  company: words,
  taxId: words,
  address: words,
  email: words,
  /** Family of a mark to be drawn; empty for that of the name, or for the one that is there. */
  mark: words,
  /** Text of an SVG that was given; undefined for a drawn one, or for the one that is there. */
  logo: z.optional(words),
  icon: z.optional(words),
})
export type Draft = z.infer<typeof draftSchema>

/** Where a new brand begins. */
export const FIRST: Draft = {
  of: '',
  name: '',
  about: '',
  country: 'BR',
  language: '',
  brand: '#2f6fbf',
  accent: '',
  neutral: 'brand',
  chrome: 'light',
  corners: 'round',
  density: 'regular',
  typeface: 'inter',
  overrides: [],
  company: '',
  taxId: '',
  address: '',
  email: '',
  mark: '',
  logo: undefined,
  icon: undefined,
}

/** A tenant that is there, to be changed. */
export function draftOf(texts: TenantTexts): Draft {
  const { id, overrides = {}, ...wish } = wishOf(texts)
  const byHand = SCHEMES.flatMap((scheme) =>
    Object.entries(overrides[scheme] ?? {}).map(([token, one]) => ({ scheme, token, ...one })),
  )
  return draftSchema.parse({ ...FIRST, ...wish, of: id, overrides: byHand })
}

/** The folder's name for a brand: `Ipê Roxo` gives `ipe-roxo`; empty where the name has no letter. */
export function idOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
}

const overridesOf = (list: readonly Override[]): Skin['overrides'] =>
  Object.fromEntries(
    SCHEMES.flatMap((scheme) => {
      const own = list.filter((one) => one.scheme === scheme)
      return own.length === 0
        ? []
        : [[scheme, Object.fromEntries(own.map(({ token, value, reason }) => [token, { value, reason }]))]]
    }),
  )

/** What `pnpm tenant` would be told; what is left empty is not said. */
export function wishFrom({ of, overrides, ...draft }: Draft): Wish {
  const said = Object.entries(draft).filter(([, value]) => value !== '' && value !== undefined)
  return {
    ...Object.fromEntries(said),
    id: of || idOf(draft.name),
    name: draft.name,
    brand: draft.brand,
    overrides: overridesOf(overrides),
  }
}

/** Options of the command line, as the form calls them. */
const LABELS: Readonly<Record<string, string>> = {
  '--name': 'The name',
  '--about': 'The character',
  '--brand': 'The brand colour',
  '--accent': 'The accent',
  '--tax-id': 'The tax number',
  '--logo': 'a logo',
  '--icon': 'an icon',
  '--mark': 'mark',
}

/** A fault of the plan in the words of the form. */
export const inWords = (fault: string): string =>
  fault.replaceAll(/--[a-z-]+/g, (option) => LABELS[option] ?? option)

/** Fields of the form by how a fault of theirs begins. */
const FIELDS: Readonly<Record<string, keyof Draft>> = {
  'The name': 'name',
  'The id': 'name',
  'The character': 'about',
  'The brand colour': 'brand',
  'The accent': 'accent',
  'Every mark': 'mark',
  'The tax number': 'taxId',
  'legal.company': 'company',
  'legal.taxId': 'taxId',
  'legal.address': 'address',
  'legal.email': 'email',
}

/** Faults of a draft: those that stand beside a field, and the rest. */
export interface Told {
  readonly byField: Readonly<Partial<Record<keyof Draft, string>>>
  readonly others: readonly string[]
}

/** Sorts faults, in the words of the form, to their fields. */
export function tell(faults: readonly string[]): Told {
  const fieldOf = (fault: string) => Object.entries(FIELDS).find(([start]) => fault.startsWith(start))?.[1]
  const told = faults.map((fault) => ({ fault, field: fieldOf(fault) }))
  return {
    byField: Object.fromEntries(told.flatMap(({ fault, field }) => (field ? [[field, fault]] : []))),
    others: told.flatMap(({ fault, field }) => (field ? [] : [fault])),
  }
}

/** What keeps a draft from being a folder, apart from its images, and what is left to a person. */
export function checkDraft(draft: Draft, ids: readonly string[], was: TenantTexts | undefined) {
  const { faults, todo } = checkWish(wishFrom(draft), ids, was)
  // Without a name there is no id either: one sentence is enough.
  const told = draft.name.trim() === '' ? faults.filter((one) => !one.startsWith('The id is')) : faults
  return { faults: told.map(inWords), todo }
}

/** What a brand that has no name yet is called on the screens. */
const NAMELESS = 'Your brand'
/** The shortest line on a character that a skin takes. */
const LEAST_ABOUT = 10

/** A draft that can be looked at: with a name, and a line on its character. */
export function shown(draft: Draft): Draft {
  const isNamed = draft.of !== '' || tenantIdSchema.safeParse(idOf(draft.name)).success
  return {
    ...draft,
    name: isNamed && draft.name.trim() !== '' ? draft.name : NAMELESS,
    about: draft.about.trim().length < LEAST_ABOUT ? '' : draft.about,
  }
}

/** Everything that follows from a skin and its images. */
export interface Derived {
  skin: Skin
  id: string
  name: string
  tokens: Readonly<Record<Scheme, Tokens>>
  measures: Readonly<Record<Scheme, Measures>>
  explanation: Explanation
  images: Images
  /** Paints of the logo that a ground of the tenant does not show. */
  logoMisses: Readonly<Record<Scheme, readonly Miss[]>>
}

/** Solves a skin. Throws, naming the token, where it leaves no solution. */
export function derive(skin: Skin, { id, name }: Pick<Wish, 'id' | 'name'>, images: Images): Derived {
  const tokens = { light: deriveTokens(skin, 'light'), dark: deriveTokens(skin, 'dark') }
  return {
    ...{ skin, id, name, tokens, images },
    measures: { light: measure(tokens.light), dark: measure(tokens.dark) },
    explanation: explain(skin),
    logoMisses: {
      light: logoMisses(images.logo, skin, tokens.light),
      dark: logoMisses(images.logo, skin, tokens.dark),
    },
  }
}

/** The day that stands beside every file: the same folder gives the same archive, to the byte. */
const DAY = new Date(2026, 0, 1)

/** A tenant's folder as a zip archive, as it goes into `packages/themes/tenants`. */
export function archiveOf(id: string, files: TenantTexts): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(files).map(([name, text]) => [`${id}/${name}`, strToU8(text)])
  return zipSync(Object.fromEntries(parts), { mtime: DAY })
}
