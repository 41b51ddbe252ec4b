import { LimitDialog } from '@corrente/ui/widgets/downloads'
import { type ReactNode, useState } from 'react'
import { usePorts } from '../../ports/index.ts'

/** The notice of the users' limit: shown by `show`, closed by whoever reads it (USR-015). @param onClose - told after */
export function useUserLimit(onClose?: () => void): {
  readonly show: () => void
  readonly dialog: ReactNode
} {
  const { tenant } = usePorts()
  const [isShown, setShown] = useState(false)
  return {
    show: () => setShown(true),
    dialog: (
      <LimitDialog
        kind="users"
        isOpen={isShown}
        onClose={() => {
          setShown(false)
          onClose?.()
        }}
        product={tenant.settings.upgradeProductName}
      />
    ),
  }
}
