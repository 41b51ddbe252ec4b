import { placeOf } from '@corrente/domain/routing'
import { fold } from '@corrente/domain/text'
import { type CommandContext, type Finding, keptRead } from '../../kit/area/index.ts'
import { readProfileList } from '../../resources/pricingProfiles.ts'

/** All profiles, as they were read last. */
const profilesOf = keptRead(async ({ ports }, signal) => {
  const read = await readProfileList(ports.gateways.cp, signal)
  return read.kind === 'done' ? read.data : undefined
})

/** The profiles of a name, each leading to its page. */
export async function findProfiles(
  context: CommandContext,
  query: string,
  limit: number,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const all = await profilesOf(context, signal)
  if (all === undefined) return undefined
  const asked = fold(query.trim())
  const fitting = all.filter(({ name }) => fold(name ?? '').includes(asked))
  const found = fitting.slice(0, limit).flatMap(({ uuid, name = uuid }) => {
    const place = placeOf('pricingProfile', uuid, context.may)
    return place ? [{ id: `pricingProfile:${uuid}`, label: name, place, menu: 'pricing' as const }] : []
  })
  return { found, total: fitting.length }
}
