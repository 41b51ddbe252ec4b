import {
  type ChargingProfile,
  type DayCurve,
  type IntervalRow,
  type ProfilePlan,
  readProfile,
  readProfiles,
} from '@corrente/domain/charging-profiles'
import { GOLDEN } from '@corrente/domain/fixtures'

/** A row of a plan. */
export const row = (id: number, from: string, to: string, limit: number | undefined): IntervalRow => ({
  id,
  from,
  to,
  limit,
})

/** The evening at half of the current. */
export const EVENING: ProfilePlan = { limit: 32, rows: [row(1, '18:00', '21:00', 16)] }
/** A fleet of three shifts; two intervals touch, one ends the day. */
export const BUSY: ProfilePlan = {
  limit: 40,
  rows: [
    row(1, '05:00', '07:00', 12.5),
    row(2, '07:00', '12:00', 24),
    row(3, '17:30', '21:00', 0),
    row(4, '22:00', '24:00', 63),
  ],
}

/** For axe: where edges of the day's curve are close to each other their hours are typed (WCAG 2.5.8, "Equivalent"). */
export const EDGES_ARE_TYPED = { config: { rules: [{ id: 'target-size', selector: '*:not([data-edge])' }] } }

/** The day of the contract's example. */
export const NIGHT: DayCurve = readProfile(GOLDEN.E8)?.data.curve ?? { defaultLimit: 32, intervals: [] }

/** Profiles as the list call gives them. */
export function storyProfiles(...changes: readonly object[]): readonly ChargingProfile[] {
  const list = changes.map((change, index) => ({
    chargingProfilePk: index + 1,
    description: 'Noturno',
    stackLevel: 0,
    profilePurpose: 'TX_DEFAULT_PROFILE',
    profileKind: 'RECURRING',
    recurrencyKind: 'DAILY',
    validFrom: null,
    validTo: null,
    ...change,
  }))
  return readProfiles({ error: null, chargingProfileList: list })?.data ?? []
}
