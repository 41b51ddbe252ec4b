// `pnpm bench beside [--base REF] [--rounds N] [--short] [name …]`: each bench in turn on the product of another commit and
// on ours (A B A B), and one table of both. Fails where a figure is more than a fifth worse, or a limit is broken in every
// round of ours. Ruler and back end are this tree's for both; a bench of the kit takes the page that stands beside the
// components, which alone knows their props of that day.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chosenBenches, programOf } from '../benches.ts'
import { type Figure, readFigures } from '../figures.ts'
import { OWN_TREE } from '../product.ts'
import { chooseBase, withBase } from './base.ts'
import { type Compared, compare, fails } from './compare.ts'
import { run } from './processes.ts'

interface Measured {
  readonly figures: readonly Figure[]
  readonly isInLimits: boolean
}

async function measure(
  bench: string,
  product: string,
  flags: readonly string[],
  stopped: AbortSignal,
): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'corrente-figures-'))
  const file = join(folder, 'figures.jsonl')
  try {
    const env = { BENCH_FIGURES: file, BENCH_PRODUCT: product }
    const status = await run(OWN_TREE, [process.execPath, ...programOf(bench), ...flags], stopped, env)
    return { figures: readFigures(file), isInLimits: status === 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Result {
  readonly bench: string
  readonly rows: readonly Compared[]
  /** In no round of ours the limits of the bench held, or it could not be played. */
  readonly isBroken: boolean
}

const numberOf = (value: number | undefined, unit: string): string =>
  value === undefined ? '–' : `${value.toFixed(value < 20 ? 1 : 0)} ${unit}`

const SAID = { ok: 'ok', worse: 'WORSE', new: 'not at the base', gone: 'MISSING NOW' } as const

/** The table of all benches, with what failed. */
function say(results: readonly Result[]): void {
  const cells = results.flatMap(({ bench, rows }) =>
    rows.map(({ name, unit, base, now, ratio, verdict }) => [
      `${bench}: ${name}`,
      numberOf(base, unit),
      numberOf(now, unit),
      ratio?.toFixed(2) ?? '–',
      SAID[verdict],
    ]),
  )
  const table = [['figure, best of all rounds', 'base', 'now', 'ratio', ''], ...cells]
  const width = Math.max(...table.map(([name = '']) => name.length))
  console.log('')
  for (const [name = '', base = '', now = '', ratio = '', verdict = ''] of table)
    console.log(
      `${name.padEnd(width)}  ${base.padStart(14)}  ${now.padStart(14)}  ${ratio.padStart(6)}  ${verdict}`.trimEnd(),
    )
  for (const { bench, rows, isBroken } of results) {
    if (isBroken) console.log(`FAIL ${bench}: its limits held in no round`)
    if (rows.length === 0) console.log(`FAIL ${bench}: no figure on either side`)
  }
  const failed = results.flatMap(({ rows }) => rows).filter(fails).length
  console.log(`${failed} of ${cells.length} figures failed`)
}

/** @returns the exit status */
export async function benchBeside(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      base: { type: 'string' },
      rounds: { type: 'string', default: '2' },
      short: { type: 'boolean', default: false },
    },
  })
  const benches = chosenBenches(positionals)
  const rounds = Math.max(2, Number(values.rounds) || 0)
  const flags = values.short ? ['--short'] : []
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stop.abort(new Error(`ended by ${signal}`)))
  try {
    const { ref, commit } = chooseBase(values.base)
    console.log(`Beside ${ref} (${commit.slice(0, 10)}), ${rounds} rounds of each`)
    const results = await withBase(commit, stop.signal, async (root) => {
      const all: Result[] = []
      for (const bench of benches) {
        const [base, now]: [Measured[], Measured[]] = [[], []]
        for (let round = 1; round <= rounds; round += 1)
          for (const [side, product, into] of [
            ['base', root, base],
            ['now', OWN_TREE, now],
          ] as const) {
            console.log(`\n# ${bench}, round ${round}, ${side}`)
            into.push(await measure(bench, product, flags, stop.signal))
          }
        const figures = (side: readonly Measured[]) => side.flatMap((one) => one.figures)
        all.push({
          bench,
          rows: compare(figures(base), figures(now)),
          isBroken: !now.some(({ isInLimits }) => isInLimits),
        })
      }
      return all
    })
    say(results)
    return results.some(({ rows, isBroken }) => isBroken || rows.length === 0 || rows.some(fails)) ? 1 : 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}
