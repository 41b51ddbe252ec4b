/** Licences that a package in the product may have: those that ask for no more than their notice, and the font's. */
export const LICENCES: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  '(MIT OR Apache-2.0)',
  // As @visx/vendor writes it.
  'MIT and ISC',
])

/** Minutes that a version is out before it is taken: 14 days. pnpm compares it with the registry at each `pnpm install`. */
export const LEAST_AGE = 14 * 24 * 60
/** Packages whose install scripts run: Node itself, and esbuild, which Storybook brings. */
const WITH_SCRIPTS = ['esbuild', 'node']

/** The lines of one list or map of `pnpm-workspace.yaml`. */
const linesOf = (settings: string, name: string): string[] => {
  const [, block = ''] = new RegExp(`^${name}:\\n((?: +.*\\n)+)`, 'm').exec(settings) ?? []
  return block.split('\n').flatMap((line) => line.trim() || [])
}

/**
 * What is wrong with how packages come in.
 * @param settings - `pnpm-workspace.yaml`
 * @param lockFile - `pnpm-lock.yaml`
 * @param page - says of each younger version why it was taken
 */
export const supplyProblems = (settings: string, lockFile: string, page: string): string[] => {
  const problems: string[] = []
  const age = Number(/^minimumReleaseAge: (\d+)$/m.exec(settings)?.[1] ?? '0')
  if (age < LEAST_AGE) problems.push(`minimumReleaseAge: ${age} minutes are less than 14 days`)
  if (!/^minimumReleaseAgeStrict: true$/m.test(settings)) problems.push('minimumReleaseAgeStrict is not true')
  for (const line of linesOf(settings, 'minimumReleaseAgeExclude')) {
    const version = line.replace(/^- "?|"$/g, '')
    if (!/^(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/.test(version))
      problems.push(`${version}: is not one version`)
    else if (!new RegExp(`^ {2}'?${RegExp.escape(version)}'?:$`, 'm').test(lockFile))
      problems.push(`${version}: is not in the lock file any more`)
    if (!page.includes(`\`${version}\``)) problems.push(`${version}: no page says why it was taken so young`)
  }
  const scripts = linesOf(settings, 'allowBuilds').flatMap((line) => /^(.+): true$/.exec(line)?.[1] ?? [])
  if (scripts.sort().join() !== WITH_SCRIPTS.join())
    problems.push(`install scripts run for ${scripts.join(', ')}`)
  if (/^dangerouslyAllowAllBuilds: true$/m.test(settings))
    problems.push('install scripts run for all packages')
  const packages = lockFile.slice(lockFile.indexOf('\npackages:\n'), lockFile.indexOf('\nsnapshots:\n'))
  for (const [, id = '', resolution = ''] of packages.matchAll(/^ {2}(\S+):\n {4}resolution: (.*)$/gm))
    if (!resolution.includes('integrity: sha512-')) problems.push(`${id}: has no integrity`)
  return problems
}

/** What is wrong with the versions that a `package.json` asks for: each is one version, types of Node but for their major. */
export const versionProblems = (path: string, text: string): string[] => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string> | undefined
  > // our own file
  return Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) =>
    /^(?:\d+\.\d+\.\d+|workspace:\*)$/.test(version) || MAJORS.has(name)
      ? []
      : [`${path}: ${name} ${version}`],
  )
}
/** Node's own line, of which the lock file holds one. */
const MAJORS = new Set(['node', '@types/node'])
