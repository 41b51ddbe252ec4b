import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { OperationAddress } from '../operationAddress.ts'

/**
 * The link that a form was opened by. A later one to the same command (the palette's "reset B" while A stands there) is
 * new until it is taken over, or the form is kept as it is. One that names no station fills in nothing.
 */
export function useLinkTaken(link: OperationAddress) {
  // The same address, pressed again, is a link again. The router tells of the step before it tells what it says.
  const step = useLocation().state.__TSR_key ?? ''
  const at = `${step} ${JSON.stringify(link)}`
  const [taken, setTaken] = useState({ link, at })
  const [seen, setSeen] = useState(at)
  return {
    taken,
    isNew: at !== seen && link.station !== undefined,
    take: () => {
      setTaken({ link, at })
      setSeen(at)
    },
    keep: () => setSeen(at),
  }
}
