import { pathOf } from '@corrente/domain/routing'
import { CookieBanner } from '@corrente/ui/widgets/shell'
import { useState } from 'react'
import { usePorts } from '../ports/index.ts'

/** The notice of cookies, until somebody agrees (SHL-012). */
export function CookieNotice() {
  const { consent } = usePorts()
  const [hasConsent, setConsent] = useState(consent.isGiven)
  if (hasConsent) return null
  const accept = () => {
    consent.give()
    setConsent(true)
  }
  return <CookieBanner policyHref={pathOf('privacy-policy')} onAccept={accept} />
}
