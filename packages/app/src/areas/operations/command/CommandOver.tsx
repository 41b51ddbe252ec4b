import { commandOfRoute, hasCommand } from '@corrente/domain/operations'
import { useText } from '@corrente/ui/messages'
import { Drawer, EmptyState } from '@corrente/ui/primitives'
import { LeaveDialog } from '@corrente/ui/widgets/forms'
import { useCommandWords } from '@corrente/ui/widgets/operations'
import { useRef, useState } from 'react'
import type { OverProps } from '../../../kit/area/index.ts'
import { OPERATION_RULES } from '../operationAddress.ts'
import { useProtocol } from '../useOperations.ts'
import { LinkedForm } from './LinkedForm.tsx'

/** A command beside the page of what it is about: given, answered and closed without leaving that. */
export function CommandOver({ id, search, onClose }: OverProps) {
  const t = useText('operations')
  const { nameOf, termOf } = useCommandWords()
  const link = OPERATION_RULES.read(search)
  const protocol = useProtocol(link.protocol)
  const isTouched = useRef(false)
  const [isLeaving, setLeaving] = useState(false)
  const command = commandOfRoute(id)
  if (command === undefined || protocol === undefined) return null
  return (
    <Drawer
      isOpen
      size="large"
      title={`${nameOf(command)} · ${termOf(command)}`}
      onClose={() => (isTouched.current ? setLeaving(true) : onClose())}
    >
      {hasCommand(protocol, command) ? (
        <LinkedForm
          key={`${command}/${protocol}`}
          command={command}
          protocol={protocol}
          link={link}
          isOver
          onTouched={(is) => {
            isTouched.current = is
          }}
        />
      ) : (
        <EmptyState title={t('menu.only16')} detail={t(`about.${command}`)} />
      )}
      <LeaveDialog isOpen={isLeaving} onLeave={onClose} onStay={() => setLeaving(false)} />
    </Drawer>
  )
}
