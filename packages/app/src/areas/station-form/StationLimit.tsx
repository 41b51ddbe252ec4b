import { LimitDialog } from '@corrente/ui/widgets/downloads'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { usePorts } from '../../ports/index.ts'

export interface StationLimitProps {
  readonly isReached: boolean
  /** Where closing it leads; undefined: back to the form. */
  readonly leadsTo?: string
  readonly onClose?: () => void
}

/** Says that no more stations may be created, and what to do (STN-039); names the tenant's larger plan (AST-005). */
export function StationLimit({ isReached, leadsTo, onClose }: StationLimitProps) {
  const { tenant } = usePorts()
  const navigate = useNavigate()
  const [isClosed, setClosed] = useState(false)
  const close = () => {
    if (leadsTo === undefined) return onClose?.()
    setClosed(true)
    void navigate({ to: leadsTo })
  }
  return (
    <LimitDialog
      kind="stations"
      isOpen={isReached && !isClosed}
      onClose={close}
      product={tenant.settings.upgradeProductName}
    />
  )
}
