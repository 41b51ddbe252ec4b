import { bookSteps, type MoneyQueue, moneySteps, profilesOfConnectors } from '@corrente/domain/book'
import { REFUND_PREFIX, readRefundProof } from '@corrente/domain/financial'
import { readPastWeeks, replacedLists } from '@corrente/domain/pricing'
import type { StationRow } from '@corrente/domain/stations'
import { lastDays, MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import { type Loadable, useFormats, useNow } from '@corrente/ui/foundations'
import type { QueueDays } from '@corrente/ui/widgets/money-queue'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useTariffClock, useWeeks } from '../../../features/tariff-clock/index.ts'
import { useMay, usePreferences } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { useOpenWrites } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { type BookRows, bookProgressAtom, bookRowsQuery, forgetDaysAtom } from '../../../resources/book.ts'
import { everyStationAtom } from '../../../resources/everyStation.ts'
import { allMovementsQuery, type MovementQuestion } from '../../../resources/movements.ts'
import { useMade } from '../useMade.ts'

/** What is usual is told by eight weeks. */
const WEEKS_DAYS = 56
const MOVEMENT_DAYS = 30
const nothing = () => undefined

/** The queue of money of a period, and what it was read from. */
export interface ReadQueue {
  readonly queue: MoneyQueue
  readonly rows: BookRows
  readonly stations: number
  /** undefined: they were not read. */
  readonly movements: number | undefined
  readonly profiles: { readonly count: number; readonly read: number }
}

/** The movements of the last 30 days, for those who may open them: coins, and refunds that never came. */
function useMovements(today: string) {
  const { clock, formats, tenant } = usePorts()
  const { zone } = formats
  const isAllowed = useMay()('financial')
  const apiKey = tenant.apiKey()
  // biome-ignore lint/correctness/useExhaustiveDependencies: tomorrow is another question
  const question = useMemo((): MovementQuestion | undefined => {
    if (!isAllowed) return undefined
    const { from, to } = lastDays(MOVEMENT_DAYS, clock.now(), zone)
    return {
      range: { from: toDateOnly(from, zone), to: toDateOnly(to, zone) },
      order: 'CHRONOLOGICAL_ORDER',
      terms: [],
      charger: undefined,
      apiKey,
      withChildren: true,
    }
  }, [isAllowed, apiKey, clock, zone, today])
  const all = useLoadable(useMemo(() => allMovementsQuery('recharges', question, nothing), [question]))
  const isFailed = isAllowed && all.data === undefined && all.state !== 'loading'
  const gap = !isAllowed
    ? ('noRight' as const)
    : isFailed
      ? ('failed' as const)
      : (all.data?.count ?? 0) > (all.data?.rows.length ?? 0)
        ? ('tooMany' as const)
        : undefined
  const isLate = isAllowed && all.state === 'loading'
  return { rows: all.data?.rows, isLate, gap, retry: isAllowed ? all.retry : nothing }
}

/** So many profiles are read, a call each; those of the most connectors. */
const PROFILES_MAX = 30

/** The lists of the connectors' pricing profiles, for those who may open them. */
function useLists(stations: readonly StationRow[] | undefined) {
  const mayPricing = useMay()('pricing')
  const { zone } = useTariffClock()
  const { read } = usePreferences()
  const [past] = useState(() => readPastWeeks(read().pricingWeeks))
  const all = useMemo(
    () => (mayPricing && stations ? profilesOfConnectors(stations) : []),
    [mayPricing, stations],
  )
  const { read: reading, weeks } = useWeeks(all.slice(0, PROFILES_MAX))
  const isLate = reading.state === 'loading'
  const lists = useMemo(() => {
    return new Map(
      [...weeks].flatMap(([uuid, saved]) =>
        typeof saved === 'string'
          ? []
          : [[uuid, { saved, replaced: replacedLists(past, uuid, zone) }] as const],
      ),
    )
  }, [weeks, past, zone])
  return { lists, isLate, count: all.length }
}

/** What is wrong or at risk with the money of the last days, today up to now. */
export function useMoneyQueue(days: QueueDays) {
  const { clock } = usePorts()
  const { zone, currency } = useFormats()
  const today = toDateOnly(useNow(MINUTE_MS), zone)
  // biome-ignore lint/correctness/useExhaustiveDependencies: tomorrow is another question
  const weeks = useMemo(() => lastDays(WEEKS_DAYS, clock.now(), zone), [clock, zone, today])
  const stations = useLoadable(everyStationAtom)
  const rows = useLoadable(useMemo(() => bookRowsQuery(weeks), [weeks]))
  const progress = useAtomValue(bookProgressAtom)
  const { rows: movements, isLate, gap, retry } = useMovements(today)
  const { lists, isLate: areListsLate, count: profiles } = useLists(stations.data?.rows)
  const forget = useSetAtom(forgetDaysAtom)
  const open = useOpenWrites('financial', REFUND_PREFIX)
  const steps = useMemo(() => {
    const now = rows.at
    if (!stations.data || !rows.data || now === undefined || isLate || areListsLate) return undefined
    const source = { ...rows.data, stations: stations.data.rows }
    const requested = open.flatMap(({ at, proof }) => {
      const read = readRefundProof(proof)
      return read ? [{ ...read, at }] : []
    })
    const period = { from: lastDays(days, now, zone).from, to: now }
    return function* () {
      const book = yield* bookSteps(source, { from: weeks.from, to: now }, now, zone)
      return yield* moneySteps({ ...source, book, movements, requested, lists, currency }, period, now, zone)
    }
  }, [
    stations.data,
    rows.data,
    rows.at,
    isLate,
    areListsLate,
    movements,
    lists,
    open,
    weeks,
    days,
    zone,
    currency,
  ])
  const queue = useMade(steps)
  const data = useMemo(
    (): ReadQueue | undefined =>
      queue &&
      stations.data &&
      rows.data && {
        queue,
        rows: rows.data,
        stations: stations.data.rows.length,
        movements: movements?.length,
        profiles: { count: profiles, read: lists.size },
      },
    [queue, stations.data, rows.data, movements, profiles, lists],
  )
  const late = stations.data === undefined ? stations : rows
  const isMaking = late.data !== undefined && data === undefined
  const reading: Loadable<ReadQueue> = {
    ...late,
    ...(isMaking && ({ state: 'loading' } satisfies Partial<Loadable<ReadQueue>>)),
    data,
    unread: stations.unread + rows.unread,
  }
  const readAgain = () => {
    forget()
    rows.retry()
    retry()
  }
  return { reading, progress, gap, readAgain }
}
