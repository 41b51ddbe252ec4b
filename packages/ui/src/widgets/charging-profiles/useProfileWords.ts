import type { ChargingProfile } from '@corrente/domain/charging-profiles'
import { PROFILE_PURPOSES } from '@corrente/domain/operations'
import { useMemo } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** What of a profile is said in words. OCPP's own terms keep their names; one that nobody knows stays as it came. */
export function useProfileWords() {
  const t = useText('charging-profiles')
  const tOperations = useText('operations')
  const { day } = useFormats()
  return useMemo(
    () => ({
      nameOf: ({ description, pk }: Pick<ChargingProfile, 'description' | 'pk'>): string =>
        description ?? t('list.unnamed', { pk: String(pk) }),
      purposeOf: (purpose: string | undefined): string | undefined => {
        const known = PROFILE_PURPOSES.find((each) => each === purpose)
        return known ? tOperations(`purpose.${known}`) : purpose
      },
      validityOf: ({ validFrom, validTo }: Pick<ChargingProfile, 'validFrom' | 'validTo'>): string =>
        validFrom === undefined && validTo === undefined
          ? t('list.always')
          : t('list.fromTo', { from: day(validFrom), to: day(validTo) }),
    }),
    [t, tOperations, day],
  )
}
