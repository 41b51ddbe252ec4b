import { matchRoute, pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { EmptyState } from '@corrente/ui/primitives'
import { NotAllowed } from '@corrente/ui/widgets/legal'
import { CommandLayout, CommandMenu, OperationsFrame, viewOf } from '@corrente/ui/widgets/operations'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMay } from '../../kit/access/index.ts'
import { useAddress } from '../../kit/address/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { OPERATION_RULES } from './operationAddress.ts'
import { useCommandHref, useProtocol, useViewChange, useViews } from './useOperations.ts'

/** `/operations` and its two versions: the commands, none of them chosen yet (OPS-001). */
export function OperationsPage() {
  const t = useText('operations')
  usePageTitle(t('title'))
  const { pathname } = useLocation()
  const may = useMay()
  const navigate = useNavigate()
  const { values } = useAddress(OPERATION_RULES)
  const id = matchRoute(pathname)?.id
  const protocol = useProtocol(id === 'operations-v15' ? 'v1.5' : values.protocol)
  const views = useViews()
  const hrefOf = useCommandHref(protocol ?? 'v1.6', values.station)
  const changeView = useViewChange(undefined)
  // The first view that is permitted (decisions: Permissions).
  const isTasksOnly = protocol === undefined && may('operations-tasks')
  useEffect(() => {
    if (isTasksOnly) void navigate({ to: pathOf('operations-tasks'), replace: true })
  }, [isTasksOnly, navigate])
  if (isTasksOnly) return null
  return (
    <OperationsFrame view={protocol && viewOf(protocol)} views={views} onViewChange={changeView}>
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
