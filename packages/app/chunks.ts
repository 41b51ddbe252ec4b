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

/**
 * What a document's own script needs, and nothing of the product: it runs before the rest has come. Whatever is named
 * here is small and imports nothing of `base`.
 */
const EARLY = [
  ...inside(
    'app/src/boot',
    'early\\.',
    'handshake',
    'lostChunk\\.',
    'page\\.',
    'trustedTypes',
    'lastResort',
    'warmStores',
    'consent',
    'drawn/stand',
    'humanCheck/load',
  ),
  ...inside('domain/src/routing', 'match', 'routes'),
  ...inside('ui/src/messages', 'loadCatalogue', 'languages'),
  ...inside('app/src/kit/area', 'defineArea'),
  'virtual:corrente/tenants',
  'vite/preload-helper',
]

/** Needed before anybody has signed in, and ever after. */
const BASE = [
  ...inside(
    'node_modules',
    ...['react', 'react-dom', 'scheduler', 'styled-components', 'stylis', 'ky', 'jotai'],
    ...['@date-fns', '@radix-ui/react-(?:compose-refs|slot)'],
  ).map((name) => `${name}/`),
  ...inside('domain/src', 'wire/(?!zod|looseSchemas|row)', 'permissions/', 'routing/(?!links)'),
  ...inside('domain/src/tenants', 'country', 'tenant\\.', 'start', 'language'),
  ...inside('domain/src/money', 'format', 'hundredths', 'currency'),
  ...inside('domain/src/time', 'zone', 'wall', 'format'),
  ...inside('app/src', 'ports/', 'gateways/(?!queryAtom|download|geocoder)'),
  ...inside('app/src', 'kit/access/useSession', 'kit/boundaries/Boundary', 'resources/session'),
  ...inside(
    'app/src',
    'features/(?:consent|crossing|online|support-file/Support)',
    'kit/writes/alone',
    'kit/writes/locks',
  ),
  'domain/src/text/personal',
  // Of the password's field and of the user's menu.
  'lucide-react/dist/esm/icons/eye-off\\.',
  'domain/src/writes/journal',
  'domain/src/session/messages',
  ...inside(
    'ui/src',
    'foundations/(?!flushGhost|loadable|listTarget)',
    'messages/(?!catalogues|pseudo)',
    'forms/Field/',
  ),
  ...inside('ui/src/primitives', 'TextLink', 'Spinner', 'Tooltip', 'Toast', 'IconButton', 'Banner'),
  ...inside('ui/src/primitives', 'Button/Button\\.'),
  ...inside('ui/src/layout', 'Notice', 'CenteredPage', 'SkipLink', 'AppShell', 'shellMeasures', 'titleId'),
  ...inside('ui/src/widgets/shell', 'choices', 'CookieBanner', 'ShellFooter', 'LanguageChoice'),
  ...inside('ui/src/widgets/shell/Failure', 'LostChunk', 'AppError'),
  ...inside('ui/src/forms', 'TextField/', 'SegmentedControl/', 'Checkbox/', 'typing/'),
  ...inside(
    'app/src/boot',
    '(?:start|Page)\\.',
    'world',
    'storage',
    'session\\.',
    'browser',
    'Providers',
    'Links\\.',
  ),
]

/** The schemas' library, and what stands on it alone: whoever reads a reply of the work behind the sign-in has it. */
const SCHEMAS = ['node_modules/zod/', ...inside('domain/src/wire', 'zod\\.', 'looseSchemas', 'row\\.')]

/** Needed by every page without login: one file in place of a dozen of two kilobytes each. */
const PUBLIC = [
  ...inside(
    'app/src',
    'boot/(?:startPublic|Public)',
    'frame/public/',
    'areas/session/(?:use(?!Recovery)|SignInPage)',
  ),
  ...inside('ui/src', 'forms/PasswordField/', 'forms/HumanCheck/', 'widgets/session/SessionForm/'),
  ...inside('ui/src/widgets/session', 'PublicPage', 'SignInForm'),
  'domain/src/session/email',
]

/** Needed by every page behind the sign-in. */
const SIGNED_IN = [
  // Home's change and every table's sort: in the tables' chunk they would bring it to home.
  ...inside('lucide-react/dist/esm/icons', 'arrow-up\\.', 'arrow-down\\.'),
  ...inside(
    'node_modules',
    ...['@floating-ui', '@radix-ui/(?!react-(?:tabs|roving-focus|collection))[\\w-]+', 'aria-hidden'],
    'use-sync-external-store',
    '@tanstack/(?:query-core|router-core|history|react-router|react-store|store)',
  ).map((name) => `${name}/`),
  'ui/stand-ins/',
  ...inside('ui/src/foundations', 'flushGhost', 'loadable', 'listTarget'),
  'lucide-react/dist/esm/icons/(?:zap|calendar-days)\\.',
  ...inside(
    'ui/src/primitives',
    'Button/ButtonLink',
    'Card',
    'EmptyState',
    'ErrorState',
    'LatePart',
    'Skeleton',
  ),
  ...inside(
    'ui/src/primitives',
    'StatusMark',
    'Panel',
    'AlertDialog/AlertDialog\\.',
    'Popover/',
    'KeyHint/',
    'Badge/',
  ),
  ...inside('domain/src', 'paging/', 'time/timeOfDay'),
  ...inside(
    'lucide-react/dist/esm/icons',
    'settings-2',
    'sliders-',
    'chevron-',
    'bell-off',
    'search',
    'zap',
    'list\\.',
    'wallet',
    'inbox',
    'receipt-text',
    'ticket\\.',
    'nfc\\.',
    'file-text',
    'users\\.',
    'square-terminal',
    'arrow-left\\.',
    'lock-keyhole',
    'split\\.',
    'tag\\.',
    'mail\\.',
    'circle-question-mark',
    'plug-zap',
    'octagon-x',
    'credit-card',
    'user-round\\.',
    'rotate-cw\\.',
  ),
  'ui/src/primitives/Drawer/',
  ...inside('ui/src/primitives/Dialog', 'Dialog\\.styles', 'useFocusReturn', 'CloseCorner'),
  ...inside('ui/src/layout', 'PageHeader', 'Stack'),
  ...inside('domain/src', 'time/(?:days|parse)', 'text/fold', 'notifications/(?:eventType|schema|list)'),
  ...inside('ui/src/forms', 'Combobox/listKeys', 'picking/optionText', 'DateRangePicker/dayText'),
  ...inside(
    'app/src',
    'gateways/queryAtom',
    'live/hooks',
    'features/network/(?!useChanges|networkTally)',
    'features/sentCommands',
    'features/zones',
  ),
  ...inside(
    'app/src/kit',
    'access/(?!useSession|useGranted|useHref)',
    'address',
    'reading',
    'boundaries/PanelBoundary',
  ),
  ...inside(
    'domain/src',
    'routing/links',
    'stations/status\\.',
    'stations/condition',
    'stations/broken',
    'stations/errorCode',
  ),
  ...inside('ui/src', 'primitives/Dialog/Overlay', 'primitives/Dialog/keepForToasts'),
  ...inside(
    'ui/src/widgets',
    'alerts/reportedError',
    'alerts/EventIcon',
    'alerts/useEventLabel',
    'alerts/NotificationList',
    'conditions',
    'home/useHomePanel',
    'shell/LiveState/LiveState\\.styles',
  ),
]

/** The one machine of all writes, of the QR page too. */
const WRITES = ['app/src/kit/writes/(?!useOnceQuestion|useRun|many)', 'domain/src/writes/']

/** What lists and forms are made of; home has none of it. */
const WORK = [
  ...inside('node_modules/@tanstack', '(?:react-)?table', '(?:react-)?virtual'),
  ...inside(
    'ui/src',
    'table/(?!use)',
    'widgets/lists/',
    'forms/Select/',
    'forms/Switch/',
    'forms/FieldGroup/',
  ),
  ...inside(
    'app/src/kit',
    'lists/',
    'forms/',
    'access/(?:useGranted|useHref)',
    'deletion/',
    'workers/',
    'writes/(?:useOnceQuestion|useRun|many)',
  ),
  'domain/src/forms/',
  // Small ones that nearly every list or form has: a file for each would be a request for each.
  'ui/src/widgets/financial/useMoneyWords',
  ...inside('app/src/features', 'card-switch/useMayFindByCard', 'case-link'),
  'domain/src/logs/personal',
  'ui/src/widgets/transactions/RechargeCard/priceLines',
  ...inside('domain/src', 'financial/(?:status|duplicates)', 'operations/answers'),
  'app/src/areas/analytics/useMade',
  ...inside('ui/src/forms', 'SearchField/', 'RadioGroup/', 'MaskedField/'),
  'ui/src/widgets/once-only/OnceDialog/OnceDialog',
  ...inside('domain/src/text', 'decimal', 'masks', 'maskEdit', 'numberEdit'),
  ...inside(
    'app/src/resources',
    'accounts',
    'oneRecord',
    'recordWrites',
    'reportPermissions',
    'movements',
    'task-list/',
    'stationEvents',
    'stationRecharges',
  ),
  ...inside(
    'lucide-react/dist/esm/icons',
    'download\\.',
    'file-spreadsheet\\.',
    'pencil\\.',
    'plus\\.',
    'printer\\.',
  ),
]

/** The menu of commands, wherever a station is seen: a file for each of its parts would be named in the first load. */
const COMMANDS = [
  ...inside('app/src/features/command-links', 'CommandsOf\\.', 'useCommandLinks'),
  ...inside('domain/src/operations', 'place\\.', 'commands\\.'),
  'ui/src/widgets/stations/StationCommands/',
]

/** What attempts, hours and money are made of: three pages, one file. */
const BOOK = ['domain/src/book/(?!case)']

/** What every chart is drawn with. */
const PLOT = [
  ...inside('node_modules', 'd3-array/', 'classnames/'),
  ...inside('ui/src/charts', 'parts', 'ChartFrame', 'csv', 'useInlineSize'),
]

/** A part of a path for either separator. */
const pattern = (part: string): string => part.replaceAll('/', '[\\\\/]')
const among = (parts: readonly string[]) => new RegExp(parts.map(pattern).join('|'))

/** The words that a sign-in speaks, a file for each language. */
const FIRST_WORDS = /[\\/]catalogues[\\/](?:common|shell|session)\.([\w-]+)\.json$/
const wordsOf = (id: string): string => `words.${FIRST_WORDS.exec(id)?.[1] ?? ''}`

/** What most pages behind the sign-in speak besides their own. */
const WORK_WORDS =
  /[\\/]catalogues[\\/](?:live|alerts|stations|table|controls|views|reports|once-only|charts)\.([\w-]+)\.json$/
const workWordsOf = (id: string): string => `work.${WORK_WORDS.exec(id)?.[1] ?? ''}`

export const CHUNKS = {
  groups: [
    { name: 'early', priority: 4, test: among(EARLY) },
    { name: 'base', priority: 3, test: among(BASE) },
    { name: 'schemas', priority: 3, test: among(SCHEMAS) },
    { name: 'signed-in', priority: 2, test: among(SIGNED_IN) },
    { name: 'public-pages', priority: 2, test: among(PUBLIC) },
    { name: 'plot', priority: 1, test: among(PLOT) },
    { name: 'book', priority: 1, test: among(BOOK) },
    { name: 'commands', priority: 1, test: among(COMMANDS) },
    { name: wordsOf, priority: 5, test: FIRST_WORDS },
    { name: workWordsOf, priority: 5, test: WORK_WORDS },
    { name: 'writes', priority: 1, test: among(WRITES) },
    { name: 'work', priority: 0, test: among(WORK) },
  ],
}

/** Parts that meet none of these modules: a file or a room that is not there any more. */
const idleParts = (modules: readonly string[]): readonly string[] =>
  [EARLY, BASE, SCHEMAS, SIGNED_IN, PUBLIC, WRITES, WORK, PLOT]
    .flat()
    .filter((part) => !modules.some((id) => new RegExp(pattern(part)).test(id)))

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

/** Files whose functions nearly all run before their page can be used. */
const ALL_CALLED: ReadonlySet<string> = new Set(['base', 'public-pages'])

/**
 * Says in a file's first line that all its functions are called at once: Chromium then compiles them beside the main
 * thread, left alone it compiles each on its first call (explicit compile hints). Other browsers read a comment.
 */
export function compileHints(): Plugin {
  return {
    name: 'corrente:compile-hints',
    apply: 'build',
    generateBundle: {
      // After the bundler's own last lines, which it puts first.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && ALL_CALLED.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
