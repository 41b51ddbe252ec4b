import { beyondLimits, LIMIT_KEYS, periodCount } from '@corrente/domain/charging-profiles'
import { COMPARED_MAX, type Protocol } from '@corrente/domain/operations'
import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { ProfileNote } from '@corrente/ui/widgets/charging-profiles'
import { SendNotice } from '@corrente/ui/widgets/operations'
import { useMemo } from 'react'
import { useMay } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { curvesQuery, profilesQuery } from '../../../resources/chargingProfiles.ts'
import { type StationOf, useStationNames } from '../useStationOf.ts'
import type { CommandFormState } from './useCommandForm.ts'
import { useProfileLimits } from './useProfileLimits.ts'
import { useReadValues, VALUES_MAX } from './useReadValues.ts'

export interface ProfileToSetProps {
  readonly protocol: Protocol
  readonly form: CommandFormState
  /** What the offer calls the profile. */
  readonly nameOf: (pk: number) => string | undefined
  readonly stationOf: StationOf
}

/** What the chosen profile holds, against what the chosen stations said last that they take. */
export function ProfileToSet({ protocol, form, nameOf, stationOf }: ProfileToSetProps) {
  const { profilePk } = form.values
  return profilePk === undefined ? null : (
    <Chosen key={profilePk} pk={profilePk} {...{ protocol, form, nameOf, stationOf }} />
  )
}

function Chosen({ pk, protocol, form, nameOf, stationOf }: ProfileToSetProps & { readonly pk: number }) {
  const t = useText('charging-profiles')
  const may = useMay()
  const { curve, profile } = useProfile(pk)
  const names = useStationNames(stationOf)
  const asked = useReadValues(protocol)
  // Unasked, a few are looked up; whoever asks the stations sees the answers of all that were asked.
  const most = asked.phase === 'idle' ? COMPARED_MAX : VALUES_MAX
  const stations = form.selected.slice(0, most)
  const limits = useProfileLimits(stations)
  const beyond = beyondLimits(
    { periods: curve ? periodCount(curve) : undefined, level: profile?.stackLevel },
    limits,
  )
  const told = limits.filter(({ maxPeriods }) => maxPeriods !== undefined).length
  const isOne = form.selected.length === 1
  return (
    <ProfileNote
      name={nameOf(pk) ?? t('list.unnamed', { pk: String(pk) })}
      curve={curve}
      profile={profile}
      editHref={
        may('charging-profile-edit') ? pathOf('charging-profile-edit', { id: String(pk) }) : undefined
      }
      fewPeriods={beyond.periods.map(({ stationId, maxPeriods = 0 }) => ({
        name: names.nameOf(stationId),
        most: maxPeriods,
      }))}
      lowLevel={beyond.level.map(({ stationId, maxLevel = 0 }) => ({
        name: names.nameOf(stationId),
        most: maxLevel,
      }))}
      // Of one station its own panel says it.
      told={isOne ? 0 : told}
      untold={isOne ? 0 : stations.length - told}
      cutAt={form.selected.length > most ? most : undefined}
      // Of one station its own panel asks.
      onRead={
        asked.isPermitted && stations.length > 1 ? () => asked.read(form.selected, ...LIMIT_KEYS) : undefined
      }
      isReading={asked.phase === 'reading'}
      notice={
        <SendNotice
          state={asked.write.state}
          onVerify={asked.write.verify}
          onRelease={() => void asked.write.release()}
        />
      }
    />
  )
}

/** A profile's day and what it is, as far as this account may read them. */
function useProfile(pk: number) {
  const may = useMay()
  const mayList = may('operations-charging-profile')
  const mayRead = mayList || may('charging-profile-edit')
  const curves = useLoadable(useMemo(() => curvesQuery(mayRead ? [pk] : []), [pk, mayRead]))
  const profiles = useLoadable(useMemo(() => profilesQuery(mayList), [mayList]))
  const read = curves.data?.has(pk) ? (curves.data.get(pk) ?? null) : undefined
  return {
    curve: mayRead ? read : null,
    profile: profiles.data?.find((each) => each.pk === pk),
  }
}
