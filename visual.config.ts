import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMES } from '@corrente/themes'
import { defineVisual } from '@corrente/visual'
import { MARKS } from './.storybook/showroom/marks.ts'
import { REPRESENTATIVE_TENANTS } from './.storybook/showroom/representativeTenants.ts'
import { CHROMIUM_ARGS, chromiumPath } from './tools/chromium.ts'
import { tenantChanges } from './tools/tenantChanges.ts'
import { TYPEFACE_NAMES, tenantGlobals } from './tools/tenantGlobals.ts'

/** A build has one folder per tenant, with its tokens and its logos. */
const tenantFile = (build: string, tenant: string, name: string): string =>
  join(build, 'tenants', tenant, name)
const tenantsOf = (build: string): string[] => readdirSync(join(build, 'tenants')).sort()

/** What `pnpm visual` has to know of this repository: docs/guide/visual.md, packages/visual/README.md. */
export default defineVisual({
  storybook: {
    sources: ['.storybook', 'packages', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'],
    except: /\.(test|spec)\.tsx?$|^packages\/(app|sandbox|visual)\//,
    // Without documentation, which no picture shows, a build costs a third (decision 0031).
    build: (_, to) => ['storybook', 'build', '-o', to, '--quiet', '--stats-json', '--test'],
  },
  themes: {
    attributes: { brand: 'data-tenant', scheme: 'data-scheme' },
    brands: tenantsOf,
    schemes: SCHEMES,
    // The preview loads the chosen tenant's tokens alone, and all typefaces: here their files would be sought at the top.
    styles: (build) =>
      tenantsOf(build)
        .map((tenant) => readFileSync(tenantFile(build, tenant, 'skin.css'), 'utf8'))
        .join('')
        .replaceAll(/^@font-face.*\n/gm, ''),
    // The same that Chromatic shows (.storybook/chromatic.ts).
    families: TYPEFACE_NAMES,
    representative: (count) => REPRESENTATIVE_TENANTS.slice(0, count),
    globals: { brand: 'tenant', scheme: 'scheme' },
    ownGlobals: tenantGlobals,
    roomiest: ['--control-height', '--radius-control'],
    unmoving: /^--radius-/,
    images: {
      match: /\/tenants\/[a-z0-9-]+\/(logo(?:-surface)?)(?:-dark)?\.svg/,
      addresses: { light: '/tenants/{brand}/$1.svg', dark: '/tenants/{brand}/$1-dark.svg' },
      files: (build, tenant) =>
        readdirSync(join(build, 'tenants', tenant))
          .filter((name) => name.startsWith('logo'))
          .sort()
          .map((name) => tenantFile(build, tenant, name)),
    },
  },
  stories: MARKS,
  // A map says that it is drawn; until then it is waited for.
  drawing: { present: '[data-map]', busy: '[data-map]:not([data-map="drawn"])' },
  browser: { executablePath: chromiumPath, args: CHROMIUM_ARGS },
  before: {
    install: [
      'npx',
      '--yes',
      'pnpm@12',
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--reporter=silent',
    ],
  },
  causes: { brandFiles: (tenant) => [`packages/themes/tenants/${tenant}/`], describe: tenantChanges },
  words: { brand: 'tenant', brands: 'tenants', command: 'pnpm visual', guide: 'docs/guide/visual.md' },
  guards: Number(process.env.CORRENTE_VISUAL_GUARDS ?? 2),
})
