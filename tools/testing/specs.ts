import { graphOf } from '../checks/circles.ts'
import type { Source } from '../checks/source.ts'
import { importersOf } from './related.ts'

/**
 * The end-to-end files (`e2e/NAME.spec.ts`) that open the pages of an area, besides the one of its own name. Any other
 * new file needs its place here or in `ACROSS`: a test says so.
 */
export const SPECS_OF_AREA: Readonly<Record<string, readonly string[]>> = {
  analytics: ['usage', 'reliability', 'money-queue'],
  alerts: ['alert-list', 'problems', 'problem-places'],
  'dynamic-pricing': [
    'price-here',
    'pricing-hands',
    'pricing-jobs',
    'pricing-page',
    'pricing-past',
    'pricing-saving',
    'pricing-typing',
  ],
  'charging-profiles': ['charging-profile-form', 'charging-profile-jobs'],
  'not-found': ['legal'],
  financial: ['refunds', 'month-check', 'money-jobs', 'invoice-jobs'],
  home: [
    'problems',
    'problem-places',
    'counts',
    'home-cards',
    'home-first-look',
    'map',
    'live',
    'live-network',
    'chaos',
    'malformed-answers',
  ],
  logs: ['log-reading'],
  'qr-code': ['human-check'],
  session: ['sign-in', 'session-end', 'recovery', 'human-check', 'startup'],
  'station-form': ['station-create', 'station-edit', 'station-address'],
  'station-groups': ['station-group-form'],
  stations: [
    'station-list',
    'station-questions',
    'station-card',
    'station-page',
    'price-here',
    'station-delete',
    'connector-status',
    'station-reports',
    'saved-views',
  ],
  operations: [
    'operation-commands',
    'operation-forms',
    'operation-links',
    'operation-jobs',
    'operation-menus',
    'task-jobs',
    'tasks',
    'station-commands',
    'stop-ladder',
    'sent-commands',
    'configuration',
  ],
  transactions: [
    'case',
    'transaction-details',
    'transaction-rights',
    'transaction-approval',
    'transaction-idle',
  ],
  users: ['user-form', 'user-edit', 'person', 'user-jobs', 'personal-data'],
  'virtual-groups': [
    'virtual-group-chargers',
    'virtual-group-create',
    'virtual-group-limit',
    'virtual-groups-jobs',
    'virtual-group-pricing',
    'group-rights',
    'smart-charging',
    'smart-charging-failures',
  ],
  vouchers: ['voucher-detail', 'voucher-form', 'voucher-edit', 'voucher-guests', 'voucher-jobs'],
  tags: [
    'tag-form',
    'tag-import',
    'card-verdict',
    'tag-jobs',
    'tag-keyboard',
    'hidden-cards',
    'unknown-tags',
    'tag-by-tap',
  ],
}

/** What is the same on every page: these run when the change can touch what all pages share. */
export const ACROSS: readonly string[] = [
  'accessible-pages',
  'appearance',
  'calls',
  'density',
  'first-load',
  'keyboard',
  'identity',
  'languages',
  'late-code',
  'offline',
  'offline-walk',
  'own-text',
  'palette',
  'permissions',
  'policy',
  'quiet',
  'route-walk',
  'safety',
  'shell',
  'support-file',
  'truth',
  'untrusted-names',
  'update',
]

/** Opens every page once: runs with any of them. */
const ALWAYS = 'route-walk'

const AREA = /^packages\/app\/src\/areas\/([^/]+)\//
const PRODUCT = /^packages\/(?:domain|themes|ui|app)\/src\//
const NO_PRODUCT = /\.(?:test|spec|stories)\.[cm]?tsx?$|\.mdx?$/
const SHARED = /^packages\/app\/(?:vite\.config\.ts|index\.html|public\/|deploy\/|src\/(?:boot|frame)\/)/

const OUTSIDE =
  /^packages\/sandbox\/(?!.*\.(?:test\.tsx?|md)$)|^e2e\/playwright|^tools\/(?:chromium|build|testing\/playwright)\.ts/
const MODULE_OR_PAGE = /\.(?:[cm]?tsx?|mdx?)$/

/** Styles, tenants, pictures: read by path or glob. */
const isDataOfProduct = (path: string): boolean =>
  /^packages\/(?:domain|themes|ui|app)\//.test(path) && !MODULE_OR_PAGE.test(path)

/** A file that end-to-end tests see: the product's, not its tests, stories and pages in words. */
export const isProductFile = (path: string): boolean => PRODUCT.test(path) && !NO_PRODUCT.test(path)

/** Which end-to-end files a change can touch, `all`, or none; and why. */
export interface SpecChoice {
  readonly specs: readonly string[] | 'all'
  readonly why: string
}

const supportUsers = (sources: readonly Source[], files: readonly string[]): string[] => {
  const graph = graphOf(sources, (path) => (path.startsWith('e2e/') ? path : undefined))
  return [...importersOf(graph, files)].filter((path) => path.endsWith('.spec.ts'))
}

const nameOf = (spec: string): string => spec.replace(/^e2e\/(.*)\.spec\.ts$/, '$1')

/**
 * Chooses end-to-end files for a change. Imports are followed from each changed file of the product to the areas; what
 * reaches boot or the frame is on every page, and so is what no import leads to.
 */
export const chooseSpecs = (sources: readonly Source[], files: readonly string[]): SpecChoice => {
  const around = files.find((path) => SHARED.test(path) && !NO_PRODUCT.test(path))
  const outside = files.find((path) => OUTSIDE.test(path) || isDataOfProduct(path))
  const all = around ?? outside
  if (all) return { specs: 'all', why: `${all} is under every page` }

  const graph = graphOf(sources, (path) => (PRODUCT.test(path) ? path : undefined))
  const product = files.filter(isProductFile)
  // Nothing imports an area but boot.
  const isArea = (path: string) => AREA.test(path)
  const reached = importersOf(graph, product, isArea)
  const shared = [...reached].find((path) => SHARED.test(path))
  if (shared) return { specs: 'all', why: `the change reaches ${shared}, which is under every page` }
  const lost = product.find((file) => ![...importersOf(graph, [file], isArea)].some(isArea))
  if (lost) return { specs: 'all', why: `no import leads from ${lost} to an area` }

  const areas = new Set([...reached].flatMap((path) => AREA.exec(path)?.[1] ?? []))
  const named = new Set(
    sources
      .map(({ path }) => path)
      .filter((path) => path.startsWith('e2e/'))
      .map(nameOf),
  )
  const specsOf = (area: string) => [...(SPECS_OF_AREA[area] ?? []), ...(named.has(area) ? [area] : [])]
  const unknown = [...areas].find((area) => specsOf(area).length === 0)
  if (unknown) return { specs: 'all', why: `the area ${unknown} has no end-to-end file` }
  const own = supportUsers(
    sources,
    files.filter((path) => path.startsWith('e2e/')),
  ).map(nameOf)
  const ofAreas = [...areas].flatMap(specsOf)
  const specs = new Set([...own, ...ofAreas, ...(areas.size > 0 ? [ALWAYS] : [])])
  const why = areas.size > 0 ? `the change reaches ${[...areas].sort().join(', ')}` : 'only tests changed'
  return specs.size > 0
    ? { specs: [...specs].sort(), why }
    : { specs: [], why: 'no file of the product or of these tests changed' }
}
