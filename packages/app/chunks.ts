import type { Plugin } from 'vite'

/**
 * Files of the build that most pages need, each module in one file.
 *
 * Left alone the bundler makes a file for each set of pages that share something: with twenty areas some sixty of them,
 * most under one kilobyte, which compress badly. What the first load needs is put together here by hand, by rooms where a
 * room is needed whole; everything else, above all a page's own code, is split as ever. `pnpm bundles` fails when a module
 * is put where its page does not need it, the build when a part of this list meets no module.
 */

/** Parts of a path below `folder`: `ui/src/primitives/Card`; a name may be a pattern. */
const inside = (folder: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => `${folder}/${name}`)

/** Needed before anybody has signed in, and ever after. */
const BASE = [
  ...inside(
    'node_modules',
    ...['react', 'react-dom', 'scheduler', 'styled-components', 'stylis', 'ky', 'zod', 'jotai'],
    ...['@date-fns', '@radix-ui/react-(?:compose-refs|slot)'],
  ).map((name) => `${name}/`),
  ...inside('domain/src', 'wire/', 'permissions/', 'routing/(?!links)'),
  ...inside('domain/src/tenants', 'country', 'tenant\\.', 'start', 'language'),
  ...inside('domain/src/money', 'format', 'hundredths', 'currency'),
  ...inside('domain/src/time', 'zone', 'wall', 'format'),
  ...inside('app/src', 'ports/', 'gateways/(?!queryAtom|download|geocoder)'),
  ...inside('app/src', 'kit/access/useSession', 'kit/boundaries/Boundary', 'resources/session'),
  ...inside('app/src', 'boot/environmentSchema', 'features/consent', 'kit/writes/alone', 'kit/writes/locks'),
  'domain/src/writes/journal',
  ...inside('ui/src', 'foundations/', 'messages/(?!catalogues)', 'forms/Field/'),
  ...inside('ui/src/primitives', 'TextLink', 'Spinner', 'Tooltip', 'Toast', 'IconButton', 'Banner'),
  ...inside('ui/src/primitives', 'Button/Button\\.'),
  ...inside('ui/src/layout', 'Notice', 'CenteredPage', 'SkipLink', 'AppShell', 'shellMeasures'),
  ...inside('ui/src/widgets/shell', 'choices', 'CookieBanner', 'ShellFooter'),
  ...inside('ui/src/widgets/shell/Failure', 'ErrorDetails', 'LostChunk', 'AppError'),
]

/** Needed by every page behind the sign-in. */
const SIGNED_IN = [
  ...inside(
    'node_modules',
    ...['@floating-ui', '@radix-ui', 'aria-hidden', 'use-sync-external-store'],
    '@tanstack/(?:query-core|router-core|history|react-router|react-store|store)',
  ).map((name) => `${name}/`),
  'ui/stand-ins/',
  ...inside('ui/src/primitives', 'Button/ButtonLink', 'Card', 'EmptyState', 'ErrorState', 'Skeleton'),
  ...inside('ui/src/primitives', 'StatusMark', 'Panel'),
  ...inside('ui/src/primitives/Dialog', 'Dialog\\.styles', 'useFocusReturn', 'CloseCorner'),
  ...inside('ui/src/layout', 'PageHeader', 'Stack'),
  ...inside('domain/src', 'time/(?:days|parse)', 'text/fold', 'notifications/(?:eventType|schema)'),
  ...inside('ui/src/forms', 'Combobox/listKeys', 'picking/optionText'),
  ...inside('app/src', 'gateways/queryAtom', 'live/hooks', 'live/throttled', 'features/network'),
  ...inside('app/src/kit', 'access/(?!useSession)', 'address', 'reading', 'boundaries/PanelBoundary'),
  ...inside('domain/src', 'routing/links', 'stations/status\\.', 'stations/condition', 'stations/errorCode'),
  ...inside('ui/src', 'primitives/Dialog/Overlay', 'primitives/Dialog/keepForToasts'),
  ...inside(
    'ui/src/widgets',
    'alerts/reportedError',
    'alerts/EventIcon',
    'alerts/useEventLabel',
    'conditions',
    'home/useHomePanel',
  ),
]

/** What every chart is drawn with. */
const PLOT = [
  ...inside('node_modules', 'd3-array/', 'classnames/'),
  ...inside('ui/src/charts', 'parts', 'ChartFrame', 'csv', 'savePng', 'useInlineSize'),
]

/** A part of a path for either separator. */
const pattern = (part: string): string => part.replaceAll('/', '[\\\\/]')
const among = (parts: readonly string[]) => new RegExp(parts.map(pattern).join('|'))

export const CHUNKS = {
  groups: [
    { name: 'base', priority: 3, test: among(BASE) },
    { name: 'signed-in', priority: 2, test: among(SIGNED_IN) },
    { name: 'plot', priority: 1, test: among(PLOT) },
  ],
}

/** Parts that meet none of these modules: a file or a room that is not there any more. */
const idleParts = (modules: readonly string[]): readonly string[] =>
  [BASE, SIGNED_IN, PLOT].flat().filter((part) => !modules.some((id) => new RegExp(pattern(part)).test(id)))

/** Fails the build where a part of the lists above meets no module. */
export function chunksMeetModules(): Plugin {
  return {
    name: 'corrente:chunks-meet-modules',
    apply: 'build',
    generateBundle() {
      const idle = idleParts([...this.getModuleIds()])
      if (idle.length > 0) this.error(`chunks.ts names what the build has not: ${idle.join(', ')}`)
    },
  }
}
