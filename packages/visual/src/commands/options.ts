import { parseArgs } from 'node:util'
import type { Words } from '../config/settings.ts'
import type { Shard } from '../storybook/stories.ts'

export const COMMANDS = ['check', 'approve', 'report', 'console', 'agree', 'contrast', 'help'] as const
export type Command = (typeof COMMANDS)[number]

/** What the command line asks for. */
export interface Options {
  command: Command
  /** What to approve: stories, brands, groups. */
  words: readonly string[]
  /** Shoots every cell and trusts no key. */
  all: boolean
  shard?: Shard
  /** Ids or patterns. */
  stories?: readonly string[]
  brands?: readonly string[]
  /** Only the dozen brands that show the most between them. */
  representative: boolean
  /** The commit whose pictures are shown as "before". */
  base?: string
  /** Takes no pictures "before": quicker, and enough for an exit code. */
  noBefore: boolean
  /** The folder of another report than this machine's last one. */
  report?: string
  /** The report takes decisions. */
  isServed: boolean
}

/** What a person reads who asks for help: a line per option and command, in the repository's own words. */
export function helpText({ brands, command }: Words): string {
  const lines: readonly (readonly [what: string, does: string])[] = [
    [command, 'checks what a change can have touched'],
    ['  --all', 'every cell of every marked story: also what no key can tell'],
    ['  --stories "primitives-*,…"', 'only these stories, by id or pattern'],
    [`  --${brands} one,two`, `only these ${brands}`],
    ['  --representative', `only the dozen ${brands} that show the most between them`],
    ['  --shard 1/4', 'a quarter of the stories, for four machines'],
    ['  --base main', 'the commit that "before" is taken from'],
    ['  --no-before', 'without pictures "before"'],
    ['  --config file', 'another config than the nearest visual.config.ts'],
    ['', ''],
    [`${command} approve [word …]`, 'makes what the last run saw the baseline: all of it, or the'],
    ['', `causes and groups (c1, g1 … of the report), stories and ${brands} named`],
    [`${command} approve --all`, 'takes the whole baseline anew'],
    [`${command} report`, 'opens the last run’s report'],
    [`${command} report --serve`, 'the same, and takes decisions in the browser'],
    ['  --report folder', 'another report, such as the one that CI kept: to open, and to approve'],
    [`${command} console`, 'shows every story, marked or not, and fails on any error in the console'],
    [`${command} contrast`, `the contrast of every story under the ${brands} that show the most`],
    [`${command} agree`, 'keys in three orders, three runs of a tenth of the stories: the same to the byte'],
  ]
  const width = Math.max(...lines.map(([what]) => what.length)) + 2
  return lines.map(([what, does]) => `${what.padEnd(width)}${does}`.trimEnd()).join('\n')
}

const list = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function readShard(text: string): Shard {
  const [, part, of] = /^(\d+)\/(\d+)$/.exec(text) ?? []
  const shard = { part: Number(part), of: Number(of) }
  if (!(shard.part >= 1 && shard.part <= shard.of))
    throw new Error(`--shard ${text}: write it as 1/4, the first of four parts.`)
  return shard
}

/**
 * Reads the command line; throws with a sentence on what nobody knows. The option for brands has the repository's word
 * for them as its name.
 */
export function readOptions(args: readonly string[], words: Words): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      shard: { type: 'string' },
      stories: { type: 'string' },
      representative: { type: 'boolean', default: false },
      report: { type: 'string' },
      serve: { type: 'boolean', default: false },
      base: { type: 'string' },
      // Read before anything else: see cli.ts.
      config: { type: 'string' },
      'no-before': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      [words.brands]: { type: 'string' },
    },
  })
  const named: unknown = Object.entries(values).find(([option]) => option === words.brands)?.[1]
  const [first = 'check', ...more] = positionals
  const command = values.help ? 'help' : COMMANDS.find((each) => each === first)
  if (!command) throw new Error(`Unknown command "${first}".\n\n${helpText(words)}`)
  if (command !== 'approve' && more.length > 0)
    throw new Error(`"${more.join(' ')}" means nothing here; stories are named with --stories.`)
  if (values.report !== undefined && command !== 'report' && command !== 'approve')
    throw new Error('--report belongs to `report` and `approve`.')
  const [stories, brands] = [list(values.stories), list(typeof named === 'string' ? named : undefined)]
  return {
    command,
    words: more,
    all: values.all,
    noBefore: values['no-before'],
    representative: values.representative,
    isServed: values.serve,
    ...(values.report === undefined ? {} : { report: values.report }),
    ...(values.shard === undefined ? {} : { shard: readShard(values.shard) }),
    ...(stories === undefined ? {} : { stories }),
    ...(brands === undefined ? {} : { brands }),
    ...(values.base === undefined ? {} : { base: values.base }),
  }
}
