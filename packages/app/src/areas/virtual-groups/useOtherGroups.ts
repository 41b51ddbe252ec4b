import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { useCallback, useMemo } from 'react'
import { useSession } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { chargerGroupsQuery } from '../../resources/virtualGroupDetails.ts'

/** Which other groups a charger is in, by the first 200 groups; nothing while these are read. */
export function useOtherGroups({ id }: Pick<VirtualGroup, 'id'>) {
  const tenantPk = useSession()?.user.accountPk
  const { data } = useLoadable(useMemo(() => chargerGroupsQuery(tenantPk), [tenantPk]))
  return useCallback(
    ({ pk }: { readonly pk: number }): readonly string[] =>
      (data?.found.get(pk) ?? [])
        .filter((group) => group.id !== id)
        .map(({ name, id: other }) => name ?? String(other)),
    [data, id],
  )
}
