import { MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import {
  type GroupDetails,
  type GroupKnowledge,
  orderGroups,
  orderInView,
  VIRTUAL_GROUPS_PER_PAGE,
  type VirtualGroupItem,
} from '@corrente/domain/virtual-groups'
import { failureOf, useNow } from '@corrente/ui/foundations'
import { useMemo, useState } from 'react'
import { useSeenReadings } from '../../features/smart-charging/index.ts'
import { useSession } from '../../kit/access/index.ts'
import {
  type ListAddress,
  listRules,
  useEitherList,
  useHeldOrder,
  useWholeOrPaged,
} from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { meterReadingsQuery } from '../../resources/meters.ts'
import { pricingProfilesQuery } from '../../resources/pricingProfiles.ts'
import { groupDetailsQuery } from '../../resources/virtualGroupDetails.ts'
import { groupPages } from '../../resources/virtualGroups.ts'
import { useMaySmart } from './useMaySmart.ts'
import { READ_HOLD_MS, useMinDuration } from './useMinDuration.ts'

const NONE: readonly VirtualGroupItem[] = []
const NO_DETAILS: ReadonlyMap<number, GroupDetails> = new Map()

const idOf = ({ id }: VirtualGroupItem) => id

/** What the address of the groups says. */
export const GROUP_RULES = listRules([], {})
type GroupAddress = ListAddress<ReturnType<typeof GROUP_RULES.read>>

/** The readings of the meters of some groups, by their ids, again every 30 s. */
function useReadings(groups: readonly VirtualGroupItem[], maySmart: boolean) {
  const ids = groups.flatMap(({ meterId }) => meterId ?? []).join()
  const read = useLoadable(
    useMemo(() => meterReadingsQuery(ids === '' ? [] : ids.split(','), maySmart), [ids, maySmart]),
  )
  // A group that is opened next shows since when it is over its limit.
  useSeenReadings(read.data)
  const byId = useMemo(
    () => read.data && new Map(read.data.map((reading) => [reading.meterId, reading])),
    [read.data],
  )
  return {
    byId: maySmart && ids !== '' ? byId : undefined,
    isLost: maySmart && failureOf(read) !== undefined,
    isWaiting: maySmart && ids !== '' && read.state === 'loading',
  }
}

/** The profiles that there are, for their names. */
export function useProfiles() {
  return useLoadable(useMemo(() => pricingProfilesQuery(), []))
}

/**
 * The details of the groups in view, once it is known which these are: the readings say who leads. Those of before stand while
 * others are asked for, so that no row loses its words.
 */
function useDetails(
  rows: readonly VirtualGroupItem[],
  { isWaiting, maySmart }: { readonly isWaiting: boolean; readonly maySmart: boolean },
) {
  const tenantPk = useSession()?.user.accountPk
  const asked = isWaiting ? NONE : rows
  const read = useLoadable(
    useMemo(() => groupDetailsQuery(asked, { tenantPk, maySmart }), [asked, tenantPk, maySmart]),
  )
  const [former, keep] = useState(NO_DETAILS)
  if (read.data && read.data !== former) keep(read.data)
  const details = read.data ?? former
  return { details, areDetailsHere: rows.every(({ id }) => details.has(id)) }
}

/** What is known of the groups in view besides their rows. */
function useKnowledge(
  rows: readonly VirtualGroupItem[],
  readings: GroupKnowledge['readings'],
  how: { readonly isWaiting: boolean; readonly maySmart: boolean },
) {
  const { formats } = usePorts()
  const now = useNow(MINUTE_MS / 6)
  const { details, areDetailsHere } = useDetails(rows, how)
  const { data: profiles } = useProfiles()
  const today = toDateOnly(now, formats.zone)
  const known = useMemo(
    (): GroupKnowledge => ({
      readings,
      details,
      profiles: profiles && new Set(profiles.map(({ uuid }) => uuid)),
      now,
      today,
    }),
    [readings, details, profiles, now, today],
  )
  return { known, profiles, areDetailsHere }
}

/** The groups, read whole up to 1,000 so that trouble leads; past that page by page from the server. */
export function useGroupRows(address: GroupAddress) {
  const tenantPk = useSession()?.user.accountPk
  const maySmart = useMaySmart()
  const { query, page } = address
  const search = query.trim()
  const question = useMemo(() => ({ tenantPk, search }), [tenantPk, search])
  const { isTooLong, ...read } = useWholeOrPaged(groupPages, question, page)
  const isHeld = useMinDuration(read.reading.state === 'loading', READ_HOLD_MS)
  const reading = isHeld ? { ...read.reading, data: undefined, state: 'loading' as const } : read.reading
  const all = reading.data?.rows ?? NONE
  const readings = useReadings(all, maySmart)
  // Minutes do not tell rows apart: the order follows the answers, and holds in between.
  const sorted = useMemo(
    () => (isTooLong ? all : orderGroups(all, readings.byId, newestOf(readings.byId))),
    [isTooLong, all, readings.byId],
  )
  // Under a hand no group leaves its page either.
  const view = `${query} ${page}`
  const ordered = useHeldOrder(view, sorted, readings.byId !== undefined && !isTooLong, idOf)
  const inView = useMemo(
    () =>
      isTooLong
        ? ordered
        : ordered.slice((page - 1) * VIRTUAL_GROUPS_PER_PAGE, page * VIRTUAL_GROUPS_PER_PAGE),
    [isTooLong, ordered, page],
  )
  const { known, profiles, areDetailsHere } = useKnowledge(inView, readings.byId, {
    isWaiting: !isTooLong && readings.isWaiting,
    maySmart,
  })
  const isKnown = areDetailsHere && !isTooLong
  const shown = useHeldOrder(view, useOrderInView(ordered, inView, known, isKnown), isKnown, idOf)
  return {
    list: useEitherList({ ...read, reading, rows: shown, address, isSorted: true }),
    isTooLong,
    areReadingsLost: readings.isLost,
    maySmart,
    known,
    profiles,
  }
}

/** The time of the newest reading: what the age of the others is told by. */
function newestOf(readings: GroupKnowledge['readings']): number {
  return Math.max(0, ...[...(readings?.values() ?? [])].map(({ at }) => at ?? 0))
}

/** All groups with those of the page in view by their troubles, once these are known; held while the page stands. */
function useOrderInView(
  ordered: readonly VirtualGroupItem[],
  inView: readonly VirtualGroupItem[],
  known: GroupKnowledge,
  isKnown: boolean,
): readonly VirtualGroupItem[] {
  const { readings, details, profiles } = known
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock alone moves no row
  return useMemo(() => {
    if (!isKnown) return ordered
    const first = inView[0] === undefined ? -1 : ordered.indexOf(inView[0])
    return first < 0
      ? ordered
      : [...ordered.slice(0, first), ...orderInView(inView, known), ...ordered.slice(first + inView.length)]
  }, [ordered, inView, readings, details, profiles, isKnown])
}
