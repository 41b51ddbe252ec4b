import { existsSync } from 'node:fs'
import { loadTenant, tenantAssets, tenantIds } from '@corrente/themes/build'
import { showroomTenant } from '@corrente/themes/derive'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig } from 'vite'
import { readClauses } from '../tools/requirements/clauses.ts'
import { namedClauses } from './docs/namedClauses.ts'
import { pageWords } from './docs/pageWords.ts'
import { REPORT, reportFolders } from './toolbar/report.ts'
import { usedIcons } from './usedIcons.ts'

/** What the tenant tool searches: the manager's page cannot read the preview's modules. */
function tenantList(): string {
  const list = tenantIds().map((id) => {
    const { skin, tenant } = loadTenant(id)
    const { about: _, skin: __, tenant: ___, ...searched } = showroomTenant(skin, tenant)
    return searched
  })
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}

const clauses = readClauses()

export default {
  framework: '@storybook/react-vite',
  stories: ['./introductions/*.mdx', './pages/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-vitest',
    '@storybook/addon-a11y',
    {
      name: '@storybook/addon-docs',
      // Tables are no part of plain Markdown.
      options: {
        mdxPluginOptions: {
          mdxCompileOptions: { remarkPlugins: [remarkGfm, pageWords(clauses)] },
        },
      },
    },
  ],
  staticDirs: (_given: unknown, { configType }: { readonly configType?: string }) =>
    reportFolders(configType, existsSync(REPORT)),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  managerHead: (head) =>
    `${head ?? ''}<script type="application/json" id="corrente-tenants">${tenantList()}</script>`,
  // Storybook gives its own icon to the manager alone; without one the preview asks for /favicon.ico.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg">`,
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tenantAssets(), usedIcons(), namedClauses(clauses)],
      // Parts that load late: found at start, so that the test's page is not reloaded in the middle.
      optimizeDeps: {
        include: [
          '@corrente/ui > @maplibre/geojson-vt',
          '@corrente/ui > @maplibre/vt-pbf',
          '@corrente/ui > @protomaps/basemaps',
          '@corrente/ui > @radix-ui/react-dialog',
          '@corrente/ui > @radix-ui/react-popover',
          '@corrente/ui > @radix-ui/react-slot',
          '@corrente/ui > @radix-ui/react-tabs',
          '@corrente/ui > @tanstack/react-table',
          '@corrente/ui > @tanstack/react-virtual',
          '@corrente/ui > @visx/shape',
          '@corrente/ui > d3-array',
          '@corrente/ui > lucide-react',
          '@corrente/ui > maplibre-gl',
          '@corrente/ui > pmtiles',
          '@corrente/ui > react-day-picker',
          '@corrente/ui > styled-components',
          '@corrente/ui > supercluster',
          '@corrente/ui > topojson-client',
          '@corrente/domain > @date-fns/tz',
          '@corrente/domain > zod/mini',
          '@corrente/themes > culori/fn',
          'fflate',
        ],
      },
    }),
} satisfies StorybookConfig
