import type { Scheme } from '@corrente/themes'
import {
  type ChromeStyle,
  type Corners,
  type Density,
  type NeutralTint,
  type Skin,
  skinSchema,
  type Tenant,
  tenantIdSchema,
  tenantSchema,
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
import { logoMisses, readLogo } from '@corrente/themes/logos'
import { drawTenant } from '@corrente/themes/marks'
import { strToU8, zipSync } from 'fflate'

/** What a designer says of a brand that is not there yet. */
export interface Draft {
  /** Empty until somebody names it: it can be looked at, not taken home. */
  name: string
  /** One line on its character; empty: that the colours are as they were given. */
  about: string
  country: Tenant['country']
  /** `#rrggbb`; anything else is a fault that is told. */
  brand: string
  /** Empty for none. */
  accent: string
  neutral: NeutralTint
  chrome: ChromeStyle
  corners: Corners
  density: Density
  /** Text of the SVG that was given; undefined draws a mark and the name. */
  logo: string | undefined
}

/** Everything that follows from a draft. */
export interface Derived {
  skin: Skin
  tenant: Tenant
  tokens: Readonly<Record<Scheme, Tokens>>
  measures: Readonly<Record<Scheme, Measures>>
  explanation: Explanation
  logo: string
  favicon: string
  /** What was done to the logo, in words. */
  notes: readonly string[]
  /** Paints of the logo that a ground of the tenant does not show. */
  logoMisses: Readonly<Record<Scheme, readonly Miss[]>>
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

const LANGUAGES = { BR: 'pt-BR', CO: 'es-CO', EC: 'es-EC', UY: 'es-UY' } as const

/** What is wrong with the colours of a draft, in the reader's words; empty when it can be derived. */
export function colorFaultsOf({ brand, accent }: Draft): string[] {
  const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)
  return [
    isColor(brand) ? '' : 'The brand colour is written #rrggbb.',
    accent === '' || isColor(accent) ? '' : 'The accent is written #rrggbb, or left empty.',
  ].filter(Boolean)
}

/** What else keeps a draft from being a tenant's folder, in the reader's words. */
export function folderFaultsOf({ name, about }: Draft, taken: readonly string[]): string[] {
  const id = idOf(name)
  const line = about.trim()
  return [
    name.trim() === ''
      ? 'Name the brand.'
      : tenantIdSchema.safeParse(id).success
        ? ''
        : 'The name needs at least three letters or digits, a letter first.',
    taken.includes(id) ? `There is a tenant ${id} already.` : '',
    line !== '' && line.length < 10 ? 'Say in a line what the brand is like: at least ten letters.' : '',
  ].filter(Boolean)
}

/** What a brand that has no name yet is called on the screens. */
const NAMELESS = 'Your brand'
/** The shortest line on a character that a skin takes. */
const LEAST_ABOUT = 10

/**
 * Solves a draft whose colours are faultless; `plate` is why its logo must keep its colours. Throws, naming the token, where
 * they leave no solution, and an `SvgFault` where the logo cannot be taken.
 */
export function deriveDraft(draft: Draft, plate?: string): Derived {
  const { about, country, brand, accent, neutral, chrome, corners, density } = draft
  const named = draft.name.trim()
  const isNamed = tenantIdSchema.safeParse(idOf(named)).success
  const name = isNamed ? named : NAMELESS
  const id = idOf(name)
  const line = about.trim()
  const skin = skinSchema.parse({
    about: line.length < LEAST_ABOUT ? `The colours of ${name}, as they were given.` : line,
    color: { brand: brand.toLowerCase(), ...(accent && { accent: accent.toLowerCase() }), neutral },
    chrome,
    shape: { corners, density },
  })
  const tenant = tenantSchema.parse({
    id,
    name,
    country,
    language: LANGUAGES[country],
    grants: { monetization: false, vouchers: false, logs: false },
    legal: {
      company: `${name} (razão social)`,
      taxId: '00.000.000/0000-00',
      address: 'Endereço da empresa',
      email: `contato@${id}.example.com`,
    },
  })
  const tokens = { light: deriveTokens(skin, 'light'), dark: deriveTokens(skin, 'dark') }
  const drawn = drawTenant({ name, seed: id, corners })
  const given = draft.logo === undefined ? undefined : readLogo(draft.logo, name, skin, plate)
  const logo = given?.svg ?? drawn.logo
  return {
    skin,
    tenant,
    tokens,
    measures: { light: measure(tokens.light), dark: measure(tokens.dark) },
    explanation: explain(skin),
    logo,
    favicon: drawn.favicon,
    notes: given?.notes ?? [],
    logoMisses: {
      light: logoMisses(logo, skin, tokens.light),
      dark: logoMisses(logo, skin, tokens.dark),
    },
  }
}

const json = (schema: string, value: object): string =>
  `${JSON.stringify({ $schema: `../../${schema}.schema.json`, ...value }, null, 2)}\n`

/** The folder as it goes into `packages/themes/tenants`: texts by their paths. */
export function folderOf({ skin, tenant, logo, favicon }: Derived): Record<string, string> {
  const { overrides: _, $schema: __, ...seed } = skin
  const { $schema: ___, ...facts } = tenant
  return {
    [`${tenant.id}/skin.json`]: json('skin', seed),
    [`${tenant.id}/tenant.json`]: json('tenant', facts),
    [`${tenant.id}/logo.svg`]: logo.endsWith('\n') ? logo : `${logo}\n`,
    [`${tenant.id}/favicon.svg`]: favicon,
  }
}

/** The day that stands beside every file: the same folder gives the same archive, to the byte. */
const DAY = new Date(2026, 0, 1)

/** The folder as a zip archive. */
export function archiveOf(derived: Derived): Uint8Array<ArrayBuffer> {
  const files = Object.entries(folderOf(derived)).map(([path, text]) => [path, strToU8(text)])
  return zipSync(Object.fromEntries(files), { mtime: DAY })
}
