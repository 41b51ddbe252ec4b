import { type Command, commandOfRoute, hasCommand, type Protocol } from '@corrente/domain/operations'
import { hrefOf, matchRoute, pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { EmptyState } from '@corrente/ui/primitives'
import { NotAllowed } from '@corrente/ui/widgets/legal'
import {
  CommandLayout,
  CommandMenu,
  OperationsFrame,
  useCommandWords,
  viewOf,
} from '@corrente/ui/widgets/operations'
import { useOperationViews } from '../../../features/operationViews.ts'
import { useAddress, usePagePath } from '../../../kit/address/index.ts'
import { usePageTitle } from '../../../ports/index.ts'
import { OPERATION_RULES } from '../operationAddress.ts'
import { useCommandHref, useProtocol } from '../useOperations.ts'
import { LinkedForm } from './LinkedForm.tsx'

/** The page of a command: `/operations/remote_reset` and its like (OPS-005, OPS-008). */
export function CommandPage() {
  const id = matchRoute(usePagePath())?.id
  const command = id && commandOfRoute(id)
  return command === undefined ? null : <OneCommand command={command} />
}

function OneCommand({ command }: { readonly command: Command }) {
  const t = useText('operations')
  const { nameOf } = useCommandWords()
  usePageTitle(nameOf(command))
  const { values } = useAddress(OPERATION_RULES)
  const protocol = useProtocol(values.protocol)
  const hrefTo = useCommandHref(protocol ?? 'v1.6')
  const menu = protocol && <CommandMenu protocol={protocol} current={command} hrefOf={hrefTo} />
  return (
    <OperationsFrame view={protocol && viewOf(protocol)} {...useOperationViews(command)}>
      {protocol === undefined ? (
        <NotAllowed />
      ) : (
        <CommandLayout menu={menu} backHref={backHref(protocol)}>
          {hasCommand(protocol, command) ? (
            // Another command, another version: nothing of the former stays (OPS-009).
            <LinkedForm key={`${command}/${protocol}`} command={command} protocol={protocol} link={values} />
          ) : (
            <EmptyState title={t('menu.only16')} detail={t(`about.${command}`)} />
          )}
        </CommandLayout>
      )}
    </OperationsFrame>
  )
}

const backHref = (protocol: Protocol): string =>
  hrefOf({ path: pathOf('operations'), search: protocol === 'v1.5' ? { protocol } : {} })
