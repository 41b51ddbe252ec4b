import { grantsExactly } from '@corrente/domain/permissions'
import { placeOf } from '@corrente/domain/routing'
import { limitTerm } from '@corrente/domain/smart-charging'
import { fold } from '@corrente/domain/text'
import { toDateOnly } from '@corrente/domain/time'
import type { VirtualGroupItem } from '@corrente/domain/virtual-groups'
import { accessOf } from '../../kit/access/index.ts'
import { type CommandContext, type Finding, type Found, keptRead } from '../../kit/area/index.ts'
import { fewAtOnce } from '../../kit/reading/index.ts'
import { readSmartOfGroup } from '../../resources/virtualGroupDetails.ts'
import { readAllGroups } from '../../resources/virtualGroups.ts'

/** Where so few groups fit, what is done with one is offered beside it. */
const FEW = 3
/** Groups whose limits are read (decisions: Virtual groups and smart charging). */
const MOST_LIMITS = 200
/** What somebody types who looks for limits that end, in any of our languages: 'limite termina', 'limit ends'. */
const LIMIT_QUERY = /^limite?s?\b|\b(?:que )?(?:termina|vence|ends|ending)/

/** A `YYYY-MM-DD` as `DD/MM/YYYY` (VGR-086). */
const writtenDay = (day: string): string => day.split('-').toReversed().join('/')

const nameOf = ({ id, name }: VirtualGroupItem): string => name ?? String(id)

/** A group, and, where few fit, its price, its smart charging and the way for chargers into it. */
function entriesOf(
  { may, say }: CommandContext,
  group: VirtualGroupItem,
  { isFew, maySmart }: { readonly isFew: boolean; readonly maySmart: boolean },
): readonly Found[] {
  const id = String(group.id)
  const entry = (thing: 'virtualGroup' | 'smartCharging' | 'chargersInto', label: string) => {
    const place = placeOf(thing, id, may)
    return place ? [{ id: `${thing}:${id}`, label, place, menu: 'virtualGroups' as const }] : []
  }
  const page = placeOf('virtualGroup', id, may)
  const price = page && {
    id: `groupPrice:${id}`,
    label: say('groupPrice', nameOf(group)),
    place: { ...page, search: { tab: 'pricing' } },
    menu: 'virtualGroups' as const,
  }
  return [
    ...entry('virtualGroup', nameOf(group)),
    ...(isFew && price ? [price] : []),
    ...(isFew && maySmart ? entry('smartCharging', say('smartOf', nameOf(group))) : []),
    ...(isFew ? entry('chargersInto', say('chargersInto', nameOf(group))) : []),
  ]
}

/** The limits that end within thirty days or have ended, the first to end first. */
async function endingLimits(
  { may, say, ports }: CommandContext,
  groups: readonly VirtualGroupItem[],
  signal: AbortSignal,
): Promise<readonly Found[]> {
  const { gateways, clock, formats } = ports
  const today = toDateOnly(clock.now(), formats.zone)
  const smart = groups.filter(({ hasSmartCharging }) => hasSmartCharging === true).slice(0, MOST_LIMITS)
  const asked = await fewAtOnce(smart, ({ id }) => readSmartOfGroup(gateways, id, signal), { signal })
  const read = asked.flatMap(([group, limit]) => (limit?.isEnabled ? [[group, limit] as const] : []))
  return read
    .toSorted(([, a], [, b]) => (a.endDate ?? '').localeCompare(b.endDate ?? ''))
    .flatMap(([group, { startDate, endDate }]) => {
      const state = limitTerm({ startDate, endDate }, today)?.state
      const place = placeOf('smartCharging', String(group.id), may)
      if (endDate === undefined || !place || (state !== 'ended' && state !== 'ending')) return []
      return [
        {
          id: `limit:${group.id}`,
          label: say(state === 'ended' ? 'limitEnded' : 'limitEnding', nameOf(group)),
          note: writtenDay(endDate),
          place,
          menu: 'virtualGroups' as const,
        },
      ]
    })
}

/** All groups, as they were read last. */
const groupsOf = keptRead(async ({ ports: { gateways, session } }, signal) => {
  const read = await readAllGroups(gateways.vg, session.current()?.user.accountPk, '', signal)
  return read.kind === 'done' ? read.data.rows : undefined
})

/** The groups of a name; 'limite termina' finds those whose limit ends. */
export async function findGroups(
  context: CommandContext,
  query: string,
  limit: number,
  signal: AbortSignal,
): Promise<Finding | undefined> {
  const all = await groupsOf(context, signal)
  if (all === undefined) return undefined
  const access = accessOf(context.ports)
  const maySmart = access !== undefined && grantsExactly(access, 'DASH_SMART_CHARGING_CREATE')
  const asked = fold(query.trim())
  const limits = maySmart && LIMIT_QUERY.test(asked) ? await endingLimits(context, all, signal) : []
  const rows = all.filter((group) => fold(nameOf(group)).includes(asked))
  const isFew = rows.length <= FEW
  const groups = rows.slice(0, limit).flatMap((group) => entriesOf(context, group, { isFew, maySmart }))
  return {
    found: [...limits, ...groups].slice(0, limit),
    total: limits.length + Math.max(groups.length, rows.length),
  }
}
