import { parseArgs } from 'node:util'
import type { Shard } from './stories.ts'

export const COMMANDS = ['check', 'approve', 'report', 'console', 'agree', 'contrast', 'help'] as const
export type Command = (typeof COMMANDS)[number]

/** What the command line asks for. */
export interface Options {
  command: Command
  /** What to approve: stories, tenants, groups. */
  words: readonly string[]
  /** Shoots every cell and trusts no key. */
  all: boolean
  shard?: Shard
  /** Ids or patterns. */
  stories?: readonly string[]
  tenants?: readonly string[]
  /** Only the dozen tenants that show the most between them. */
  telling: boolean
  /** The commit whose pictures are shown as "before". */
  base?: string
  /** Takes no pictures "before": quicker, and enough for an exit code. */
  noBefore: boolean
}

export const HELP = `pnpm visual                       checks what a change can have touched
  --all                           every cell of every marked story: also what no key can tell
  --stories "primitives-*,…"      only these stories, by id or pattern
  --tenants girassol,brasa        only these tenants
  --telling                       only the dozen tenants that show the most between them
  --shard 1/4                     a quarter of the stories, for four machines
  --base main                     the commit that "before" is taken from
  --no-before                     without pictures "before"

pnpm visual approve [word …]      makes what the last run saw the baseline: all of it, or the
                                  stories, tenants and groups (g1, g2 … of the report) named
pnpm visual approve --all         takes the whole baseline anew
pnpm visual report                opens the last run's report
pnpm visual console               shows every story, marked or not, and fails on any error in the console
pnpm visual contrast              the contrast of every story under the tenants that show the most
pnpm visual agree                 five runs of a tenth of the stories, which must agree to the byte`

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

/** Reads the command line; throws with a sentence on what nobody knows. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      shard: { type: 'string' },
      stories: { type: 'string' },
      tenants: { type: 'string' },
      telling: { type: 'boolean', default: false },
      base: { type: 'string' },
      'no-before': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [first = 'check', ...words] = positionals
  const command = values.help ? 'help' : COMMANDS.find((each) => each === first)
  if (!command) throw new Error(`Unknown command "${first}".\n\n${HELP}`)
  if (command !== 'approve' && words.length > 0)
    throw new Error(`"${words.join(' ')}" means nothing here; stories are named with --stories.`)
  const [stories, tenants] = [list(values.stories), list(values.tenants)]
  return {
    command,
    words,
    all: values.all,
    noBefore: values['no-before'],
    telling: values.telling,
    ...(values.shard === undefined ? {} : { shard: readShard(values.shard) }),
    ...(stories === undefined ? {} : { stories }),
    ...(tenants === undefined ? {} : { tenants }),
    ...(values.base === undefined ? {} : { base: values.base }),
  }
}
