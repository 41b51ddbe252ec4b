import type { LimitTerm } from '@corrente/domain/smart-charging'
import type { GroupPricing } from '@corrente/domain/virtual-groups'
import { useMemo } from 'react'
import { useText } from '../../messages/index.ts'

/** A profile that can be chosen. */
export interface ProfileChoice {
  readonly uuid: string
  readonly name: string | undefined
}

/** The profiles that there are; undefined: they could not be read, and none is said to be removed. */
type Profiles = readonly ProfileChoice[] | undefined

/** The words of groups: their price, and how near the end of their limit is. */
export function useGroupWords() {
  const t = useText('virtual-groups')
  return useMemo(() => {
    const findIn = (profiles: Profiles, uuid: string) => profiles?.find((profile) => profile.uuid === uuid)
    const isGone = (uuid: string, profiles: Profiles) => profiles !== undefined && !findIn(profiles, uuid)
    const nameOf = (uuid: string, profiles: Profiles): string =>
      isGone(uuid, profiles) ? t('state.removed') : (findIn(profiles, uuid)?.name ?? uuid)
    return {
      onOff: (isOn: boolean | undefined): string | undefined =>
        isOn === undefined ? undefined : t(isOn ? 'state.on' : 'state.off'),
      profile: nameOf,
      /** The names of what a pricing puts on the connectors, each once: 'Noturno 2026', 'Ponta, Noturno (por conector)'. */
      profiles: ({ profiles: uuids }: Pick<GroupPricing, 'profiles'>, profiles: Profiles): string => {
        const names = [
          ...new Set(uuids.filter((uuid) => uuid !== undefined).map((uuid) => nameOf(uuid, profiles))),
        ]
        if (names.length === 0) return t('price.none')
        return names.length === 1 ? (names[0] ?? '') : `${names.join(', ')} (${t('state.perConnector')})`
      },
      /** What a charger costs under a pricing; undefined: it could not be read. */
      price: (pricing: GroupPricing | 'none' | undefined, profiles: Profiles): string => {
        if (pricing === undefined) return t('price.unknownOwn')
        if (pricing === 'none' || !pricing.isEnabled) return t('price.own')
        const uuids = pricing.profiles.filter((uuid) => uuid !== undefined)
        const names = [...new Set(uuids.map((uuid) => nameOf(uuid, profiles)))]
        if (names.length === 0) return t('price.own')
        if (uuids.every((uuid) => isGone(uuid, profiles))) return t('state.removed')
        return names.length === 1
          ? t('price.profile', { name: names[0] ?? '' })
          : t('price.perConnector', { names: names.join(', ') })
      },
      /** What a limit's dates say where it has ended or is ending; undefined: nothing to say. */
      term: (term: LimitTerm | undefined): string | undefined => {
        if (term?.state === 'ended') return t('state.ended', { count: term.days })
        if (term?.state !== 'ending') return undefined
        return term.days === 0 ? t('state.endsToday') : t('state.ending', { count: term.days })
      },
    }
  }, [t])
}
