import { gzipSync } from 'node:zlib'
import {
  legalFaults,
  loadTenant,
  skinCss,
  TENANTS_FOLDER,
  tenantIds,
  tokenSetOf,
} from '@corrente/themes/build'
import { DEFAULT_TENANT, SCHEMES, type Scheme } from '@corrente/themes/contract'
import { chromeAdvice, explain, type Measures, type Miss, measure, missesOf } from '@corrente/themes/derive'
import { logoMisses } from '@corrente/themes/logos'
import { sentence } from './words.ts'

/** Most that a tenant's own style sheet may weigh, bytes gzipped. */
const DELTA_LIMIT = 2_000

/** One tenant in one scheme, measured. */
export interface AuditRow {
  id: string
  scheme: Scheme
  measures: Measures
  misses: readonly Miss[]
}

/** A tenant's rows and the weight of what it adds to the base. */
export interface Audit {
  rows: readonly AuditRow[]
  /** Bytes gzipped, by id. */
  weights: ReadonlyMap<string, number>
  /** Lines for what fails; empty when all promises hold. */
  faults: readonly string[]
  /** Lines for legal entries that name nobody yet: no production build goes on with one (LEG-005). */
  legal: readonly string[]
}

/** Measures tenants (all, when none is named) in both schemes. Throws on an id that has no folder. */
export function auditTenants(ids: readonly string[] = [], folder: string = TENANTS_FOLDER): Audit {
  const all = tenantIds(folder)
  const unknown = ids.filter((id) => !all.includes(id))
  if (unknown.length > 0) throw new Error(`There is no tenant ${unknown.join(', ')}.`)
  const base = tokenSetOf(loadTenant(DEFAULT_TENANT, folder).skin)
  const weights = new Map<string, number>()
  const legal: string[] = []
  const rows = (ids.length === 0 ? all : ids).flatMap((id) => {
    const { tenant, skin, logo } = loadTenant(id, folder)
    legal.push(...legalFaults(tenant))
    const set = tokenSetOf(skin)
    weights.set(id, gzipSync(skinCss(id, skin, set, base), { level: 9 }).length)
    return SCHEMES.map((scheme): AuditRow => {
      const measures = measure(set[scheme])
      return { id, scheme, measures, misses: [...missesOf(measures), ...logoMisses(logo, skin, set[scheme])] }
    })
  })
  const faults = [
    ...rows.flatMap(({ id, scheme, misses }) =>
      misses.map(
        ({ what, found, wanted }) => `${id} ${scheme}: ${what} ${found.toFixed(3)}, wanted ${wanted}`,
      ),
    ),
    ...[...weights]
      .filter(([, weight]) => weight > DELTA_LIMIT)
      .map(
        ([id, weight]) => `${id}: its style sheet weighs ${weight} bytes gzipped, ${DELTA_LIMIT} is the most`,
      ),
  ]
  return { rows, weights, faults, legal }
}

/** The pair of a minimum that has the least to spare. */
function tightest({ pairs }: Measures, min: number): { name: string; found: number } {
  return pairs
    .filter((pair) => pair.min === min)
    .map(({ front, back, found }) => ({ name: `${front} / ${back}`, found }))
    .reduce((worst, pair) => (pair.found < worst.found ? pair : worst))
}

const leastOf = ({ sets }: Measures, name: string): string => {
  const nearest = sets.find((set) => set.name === name)?.distances[0]
  return nearest ? `${nearest.least.toFixed(3)} ${nearest.vision.slice(0, 4)}` : '-'
}

/** The audit as a table: per tenant and scheme the pairs with least to spare, and how near colours come to each other. */
export function auditLines({ rows, weights, faults }: Audit): string[] {
  const width = Math.max(6, ...rows.map(({ id }) => id.length)) + 2
  const header = [
    'tenant'.padEnd(width),
    'scheme ',
    'tightest text (4.5)'.padEnd(48),
    'tightest graphic (3)'.padEnd(48),
    'statuses    ',
    'series      ',
    'gzip ',
  ].join('')
  const lines = rows.map(({ id, scheme, measures, misses }) => {
    const [text, graphic] = [tightest(measures, 4.5), tightest(measures, 3)]
    return [
      id.padEnd(width),
      scheme.padEnd(7),
      `${text.found.toFixed(2)} ${text.name}`.padEnd(48),
      `${graphic.found.toFixed(2)} ${graphic.name}`.padEnd(48),
      leastOf(measures, 'station statuses').padEnd(12),
      leastOf(measures, 'chart series').padEnd(12),
      scheme === 'light' ? String(weights.get(id) ?? 0).padEnd(5) : ''.padEnd(5),
      misses.length === 0 ? '' : ` ${misses.length} MISSED`,
    ]
      .join('')
      .trimEnd()
  })
  const count = rows.reduce((sum, { measures }) => sum + measures.pairs.length, 0)
  const summary =
    faults.length === 0
      ? `${weights.size} tenants, ${rows.length} palettes, ${count} pairs: every promise of colour and weight holds.`
      : `${faults.length} promises are broken:`
  return [header, ...lines, '', summary, ...faults.map((fault) => `  ${fault}`)]
}

/** What the derivation made of a tenant's colours, scheme by scheme. */
export function explanationLines(id: string, folder: string = TENANTS_FOLDER): string[] {
  const { skin } = loadTenant(id, folder)
  const explanation = explain(skin)
  const advice = chromeAdvice(skin)
  return [
    ...SCHEMES.flatMap((scheme) => [`${scheme}:`, ...explanation[scheme].map((one) => `  ${sentence(one)}`)]),
    ...(advice
      ? [`${skin.color.brand} is too near to the page for a button; with --chrome brand the header keeps it.`]
      : []),
  ]
}
