import { type ChargingProfile, orderProfiles } from '@corrente/domain/charging-profiles'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { fold, searchWords } from '@corrente/domain/text'
import { useText } from '@corrente/ui/messages'
import { type Curves, type ProfileLinks, ProfileList } from '@corrente/ui/widgets/charging-profiles'
import { OperationsFrame } from '@corrente/ui/widgets/operations'
import { useCallback, useMemo } from 'react'
import { useNamedStation, useOperationViews } from '../../features/operationViews.ts'
import { useHref } from '../../kit/access/index.ts'
import { listRules, useCompleteList, useListPage } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePorts } from '../../ports/index.ts'
import { curvesQuery, profilesQuery } from '../../resources/chargingProfiles.ts'
import { ProfileRowPanel } from './ProfileRowPanel.tsx'

const NONE: readonly ChargingProfile[] = []
const NO_CURVES: Curves = new Map()
const LIST = pathOf('operations-charging-profile')
const RULES = listRules([], {}, {})
const PER_PAGE = 10
const ALL_PROFILES = profilesQuery(true)

const search = (rows: readonly ChargingProfile[], query: string): readonly ChargingProfile[] => {
  const words = searchWords(query)
  return rows.filter(({ description }) => words.every((word) => fold(description ?? '').includes(word)))
}

/** `/operations/charging_profile`: all profiles in their order of effect, each with its day (OPS-048 to OPS-051). */
export function ProfilesPage() {
  const title = useText('charging-profiles')('list.title')
  const { clock } = usePorts()
  const reading = useLoadable(ALL_PROFILES)
  const { address, page } = useListPage({ name: 'charging-profiles', title, path: LIST, rules: RULES })
  const { data = NONE } = reading
  const rows = useMemo(
    () => search(orderProfiles(data, clock.serverNow()), address.query),
    [data, address.query, clock],
  )
  const list = useCompleteList({ rows, reading, address, pageSize: PER_PAGE, isSorted: true })
  const pks = list.rows.map(({ pk }) => pk).join()
  const curves = useLoadable(useMemo(() => curvesQuery(pks === '' ? [] : pks.split(',').map(Number)), [pks]))
  const href = useHref()
  const { station } = useNamedStation()
  const named = useMemo(() => (station === undefined ? {} : { station }), [station])
  const linksOf = useCallback(
    ({ pk }: ChargingProfile): ProfileLinks => {
      const apply = href('operations-set-charging-profile')
      return {
        editHref: href('charging-profile-edit', { id: pk }),
        applyHref: apply && hrefOf({ path: apply, search: { ...named, profile: pk } }),
      }
    },
    [href, named],
  )
  const days = curves.data ?? NO_CURVES
  return (
    <OperationsFrame view="profiles" {...useOperationViews()}>
      <ProfileList
        {...page}
        list={list}
        curves={days}
        linksOf={linksOf}
        createHref={href('charging-profile-create')}
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
