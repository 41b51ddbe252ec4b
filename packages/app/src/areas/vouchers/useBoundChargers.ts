import type { Voucher } from '@corrente/domain/vouchers'
import type { BoundCharger } from '@corrente/ui/widgets/vouchers'
import { useCallback, useMemo } from 'react'
import { useNetwork, useSnapshot } from '../../features/network/index.ts'
import { useLinks } from '../../kit/access/index.ts'

/** Gives the chargers of a voucher by the names of the live network; undefined while these are read (VCH-011). */
export function useBoundChargers(): (
  voucher: Pick<Voucher, 'chargeBoxPks'>,
) => readonly BoundCharger[] | undefined {
  const { data } = useSnapshot(useNetwork())
  const linkTo = useLinks()
  const byPk = useMemo(() => data && new Map(data.map((station) => [station.pk, station])), [data])
  return useCallback(
    ({ chargeBoxPks }) =>
      byPk &&
      (chargeBoxPks ?? []).map((pk) => ({
        pk,
        name: byPk.get(pk)?.name,
        href: byPk.has(pk) ? linkTo('stationPage', pk) : undefined,
      })),
    [byPk, linkTo],
  )
}
