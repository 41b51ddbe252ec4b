/**
 * Files of the build that most pages need, each module in one file.
 *
 * Left alone the bundler makes a file for each set of pages that share something: with twenty areas some sixty of them,
 * most under one kilobyte, which compress badly. What the first load needs is put together here by hand; everything
 * else, above all a page's own code, is split as ever. `pnpm bundles` fails when a module is put where its
 * page does not need it.
 */

/** One regular expression out of parts of paths, for either separator. */
const among = (...parts: readonly string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'))

/** `ui/src/primitives/Card` as a part of a path; a name may be a pattern. */
const inside = (folder: string, ...names: readonly string[]) => `${folder}/(?:${names.join('|')})`

/** Needed before anybody has signed in, and ever after. */
const BASE = among(
  `${inside('node_modules', 'react', 'react-dom', 'scheduler', 'styled-components', 'stylis', 'ky', 'zod', 'jotai', '@date-fns', '@radix-ui/react-(?:compose-refs|slot)')}/`,
  inside('domain/src', 'wire/', 'permissions/'),
  inside('domain/src/routing', 'menu', 'routes', 'match', 'weekday', 'path'),
  `${inside('domain/src/tenants', 'country', 'tenant', 'start', 'language')}\\.`,
  inside('domain/src/money', 'format', 'hundredths', 'coin'),
  inside('domain/src/time', 'zone', 'wall', 'format'),
  `${inside('app/src/gateways', 'body', 'exchange', 'headers', 'path', 'gateway', 'gateways', 'ring')}\\.`,
  'app/src/resources/session\\.',
  'app/src/kit/access/useSession\\.',
  'app/src/ports/',
  'ui/src/foundations/',
  'ui/src/messages/(?!catalogues)',
  'ui/src/forms/Field/',
  inside(
    'ui/src/primitives',
    'TextLink',
    'Spinner',
    'Tooltip',
    'Toast',
    'IconButton',
    'Banner',
    'Button/Button\\.',
  ),
  inside('ui/src/layout', 'Notice', 'CenteredPage', 'SkipLink', 'AppShell', 'shellMeasures'),
  inside('ui/src/widgets/shell', 'Choices/choices', 'CookieBanner', 'ShellFooter'),
  inside('ui/src/widgets/shell/Failure', 'ErrorDetails', 'LostChunk', 'AppError'),
)

/** Needed by every page behind the sign-in. */
const KIT = among(
  `${inside('node_modules', '@floating-ui', '@radix-ui', '@tanstack/(?:router-core|history|react-router|react-store|store)', 'aria-hidden', 'use-sync-external-store')}/`,
  'ui/stand-ins/',
  inside(
    'ui/src/primitives',
    'Button/ButtonLink',
    'Card',
    'EmptyState',
    'ErrorState',
    'Skeleton',
    'StatusMark',
    'Panel',
    'Dialog/(?:Dialog\\.styles|useFocusReturn|CloseCorner)',
  ),
  inside('ui/src/layout', 'PageHeader', 'Stack'),
  inside('domain/src', 'time/(?:days|parse)', 'text/fold', 'notifications/(?:eventType|schema)'),
  'ui/src/forms/Combobox/listKeys',
  'ui/src/forms/picking/optionText',
  'ui/src/widgets/alerts/reportedError',
)

/** What every chart is drawn with. */
const PLOT = among(
  `${inside('node_modules', 'd3-array', 'classnames')}/`,
  inside('ui/src/charts', 'parts', 'ChartFrame', 'csv', 'savePng', 'useInlineSize'),
)

export const CHUNKS = {
  groups: [
    { name: 'base', priority: 3, test: BASE },
    { name: 'kit', priority: 2, test: KIT },
    { name: 'plot', priority: 1, test: PLOT },
  ],
}
