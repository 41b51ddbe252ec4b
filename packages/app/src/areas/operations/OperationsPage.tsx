import { protocolOfStation } from '@corrente/domain/operations'
import { matchRoute, pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { EmptyState } from '@corrente/ui/primitives'
import { NotAllowed } from '@corrente/ui/widgets/legal'
import { CommandLayout, CommandMenu, OperationsFrame, viewOf } from '@corrente/ui/widgets/operations'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useOperationViews } from '../../features/operationViews.ts'
import { useMay } from '../../kit/access/index.ts'
import { useAddress, usePagePath } from '../../kit/address/index.ts'
import { useLive } from '../../live/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { OPERATION_RULES } from './operationAddress.ts'
import { useCommandHref, useProtocol } from './useOperations.ts'

/** `/operations` and its two versions: the commands, none of them chosen yet (OPS-001). */
export function OperationsPage() {
  const t = useText('operations')
  usePageTitle(t('title'))
  const may = useMay()
  const navigate = useNavigate()
  const { values } = useAddress(OPERATION_RULES)
  const id = matchRoute(usePagePath())?.id
  // Of a station that a link names, the version that it speaks.
  const { stations } = useLive()
  const spoken = protocolOfStation(values.station && stations.get(values.station)?.protocol)
  const protocol = useProtocol(id === 'operations-v15' ? 'v1.5' : (values.protocol ?? spoken))
  const frame = useOperationViews()
  const hrefOf = useCommandHref(protocol ?? 'v1.6', values.station)
  // The first view that is permitted (decisions: Permissions).
  const others = ['operations-tasks', 'operations-charging-profile'] as const
  const other = protocol === undefined ? others.find((each) => may(each)) : undefined
  useEffect(() => {
    if (other) void navigate({ to: pathOf(other), replace: true })
  }, [other, navigate])
  if (other) return null
  return (
    <OperationsFrame view={protocol && viewOf(protocol)} {...frame}>
      {protocol === undefined ? (
        <NotAllowed />
      ) : (
        <CommandLayout menu={<CommandMenu protocol={protocol} hrefOf={hrefOf} />}>
          <EmptyState
            title={
              values.station === undefined
                ? t('menu.choose')
                : t('menu.chooseFor', { station: values.station })
            }
            detail={t('menu.chooseDetail')}
          />
        </CommandLayout>
      )}
    </OperationsFrame>
  )
}
