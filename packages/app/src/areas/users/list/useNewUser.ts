import { pathOf } from '@corrente/domain/routing'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAlone } from '../../../kit/writes/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { isUserLimitReached } from '../../../resources/userLimit.ts'

/** Opens the form of a new user, after the check of the limit (USR-013). @param onLimit - told where it is reached */
export function useNewUser(onLimit: () => void): { readonly open: () => void; readonly isChecking: boolean } {
  const { cp } = usePorts().gateways
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const alone = useAlone('user-limit')
  const go = () => void navigate({ to: pathOf('user-create') })
  const open = () =>
    void alone.run(
      async () => {
        setChecking(true)
        const isReached = await isUserLimitReached(cp)
        setChecking(false)
        if (isReached) onLimit()
        else go()
        return false
      },
      () => {
        setChecking(false)
        go()
      },
    )
  return { open, isChecking }
}
