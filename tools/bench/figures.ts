import { appendFileSync, existsSync, readFileSync } from 'node:fs'

export type Unit = 'ms' | 's' | '%'

/** What something costs: less is better. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: Unit
}

/**
 * Keeps a figure for `pnpm bench beside`, a line of JSON in the file that it names; without it nothing is kept.
 * @param name the same in every run: no measured number stands in it
 */
export function figure(name: string, value: number, unit: Unit): void {
  const file = process.env.BENCH_FIGURES
  if (file) appendFileSync(file, `${JSON.stringify({ name, value, unit } satisfies Figure)}\n`)
}

/** What a bench has kept; nothing where it ended before its first figure. */
export const readFigures = (file: string): readonly Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Figure)
    : []
