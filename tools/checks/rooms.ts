/**
 * The code as data: its rooms, and which rooms and packages each may import (type imports count).
 * The first room whose `at` matches a file's path is the file's room. See docs/guide/structure.md.
 */
export interface Room {
  /** Name, with `$1` for the area that `at` captures. */
  readonly name: string
  readonly at: RegExp
  /** Names of rooms that it may import from; its own is always allowed. */
  readonly rooms: RegExp
  /** Packages that it may import. */
  readonly packages: RegExp
}

const ZOD = 'zod(/mini)?'
const REACT = 'react(/jsx-runtime)?|react-dom(/client)?'
const UI_PACKAGES = [
  REACT,
  'styled-components',
  '@radix-ui/react-[a-z-]+',
  '@tanstack/react-(table|virtual)',
  '@visx/[a-z-]+',
  'd3-array',
  'react-day-picker(/.+)?',
  'react-hook-form',
  'react-number-format',
  'react-imask',
  'sonner',
  'cmdk',
  'lucide-react',
  'qrcode\\.react',
  '@fontsource-variable/inter(/.+)?',
  'date-fns(/.+)?',
  '@date-fns/tz',
]
const only = (...packages: string[]) => new RegExp(`^(${packages.join('|')})$`)
const LOWER_UI = 'ui/(foundations|primitives|layout|forms|table|charts|map|messages)'

const DOMAIN = 'domain/(?!fixtures).+'
const UI = 'ui/(?!testing).+'
/** What features, frames and areas stand on. */
const BELOW_PAGES = 'app/(ports|gateways|live|kit/.+|resources|features/.+)'
const APP_PACKAGES = only('react', 'jotai(/.+)?', 'jotai-family', '@tanstack/react-router', ZOD)

export const ROOMS: readonly Room[] = [
  {
    name: 'domain/fixtures',
    at: /^packages\/domain\/src\/fixtures\//,
    rooms: /^domain\//,
    packages: only(ZOD),
  },
  {
    name: 'domain/$1',
    at: /^packages\/domain\/src\/([^/]+)\//,
    rooms: /^domain\/(?!fixtures)/,
    packages: only(ZOD, 'date-fns(/.+)?', '@date-fns/tz', 'decimal.js-light'),
  },
  {
    name: 'themes/build',
    at: /^packages\/themes\/src\/build\//,
    rooms: /^themes/,
    packages: only(ZOD, 'culori(/.+)?', 'vite', 'node:.+'),
  },
  {
    name: 'themes',
    at: /^packages\/themes\//,
    rooms: /^themes(?!\/build)/,
    packages: only(ZOD, 'culori(/.+)?', 'svgo/browser'),
  },
  {
    name: 'ui/messages',
    at: /^packages\/ui\/src\/messages\//,
    rooms: new RegExp(`^(${LOWER_UI}|themes|domain/(money|paging|time|text))$`),
    packages: only(...UI_PACKAGES),
  },
  {
    // Run by hand once, in Node, to make basemap.json; nothing imports it.
    name: 'ui/map/basemap-script',
    at: /^packages\/ui\/src\/map\/basemap\/.+\.mjs$/,
    rooms: /^$/,
    packages: /./,
  },
  {
    name: 'ui/map',
    at: /^packages\/ui\/src\/map\//,
    rooms: new RegExp(`^(${LOWER_UI}|themes|domain/(money|paging|time|text))$`),
    packages: only(
      ...UI_PACKAGES,
      'maplibre-gl(/.+)?',
      '@protomaps/basemaps',
      'pmtiles',
      // For the file of tiles that tests and stories make.
      '@maplibre/(geojson-vt|vt-pbf)',
      'supercluster',
      'topojson-client',
      'topojson-specification',
      'geojson',
    ),
  },
  {
    name: 'ui/$1',
    at: /^packages\/ui\/src\/(foundations|primitives|layout|forms|table|charts)\//,
    rooms: new RegExp(`^(${LOWER_UI}|themes|domain/(money|paging|time|text))$`),
    packages: only(...UI_PACKAGES),
  },
  {
    name: 'ui/widgets/$1',
    at: /^packages\/ui\/src\/widgets\/([^/]+)\//,
    rooms: new RegExp(`^(${LOWER_UI}|ui/widgets/.+|themes|domain/(?!fixtures).+)$`),
    packages: only(...UI_PACKAGES),
  },
  {
    name: 'ui/testing',
    at: /^packages\/ui\/src\/testing\//,
    rooms: /^(ui\/.+|themes|domain\/.+)$/,
    packages: only(...UI_PACKAGES, 'storybook(/.+)?', '@storybook/react-vite'),
  },
  {
    name: 'app/ports',
    at: /^packages\/app\/src\/ports\//,
    rooms: /^(domain\/(?!fixtures).+|themes)$/,
    // jotai: the ports are handed to components and atoms by one atom.
    packages: only('react', 'jotai'),
  },
  {
    name: 'app/gateways',
    at: /^packages\/app\/src\/gateways\//,
    rooms: /^(app\/ports|domain\/(?!fixtures).+)$/,
    // jotai: the query adapter hands server state out as an atom.
    packages: only('ky', '@tanstack/query-core', ZOD, 'jotai(/.+)?', 'react'),
  },
  {
    name: 'app/live',
    at: /^packages\/app\/src\/live\//,
    rooms: /^(app\/ports|app\/gateways|domain\/(?!fixtures).+)$/,
    packages: only('@stomp/stompjs', ZOD, 'jotai(/.+)?', 'react'),
  },
  {
    name: 'app/kit/$1',
    at: /^packages\/app\/src\/kit\/([^/]+)\//,
    rooms: new RegExp(`^(app/(ports|gateways|kit/.+)|${DOMAIN}|${UI})$`),
    packages: APP_PACKAGES,
  },
  {
    // Each of its files is its own door.
    name: 'app/resources',
    at: /^packages\/app\/src\/resources\//,
    rooms: new RegExp(`^(app/(ports|gateways|live|kit/.+)|${DOMAIN})$`),
    packages: APP_PACKAGES,
  },
  {
    name: 'app/features/$1',
    at: /^packages\/app\/src\/features\/([^/.]+)/,
    rooms: new RegExp(`^(${BELOW_PAGES}|${DOMAIN}|${UI})$`),
    packages: APP_PACKAGES,
  },
  {
    name: 'app/frame/$1',
    at: /^packages\/app\/src\/frame\/(app|public)\//,
    rooms: new RegExp(`^(${BELOW_PAGES}|${DOMAIN}|${UI})$`),
    packages: APP_PACKAGES,
  },
  {
    // The pages without login, which alone stand in the public frame.
    name: 'app/areas/$1',
    at: /^packages\/app\/src\/areas\/(session|legal|qr-code|card-bridge)\//,
    rooms: new RegExp(`^(${BELOW_PAGES}|app/frame/public|${DOMAIN}|${UI})$`),
    packages: APP_PACKAGES,
  },
  {
    name: 'app/areas/$1',
    at: /^packages\/app\/src\/areas\/([^/]+)\//,
    rooms: new RegExp(`^(${BELOW_PAGES}|${DOMAIN}|${UI})$`),
    packages: APP_PACKAGES,
  },
  {
    name: 'app/boot',
    at: /^packages\/app\/src\/boot\//,
    rooms: /^(app\/.+|ui\/(?!testing).+|themes(\/build)?|domain\/(?!fixtures).+)$/,
    packages: only(
      REACT,
      'react-dom/server',
      'jotai(/.+)?',
      '@tanstack/react-router',
      'styled-components',
      ZOD,
    ),
  },
  {
    name: 'app/deploy',
    at: /^packages\/app\/(deploy\/|(vite\.config|chunks)\.ts$)/,
    rooms: /^(app\/(deploy|boot)|themes(\/build)?|domain\/(?!fixtures).+)$/,
    packages: only('vite', '@vitejs/plugin-react', 'node:.+', ZOD),
  },
  {
    name: 'sandbox',
    at: /^packages\/sandbox\//,
    rooms: /^(domain\/.+|themes)$/,
    packages: only('hono(/.+)?', 'fflate', 'ws', ZOD, 'node:.+'),
  },
  {
    // A product of its own: it knows nothing of this one, which tells it what it needs in visual.config.ts.
    name: 'visual',
    at: /^packages\/visual\//,
    rooms: /^$/,
    packages: only('@axe-core/playwright', 'parsel-js', 'playwright', 'vite', ZOD, 'node:.+'),
  },
  // tools: the catalogue of requirements, whose words its pages say; visual: the built Storybook, for the test of its own page.
  {
    name: 'storybook',
    at: /^\.storybook\//,
    rooms: /^(tools|visual|(ui|themes|domain)(\/.+)?)$/,
    packages: /./,
  },
  { name: 'e2e', at: /^e2e\//, rooms: /./, packages: /./ },
  { name: 'tools', at: /^tools\//, rooms: /./, packages: /./ },
]

/** Files that may also use `domain/fixtures`, `ui/testing`, the sandbox and the tools of testing. */
export const TEST_FILE = /(\.(test|stories)\.tsx?$|\/story[A-Z][A-Za-z]*\.tsx?$|\/testing\/|\/bench\/)/
export const TEST_PACKAGES =
  /^(vitest(\/.+)?|fast-check|storybook(\/.+)?|@storybook\/react-vite|@vitest\/.+|node:.+|react|react-dom(\/.+)?|styled-components|zod(\/mini)?|ws|jsqr|jotai(\/.+)?)$/

/** What stands behind a package's door, for the message. */
export const DOORS: Readonly<Record<string, string>> = {
  ky: 'app/gateways',
  '@tanstack/query-core': 'app/gateways',
  '@stomp/stompjs': 'app/live',
  'maplibre-gl': 'ui/map',
  '@tanstack/react-router': 'app/areas and app/boot',
  'styled-components': 'ui',
}
