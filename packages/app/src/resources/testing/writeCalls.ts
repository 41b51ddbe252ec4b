import { COMMAND_RULES, COMMANDS, type Command } from '@corrente/domain/operations'

/** What the contract reads by a POST. */
const READS: readonly string[] = ['POST transaction/list']
/** The one call whose address is made of a table. */
const OF_COMMANDS = `POST operations/{mode}/\${COMMAND_RULES[command].call}`

/** The call of a command to stations. */
export const callOfCommand = (command: Command): string =>
  `POST operations/{mode}/${COMMAND_RULES[command].call}`

/** Every write of the product, as the sources of the resources make it: `PUT ocpptags/{pk}`. */
export function writeCalls(): readonly string[] {
  const sources = Object.values(
    import.meta.glob<string>('../*.ts', { query: '?raw', import: 'default', eager: true }),
  )
  const calls = sources.flatMap((source) =>
    [...source.matchAll(/\.send\(\s*'([A-Z]+)',\s*(['`])(.+?)\2/g)].flatMap(([, method, , path]) => {
      const call = `${method} ${path}`
      return call === OF_COMMANDS ? COMMANDS.map(callOfCommand) : [call]
    }),
  )
  return [...new Set(calls)].filter((call) => !READS.includes(call))
}
