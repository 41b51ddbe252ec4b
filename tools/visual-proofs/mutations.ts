/** One change, and the stories in which it must show. */
export interface Mutation {
  name: string
  /** Path from the repository's root; in a built Storybook, where `isBuilt` says so. */
  file: string
  from: string | RegExp
  to: string
  /** The file lies in the built Storybook: nothing has to be built again. */
  isBuilt?: boolean
  /** Written down from the sources, before any run: stories, all of whose themes (or the given ones) differ. */
  stories: readonly string[]
  /** What the report says that it is; nothing where only a theme's values are others. */
  says?: string
  themes?: readonly string[]
}

/** The stories among which proofs look: those that a mutation touches, and as many that it must not. */
export const PROOF_STORIES: readonly string[] = [
  'foundations-every-token--states',
  'foundations-states--pressed',
  'primitives-badge--contents',
  'primitives-badge--states',
  'primitives-card--contents',
  'primitives-card--states',
  'proofs-fixtures--overlapping',
  'widgets-stations-connectoricon--states',
]

/** Where those stand, for a Storybook that is built in seconds. */
export const PROOF_FILES: readonly string[] = [
  './pages/EveryToken.stories.tsx',
  './pages/{Fixtures,States}.stories.tsx',
  '../packages/ui/src/primitives/{Badge,Card}/*.stories.tsx',
  '../packages/ui/src/widgets/stations/ConnectorIcon/*.stories.tsx',
]

const UI = 'packages/ui/src'

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'one token of one tenant, one step of one channel',
    file: 'tenants/brasa/skin.css',
    isBuilt: true,
    // `brand-text` is read by no component of these stories: only the sheet of every token shows it.
    from: /(\[data-tenant="brasa"\]\[data-scheme="light"\]\{[^}]*--brand-text:#[0-9a-f]{5})([0-9a-f])/,
    to: 'one step',
    stories: ['foundations-every-token--states'],
    themes: ['brasa.light'],
  },
  {
    name: 'one pixel of padding in Badge',
    file: `${UI}/primitives/Badge/Badge.tsx`,
    from: 'padding: 0 6px;',
    to: 'padding: 0 7px;',
    stories: ['primitives-badge--contents', 'primitives-badge--states'],
    says: 'padding',
  },
  {
    name: 'one weight of Badge’s words',
    file: `${UI}/primitives/Badge/Badge.tsx`,
    from: /font-weight: \$\{theme\.font\.weight\.medium\};/,
    to: 'font-weight: 700;',
    stories: ['primitives-badge--contents', 'primitives-badge--states'],
    says: 'font-weight',
  },
  {
    name: 'a hard-coded colour in Card',
    file: `${UI}/primitives/Card/Card.tsx`,
    from: /background: \$\{theme\.bg\.surface\};/,
    to: 'background: #e7ebf3;',
    stories: ['primitives-card--contents', 'primitives-card--states'],
    says: 'background',
  },
  {
    name: 'a hover colour only, of Button',
    file: `${UI}/primitives/Button/Button.styles.ts`,
    from: /:hover \{ background: \$\{theme\.brand\.bgHover\}; \}/,
    to: ':hover { background: var(--danger-solid); }',
    stories: ['foundations-states--pressed'],
    says: 'background (hover)',
  },
  {
    name: 'a pressed colour only, of Button',
    file: `${UI}/primitives/Button/Button.styles.ts`,
    from: /:active \{ background: \$\{theme\.brand\.bgActive\}; \}/,
    to: ':active { background: lime; }',
    stories: ['foundations-states--pressed'],
    says: 'background (active)',
  },
  {
    name: 'one path of a connector’s icon',
    file: `${UI}/widgets/stations/ConnectorIcon/connectorShapes.ts`,
    from: 'M6.6 16.2h10.8',
    to: 'M6.6 16.7h10.8',
    stories: ['widgets-stations-connectoricon--states'],
    says: 'markup',
  },
  {
    name: 'one z-index, of SkipLink',
    file: `${UI}/layout/SkipLink/SkipLink.tsx`,
    from: /z-index: \$\{theme\.z\.tooltip\};/,
    to: 'z-index: 1;',
    stories: ['proofs-fixtures--overlapping'],
    says: 'z-index',
  },
  {
    name: 'control: the time of a transition',
    file: `${UI}/primitives/Button/Button.styles.ts`,
    from: /transition: background-color \$\{theme\.duration\.fast\};/,
    to: 'transition: background-color 333ms;',
    stories: [],
  },
  {
    name: 'control: a component more, so that generated names shift',
    file: `${UI}/primitives/Badge/Badge.tsx`,
    from: 'const Root = styled.span',
    to: 'export const Unused = styled.i`color: red;`\nconst Root = styled.span',
    stories: [],
  },
]

/** The file's new text; throws when there is nothing to replace, as after a change of the product. */
export function mutate({ name, from, to, isBuilt }: Mutation, text: string): string {
  const changed = text.replace(from, (whole: string, before: unknown, digit: unknown) =>
    isBuilt && typeof digit === 'string'
      ? `${String(before)}${(Number.parseInt(digit, 16) ^ 1).toString(16)}`
      : whole.replace(from, to),
  )
  if (changed === text) throw new Error(`${name}: the product no longer holds what this proof changes.`)
  return changed
}
