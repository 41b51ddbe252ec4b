import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { loadTenant, tenantAssets, tenantIds } from '@corrente/themes/build'
import { showroomTenant } from '@corrente/themes/derive'
import type { StorybookConfig } from '@storybook/react-vite'
import remarkGfm from 'remark-gfm'
import { mergeConfig, type Plugin } from 'vite'
import { readClauses } from '../tools/requirements/clauses.ts'
import { namedClauses } from './docs/namedClauses.ts'
import { pageWords } from './docs/pageWords.ts'
import { tenantTexts } from './studio/tenantTexts.ts'
import { REPORT, reportFolders } from './toolbar/report.ts'

const MODULE = 'virtual:showroom/icons'
const UI = join(import.meta.dirname, '../packages/ui/src')
const IMPORT = /import\s*\{([^}]+)\}\s*from\s*'lucide-react'/g

/** Icons of the library by name, with the components that use each; types and stories left out. */
function iconUsers(): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const entry of readdirSync(UI, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.tsx?$/.test(entry.name) || /\.(stories|test)\./.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    for (const [, names = ''] of readFileSync(path, 'utf8').matchAll(IMPORT))
      for (const part of names.split(',')) {
        const name = part.trim().split(/\s+as\s+/)[0] ?? ''
        if (name === '' || name.startsWith('type ')) continue
        users.set(name, [...(users.get(name) ?? []), relative(UI, path)])
      }
  }
  return new Map([...users].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Vite plugin: `virtual:showroom/icons` exports `ICONS`, a list of `{ name, Icon, users }` for every icon of the library
 * that the product imports today. The gallery of icons is drawn from it, so that it never tells of one that is gone.
 */
function usedIcons(): Plugin {
  return {
    name: 'corrente:showroom-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const icons = iconUsers()
      const rows = [...icons].map(
        ([name, users]) =>
          `{ name: ${JSON.stringify(name)}, Icon: ${name}, users: ${JSON.stringify(users)} }`,
      )
      return `import { ${[...icons.keys()].join(', ')} } from 'lucide-react'\nexport const ICONS = [${rows.join(',\n')}]\n`
    },
  }
}

/** What the tenant tool searches: the manager's page cannot read the preview's modules. */
function tenantList(): string {
  const list = tenantIds().map((id) => {
    const { skin, tenant } = loadTenant(id)
    const { about: _, skin: __, tenant: ___, ...searched } = showroomTenant(skin, tenant)
    return searched
  })
  return JSON.stringify(list).replaceAll('<', '\\u003c')
}

/** Vite plugin for a build without documentation: the words of a component are an empty page, as nothing reads them there. */
const noWords: Plugin = {
  name: 'corrente:no-words',
  enforce: 'pre',
  load: (id) => (id.endsWith('.mdx') ? 'export default () => null' : undefined),
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
  // Given are Storybook's own: the fonts of its pages.
  staticDirs: (given: StorybookConfig['staticDirs'], { configType }: { readonly configType?: string }) => [
    ...(Array.isArray(given) ? given : []),
    ...reportFolders(configType, existsSync(REPORT)),
  ],
  // `project.json` would tell of the machine and the hour, and each build would have another checksum.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  typescript: { reactDocgen: 'react-docgen' },
  managerHead: (head) =>
    `${head ?? ''}<script type="application/json" id="corrente-tenants">${tenantList()}</script>`,
  // Storybook gives its own icon to the manager alone; without one the preview asks for /favicon.ico.
  previewHead: (head) => `${head ?? ''}<link rel="icon" href="./favicon.svg">`,
  // At every change of a story's elements the highlighter, which no picture shows, asks for the styles of the whole page.
  features: (given: StorybookConfig['features'], { test }: { readonly test?: boolean }) => ({
    ...given,
    ...(test && { highlight: false }),
  }),
  // `storybook build --test` leaves documentation out (decision 0031); what nothing uses is left out as in any build.
  build: { test: { disableTreeShaking: false } },
  viteFinal: (config, { test }) =>
    mergeConfig(config, {
      // A build with --test would be for newer browsers, and its style sheets be written otherwise.
      build: { target: 'baseline-widely-available' },
      plugins: [
        tenantAssets(),
        usedIcons(),
        namedClauses(clauses),
        tenantTexts(),
        ...(test ? [noWords] : []),
      ],
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
