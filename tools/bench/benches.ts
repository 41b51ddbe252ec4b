/** The benches in their order: each a program of its own that prints a table and ends with 1 when a limit is broken. */
const BENCHES: readonly string[] = [
  'live',
  'map',
  'list',
  'recharges',
  'vouchers',
  'groups',
  'tags',
  'users',
  'chart',
  'rows',
  'log',
  'transfer',
  'tasks',
  'profiles',
  'week',
  'usage',
  'book',
  'public',
  'first-load',
  'hour',
]

/** Too long for a run of all: by its name alone. */
const ALONE: readonly string[] = ['memory']

/** The named benches, or all. Ends the program where there is none of such a name. */
export function chosenBenches(names: readonly string[]): readonly string[] {
  const known = [...BENCHES, ...ALONE]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`No bench is called ${unknown.join(', ')}; there are: ${known.join(', ')}`)
    process.exit(2)
  }
  return names.length > 0 ? names : BENCHES
}
