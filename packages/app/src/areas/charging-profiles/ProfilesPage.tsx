import { type ChargingProfile, orderProfiles } from '@corrente/domain/charging-profiles'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { fold, searchWords } from '@corrente/domain/text'
import { useText } from '@corrente/ui/messages'
import { type Curves, type ProfileLinks, ProfileList } from '@corrente/ui/widgets/charging-profiles'
import { SavedViews } from '@corrente/ui/widgets/lists'
import { OperationsFrame } from '@corrente/ui/widgets/operations'
import { useCallback, useMemo } from 'react'
import { useNamedStation, useOperationViews } from '../../features/operation-views/index.ts'
import { useMay } from '../../kit/access/index.ts'
import {
  listRules,
  useCompleteList,
  useListAddress,
  useListView,
  useSavedViews,
} from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { curvesQuery, profilesQuery } from '../../resources/chargingProfiles.ts'
import { ProfileRowPanel } from './ProfileRowPanel.tsx'

const NONE: readonly ChargingProfile[] = []
const NO_CURVES: Curves = new Map()
const RULES = listRules([], {}, {})
const PER_PAGE = 10
const ALL_PROFILES = profilesQuery(true)

const search = (rows: readonly ChargingProfile[], query: string): readonly ChargingProfile[] => {
  const words = searchWords(query)
  return rows.filter(({ description }) => words.every((word) => fold(description ?? '').includes(word)))
}

/** `/operations/charging_profile`: all profiles in their order of effect, each with its day (OPS-048 to OPS-051). */
export function ProfilesPage() {
  const t = useText('charging-profiles')
  usePageTitle(t('list.title'))
  const { clock } = usePorts()
  const reading = useLoadable(ALL_PROFILES)
  const address = useListAddress(RULES)
  const [view, setView] = useListView('charging-profiles')
  const views = useSavedViews('charging-profiles', pathOf('operations-charging-profile'), RULES.read)
  const { data = NONE } = reading
  const rows = useMemo(
    () => search(orderProfiles(data, clock.serverNow()), address.query),
    [data, address.query, clock],
  )
  const list = useCompleteList({ rows, reading, address, pageSize: PER_PAGE, isSorted: true })
  const pks = list.rows.map(({ pk }) => pk).join()
  const curves = useLoadable(useMemo(() => curvesQuery(pks === '' ? [] : pks.split(',').map(Number)), [pks]))
  const may = useMay()
  const { station } = useNamedStation()
  const named = useMemo(() => (station === undefined ? {} : { station }), [station])
  const linksOf = useCallback(
    ({ pk }: ChargingProfile): ProfileLinks => ({
      editHref: may('charging-profile-edit')
        ? pathOf('charging-profile-edit', { id: String(pk) })
        : undefined,
      applyHref: may('operations-set-charging-profile')
        ? hrefOf({ path: pathOf('operations-set-charging-profile'), search: { ...named, profile: pk } })
        : undefined,
    }),
    [may, named],
  )
  const days = curves.data ?? NO_CURVES
  return (
    <OperationsFrame view="profiles" {...useOperationViews()}>
      <ProfileList
        list={list}
        curves={days}
        linksOf={linksOf}
        query={address.query}
        onQueryChange={address.search}
        actions={<SavedViews {...views} />}
        createHref={may('charging-profile-create') ? pathOf('charging-profile-create') : undefined}
        view={view}
        onViewChange={setView}
        renderPanel={(profile) => (
          <ProfileRowPanel
            profile={profile}
            curve={days.has(profile.pk) ? (days.get(profile.pk) ?? null) : undefined}
          />
        )}
      />
    </OperationsFrame>
  )
}
