import {
  decodeWeek,
  hasConflict,
  nextException,
  type PricingEntry,
  type PricingProfile,
  type PricingWeek,
  priceRange,
} from '@corrente/domain/pricing'
import { MISSING } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { type CardFacts, type ProfileMark, type UsingGroup, WeekSketch } from '@corrente/ui/widgets/pricing'
import { useMemo, useState } from 'react'
import { useSession } from '../../../kit/access/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { useTariffClock } from '../useTariffClock.ts'
import { typingName } from '../useTyping.ts'
import { draftName } from '../useWeekDraft.ts'
import type { ProfileEntries } from './useProfileEntries.ts'
import type { ProfileUseRead } from './useProfileUse.ts'

/** What is odd about a profile. @param groups - who uses it; undefined: not known, or not of all groups */
function marksOf(
  { chargerCount }: PricingProfile,
  entries: readonly PricingEntry[],
  week: PricingWeek,
  groups: readonly UsingGroup[] | undefined,
  hasDraft: boolean,
): readonly ProfileMark[] {
  // The list's own count alone does not tell: a group without chargers uses it too.
  const isUnused = chargerCount === 0 && groups?.length === 0
  return [
    ...(isUnused ? (['unused'] as const) : []),
    ...(hasDraft ? (['draft'] as const) : []),
    ...(hasConflict(week) ? (['conflict'] as const) : []),
    ...(entries.length === 0 ? (['empty'] as const) : []),
    ...(entries.some(({ kind }) => kind === 'unread') ? (['unread'] as const) : []),
  ]
}

/** What the cards say of the entries that were read; each week is decoded once. */
export function useProfileFacts(
  profiles: readonly PricingProfile[],
  entries: ProfileEntries,
  { groupsOf, isPartial, unread }: Pick<ProfileUseRead, 'groupsOf' | 'isPartial' | 'unread'>,
) {
  const t = useText('pricing-profiles')
  const { zone, today } = useTariffClock()
  const { storage, tenant } = usePorts()
  const userId = useSession()?.user.id
  const isUseKnown = !isPartial && unread === 0
  const [weeks] = useState(() => new WeakMap<readonly PricingEntry[], PricingWeek>())
  return useMemo(() => {
    const byUuid = new Map(profiles.map((profile) => [profile.uuid, profile]))
    const weekOf = (read: readonly PricingEntry[]) => {
      const week = weeks.get(read) ?? decodeWeek(read, zone)
      weeks.set(read, week)
      return week
    }
    const hasDraft = (uuid: string) =>
      userId !== undefined &&
      [draftName, typingName].some(
        (nameOf) => storage.readDraft(tenant.id, userId, nameOf(uuid)) !== undefined,
      )
    return (uuid: string): CardFacts => {
      const read = entries.get(uuid)
      const profile = byUuid.get(uuid)
      if (read === undefined || !profile) return 'loading'
      if (read === 'failed') return 'failed'
      const next = nextException(read, today)
      const week = weekOf(read)
      return {
        range: priceRange(read),
        marks: marksOf(profile, read, week, isUseKnown ? groupsOf?.(uuid) : undefined, hasDraft(uuid)),
        next: next && { from: next.startDate ?? '', to: next.endDate ?? '' },
        sketch: read.length > 0 && (
          <WeekSketch week={week} label={t('card.week', { name: profile.name ?? MISSING })} />
        ),
      }
    }
  }, [profiles, entries, groupsOf, isUseKnown, weeks, zone, today, t, storage, tenant.id, userId])
}
