import { type EpochMs, wireInstant } from '../time/index.ts'
import { keyNumber, looseNumber, looseText, type Read, readList, row } from '../wire/index.ts'

/** A charging profile as the list has it (OPS-051, CHP-010); words that nobody knows stay as they came. */
export interface ChargingProfile {
  /** The wire's chargingProfilePk. */
  readonly pk: number
  readonly description: string | undefined
  readonly stackLevel: number | undefined
  readonly purpose: string | undefined
  readonly kind: string | undefined
  readonly recurrency: string | undefined
  readonly validFrom: EpochMs | undefined
  readonly validTo: EpochMs | undefined
}

const profileWire = row<ChargingProfile>({
  pk: ['chargingProfilePk', keyNumber],
  description: ['description', looseText],
  stackLevel: ['stackLevel', looseNumber],
  purpose: ['profilePurpose', looseText],
  kind: ['profileKind', looseText],
  recurrency: ['recurrencyKind', looseText],
  validFrom: ['validFrom', wireInstant],
  validTo: ['validTo', wireInstant],
})

/** Reads a `ChargingProfileListReply` or a bare list (OPS-050, CHP-021); undefined when it is neither. */
export const readProfiles = (body: unknown): Read<readonly ChargingProfile[]> | undefined =>
  readList(profileWire, body, 'chargingProfileList', ({ pk }) => pk)

/** Whether a profile's validity has ended. */
export const isExpired = ({ validTo }: Pick<ChargingProfile, 'validTo'>, now: EpochMs): boolean =>
  validTo !== undefined && validTo <= now

/**
 * The profiles as they work on a charger: by purpose, the higher level first, since it wins there; those whose validity
 * has ended come last.
 */
export function orderProfiles(rows: readonly ChargingProfile[], now: EpochMs): readonly ChargingProfile[] {
  const purpose = (row: ChargingProfile) => row.purpose ?? '\uffff'
  return rows.toSorted(
    (a, b) =>
      Number(isExpired(a, now)) - Number(isExpired(b, now)) ||
      purpose(a).localeCompare(purpose(b), 'en') ||
      (b.stackLevel ?? -1) - (a.stackLevel ?? -1) ||
      a.pk - b.pk,
  )
}
