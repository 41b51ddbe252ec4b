import { join } from 'node:path'
import type { ScrolledList } from './room/scroll.ts'

/** Rows in a box of 640 px, some more on each side, one cut at each edge, and the one with the focus. */
const rowsMax = (height: number, more = 8): number => Math.ceil(640 / height) + 2 * more + 3
const widget = (name: string) => `widgets/${name}/bench`

/** The long lists that are scrolled through, each a bench by its name. */
export const LISTS: Readonly<Record<string, ScrolledList>> = {
  list: { folder: widget('stations'), what: '10,000 rows', rowsMax: rowsMax(72) },
  recharges: { folder: widget('transactions'), what: '10,000 recharges', rowsMax: rowsMax(40) },
  vouchers: { folder: widget('vouchers'), what: '10,000 vouchers', rowsMax: rowsMax(40) },
  groups: { folder: widget('virtual-groups'), what: '10,000 virtual groups', rowsMax: rowsMax(40) },
  tags: { folder: widget('tags'), what: '10,000 tags', rowsMax: rowsMax(40) },
  users: { folder: widget('users'), what: '10,000 users', rowsMax: rowsMax(40) },
  log: { folder: widget('logs'), what: '100,000 lines', rowsMax: rowsMax(24, 12) },
  tasks: { folder: `${widget('operations')}/tasks`, what: '10,000 tasks', rowsMax: rowsMax(40) },
  profiles: {
    folder: widget('charging-profiles'),
    what: '10,000 charging profiles',
    rowsMax: rowsMax(40),
  },
  usage: { folder: widget('analytics'), what: '365 days', rowsMax: 1 },
}

/** The benches in their order: each prints a table and ends with 1 when a limit is broken. */
const BENCHES: readonly string[] = [
  'live',
  'map',
  ...Object.keys(LISTS),
  'chart',
  'rows',
  'transfer',
  'week',
  'book',
  'public',
  'first-load',
  'hour',
]

/** Too long for a run of all: by its name alone. */
const ALONE: readonly string[] = ['memory']

/** The program of a bench, with what it is told. */
export const programOf = (name: string): readonly string[] =>
  name in LISTS ? [join(import.meta.dirname, 'scroll.ts'), name] : [join(import.meta.dirname, `${name}.ts`)]

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
