import { longerPeriod } from '@corrente/domain/analytics'
import { downloadName } from '@corrente/domain/downloads'
import { canSeeCosts } from '@corrente/domain/permissions'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { MINUTE_MS, toDateOnly } from '@corrente/domain/time'
import { useZoneText } from '@corrente/ui/forms'
import { shownOf, useFormats, useNow } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Banner, Button } from '@corrente/ui/primitives'
import { UsageCharts, type UsageFilters, UsageTotals, UsageView } from '@corrente/ui/widgets/analytics'
import { useEffect, useMemo } from 'react'
import { useNetwork, useSnapshot } from '../../features/network/index.ts'
import { useUserSource } from '../../features/pickers/index.ts'
import { useAccess, useMay } from '../../kit/access/index.ts'
import { useAddress } from '../../kit/address/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { sumsQuery, usageQuery } from '../../resources/usage.ts'
import { filtersOf, searchOf, USAGE_RULES } from './usageSearch.ts'

/** `/indicators`: how the network is used (MON-013, RTE-018, ANL-001). */
export function UsagePage() {
  const t = useText('analytics')
  usePageTitle(t('title'))
  const { copy, formats, tenant } = usePorts()
  const { values, change } = useAddress(USAGE_RULES)
  const filters = useMemo(() => filtersOf(values), [values])
  const { period, userPk, stationPk } = filters
  const today = toDateOnly(useNow(MINUTE_MS), formats.zone)
  const { stations, users } = useLists()
  const { graphs, longer, sums } = useUsage(filters, today)
  const other = useOther(filters, stations.data)
  const access = useAccess()
  const may = useMay()
  const lines = usePictureLines(filters, today, stations.data)
  return (
    <UsageView
      filters={filters}
      onFilters={(next) => change(searchOf(next))}
      users={users}
      stations={stations}
      leastHref={
        may('stations') ? hrefOf({ path: pathOf('stations'), search: { sort: 'energy' } }) : undefined
      }
      totals={
        <UsageTotals
          graphs={graphs}
          longer={longerPeriod(period) === undefined ? undefined : longer}
          period={period}
          today={today}
          sums={userPk === undefined && stationPk === undefined ? sums : undefined}
          hasCosts={access !== undefined && canSeeCosts(access)}
        />
      }
      charts={
        <>
          <OtherFailed other={other} />
          <UsageCharts
            graphs={graphs}
            period={period}
            today={today}
            isOfPerson={userPk !== undefined}
            // Until it is read it has no numbers: a row of zeros would be none of its own.
            other={other?.graphs.data && other}
            lines={lines}
            fileNameOf={(what, extension) =>
              downloadName(tenant.id, `usage-${what}-${period}`, today, extension)
            }
            onCopyText={copy}
          />
        </>
      }
    />
  )
}

/** The charts' numbers, those before them, and the server's own sums, which come for all alone. */
function useUsage({ period, userPk, stationPk }: UsageFilters, today: string) {
  const longest = longerPeriod(period)
  const isAll = userPk === undefined && stationPk === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: tomorrow is another question
  const queries = useMemo(
    () => ({
      graphs: usageQuery({ period, userPk, stationPk }),
      longer: usageQuery(longest && { period: longest, userPk, stationPk }),
      sums: sumsQuery(isAll ? period : undefined),
    }),
    [period, longest, userPk, stationPk, isAll, today],
  )
  return {
    graphs: useLoadable(queries.graphs),
    longer: useLoadable(queries.longer),
    sums: useLoadable(queries.sums),
  }
}

/** A second station at the same scale, by a call of its own; undefined: none is chosen. */
function useOther(
  { period, userPk, stationPk, otherPk }: UsageFilters,
  stations: ReturnType<typeof useNetwork> | undefined,
) {
  const graphs = useLoadable(
    useMemo(
      () => usageQuery(otherPk === undefined ? undefined : { period, userPk, stationPk: otherPk }),
      [period, userPk, otherPk],
    ),
  )
  if (stationPk === undefined || otherPk === undefined) return undefined
  const nameOf = (wanted: number) => stations?.find(({ pk }) => pk === wanted)?.name ?? String(wanted)
  return { graphs, names: [nameOf(stationPk), nameOf(otherPk)] as const }
}

/** The second station's numbers did not come: the charts are those of the first one alone, and say so. */
function OtherFailed({ other }: { readonly other: ReturnType<typeof useOther> }) {
  const t = useText('analytics')
  const common = useText('common')
  if (!other || shownOf(other.graphs) === 'loading' || other.graphs.data) return null
  const [shown, name] = other.names
  return (
    <Banner
      tone="warning"
      isAnnounced
      action={
        <Button size="small" isBusy={other.graphs.isRetrying} onClick={other.graphs.retry}>
          {common('action.retry')}
        </Button>
      }
    >
      {t('other.failed', { name, shown })}
    </Banner>
  )
}

/** The two lists of the filters. The charts wait for neither (ANL-014); a failure is told once, in a toast (ANL-015). */
function useLists() {
  const t = useText('analytics')
  const { toasts } = usePorts()
  const network = useNetwork()
  const stations = useSnapshot(network)
  const users = useUserSource()
  const hasFailed = [stations, users.list].some(
    ({ data, state }) => data === undefined && state !== 'loading' && state !== 'refreshing',
  )
  useEffect(() => {
    if (hasFailed) toasts.show({ id: 'usage-lists', tone: 'danger', text: t('lists.failed') })
  }, [hasFailed, toasts, t])
  return { stations, users }
}

/** What a picture says of itself: filter and period, zone and date. A person is a number in it, never a name. */
function usePictureLines(
  { period, userPk, stationPk, otherPk }: UsageFilters,
  today: string,
  stations: ReturnType<typeof useNetwork> | undefined,
): readonly string[] {
  const t = useText('analytics')
  const { zone } = useFormats()
  const zoneText = useZoneText()
  const idOf = (wanted: number) => stations?.find(({ pk }) => pk === wanted)?.id ?? String(wanted)
  return [
    [
      userPk === undefined ? t('filters.allUsers') : t('filters.oneUser', { pk: String(userPk) }),
      stationPk === undefined
        ? t('filters.allStations')
        : t('filters.oneStation', {
            name: [stationPk, ...(otherPk === undefined ? [] : [otherPk])].map(idOf).join(' + '),
          }),
      t('filters.days', { count: period }),
    ].join(' · '),
    t('picture.zone', { zone: zoneText(zone), day: today }),
  ]
}
